import { asc, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { PlanExport } from '../personal-data.ts';
import { featurePackages, subscriptions } from './table.ts';

/** Has the payment provider forget somebody; the roof hands it in, for payments need this room. */
type ForgetCustomer = (db: Db, of: { provider: string; customer: string }, at: Date) => Promise<void>;

/** The plan of an account. Packages and the orders of the months that were paid are figures, and stay. */
export const planPersonalData = (forgetCustomer: ForgetCustomer): PersonalData<PlanExport> => ({
  tables: [subscriptions, featurePackages],
  exportOf: async (db, { id }) => {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    const bought = await db
      .select()
      .from(featurePackages)
      .where(eq(featurePackages.userId, id))
      .orderBy(asc(featurePackages.boughtAt), asc(featurePackages.id));
    const packages = bought.map(({ status, boughtAt, featuredUntil }) => ({
      status,
      boughtAt: boughtAt.toISOString(),
      until: featuredUntil?.toISOString() ?? null,
    }));
    if (!row) return { plan: null, packages };
    const { plan, status, startedAt, periodEnd, endsWithPeriod } = row;
    const instants = { startedAt: startedAt.toISOString(), periodEnd: periodEnd.toISOString() };
    return { plan: { plan, status, ...instants, endsWithPeriod }, packages };
  },
  /** No renewal is ever charged again, and the provider forgets whom and what it charged. */
  forget: async (db, { id, at }) => {
    const gone = await db.delete(subscriptions).where(eq(subscriptions.userId, id)).returning();
    for (const { provider, customer } of gone)
      if (customer !== null) await forgetCustomer(db, { provider, customer }, at);
  },
});

import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { returnsDays } from '../rules.ts';
import { isOwed } from './balances.ts';
import { payoutFiles, payouts } from './table.ts';

/**
 * What an owner was paid stands line by line in the ledger, where they take it along; the law keeps both. Where they are paid goes
 * with the account, so they stay until they have it, and the bank can't send it back (decision 0139). A debt holds nobody.
 */
export const payoutPersonalData: PersonalData = {
  tables: [payouts, payoutFiles],
  exportOf: exportsNothing,
  // In this order: what comes back is no longer under way in the moment in which it is owed again.
  holdsBack: async (db, id, at) =>
    (await isUnderWay(db, id, at)) ? 'payout_under_way' : (await isOwed(db, id)) ? 'owner_owed' : undefined,
  forget: forgetsNothing,
};

/** On its way at the provider, or so fresh that the bank may send it back; what stands in a file is never said to have arrived. */
async function isUnderWay(db: Db, ownerId: string, at: Date): Promise<boolean> {
  const lately = daysBefore(at, returnsDays).toISOString();
  const isAtProvider = and(isNotNull(payouts.account), inArray(payouts.status, ['asked', 'sent']));
  const isFresh = sql`greatest(${payouts.createdAt}, ${payoutFiles.paidOn}::timestamptz) > ${lately}::timestamptz`;
  const [found] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .leftJoin(payoutFiles, eq(payoutFiles.id, payouts.fileId))
    .where(and(eq(payouts.ownerId, ownerId), or(isAtProvider, and(inArray(payouts.status, ['sent', 'paid']), isFresh))))
    .limit(1);
  return found !== undefined;
}

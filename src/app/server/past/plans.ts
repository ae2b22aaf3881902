/** The plans of the demo's owners: each month was paid; one package is on the home page, one waits for a call. */
import { idOf } from '#kit/server/ids.ts';
import type { Db } from '#kit/server/db.ts';
import { daysAfter, daysBefore } from '#kit/shared/durations.ts';
import { events } from '#features/events/server/table.ts';
import { featurePackages, subscriptions } from '#features/plans/server/table.ts';
import { addMonths, monthCents, packageCents } from '#features/plans/subscription.ts';
import { packageDays } from '#features/plans/rules.ts';
import type { SoldPlan } from '#features/plans/rules.ts';
import { eq } from 'drizzle-orm';
import { wallClock } from '#market/town/dates.ts';
import { taxOn } from '#market/vat/vat.ts';
import { demoOwners } from './catalogue/owners.ts';
import { ownerId } from './people.ts';
import { paidBy, saleLines } from './sales.ts';
import type { OrderInsert, Sale } from './sales.ts';
import { planSince } from './terms.ts';

/** Gives what was paid for plans; the house's own sales. */
export async function seedPlans(db: Db, at: Date): Promise<Sale[]> {
  const withPlan = demoOwners.flatMap(({ key, plan }) => (plan ? [{ userId: ownerId(key), ...plan }] : []));
  const months = withPlan.flatMap(({ userId, name, months }) => {
    const startedAt = planSince(months, at);
    return Array.from({ length: months }, (_, n) => ({
      userId,
      plan: name,
      startsAt: addMonths(startedAt, n),
      endsAt: addMonths(startedAt, n + 1),
      amountCents: monthCents(name, name === 'advanced' ? n : 0),
    }));
  });
  await db.insert(subscriptions).values(
    withPlan.map(({ userId, name, months }) => {
      const startedAt = planSince(months, at);
      const [periodStart, periodEnd] = [addMonths(startedAt, months - 1), addMonths(startedAt, months)];
      const card = {
        provider: 'sandbox',
        customer: `cus_${idOf(userId)}`,
        method: `pm_4242_${idOf(`card ${userId}`)}`,
      };
      const paid = { monthsPaid: months, advancedMonths: name === 'advanced' ? months : 0 };
      const period = { periodStart, periodEnd, renewAt: periodEnd, updatedAt: periodStart };
      return { userId, plan: name, status: 'active' as const, startedAt, ...paid, ...period, ...card };
    }),
  );
  const packages = [
    { userId: ownerId('rooftop'), plan: 'features', startsAt: daysAgo(at, 9), amountCents: packageCents },
    { userId: ownerId('outdoors'), plan: 'features', startsAt: daysAgo(at, 1), amountCents: packageCents },
  ] as const;
  return [...months, ...packages].map(aPlanSale);
}

const daysAgo = (at: Date, days: number) => daysBefore(at, days);

type PaidPlan = Pick<OrderInsert, 'userId' | 'startsAt' | 'amountCents' | 'endsAt'> & { readonly plan: SoldPlan };

function aPlanSale({ userId, plan, startsAt, endsAt, amountCents }: PaidPlan): Sale {
  const order: OrderInsert = {
    id: idOf(`plan ${plan} ${userId} ${startsAt.toISOString()}`),
    kind: 'plan',
    itemId: userId,
    userId,
    plan,
    quantity: 1,
    startsAt,
    endsAt: endsAt ?? null,
    amountCents,
    ownerId: null,
    commissionPercent: 0,
    ...taxOn('platform', wallClock(startsAt).date),
    refundSteps: [],
    status: 'confirmed',
    createdAt: startsAt,
    confirmedAt: startsAt,
  };
  return { order, tickets: [], refunds: [], payment: paidBy(order, startsAt), lines: saleLines(order, startsAt) };
}

/** What became of the packages that were bought. */
export async function seedPackages(db: Db, sales: readonly Sale[], at: Date): Promise<void> {
  const listingId = idOf('event:rooftop-at-moonrise');
  for (const { order } of sales.filter((sale) => sale.order.plan === 'features')) {
    const boughtAt = order.startsAt;
    const isCalled = order.userId === ownerId('rooftop');
    const featuredUntil = daysAfter(boughtAt, packageDays);
    const stands = isCalled ? ({ status: 'running', kind: 'event', listingId, featuredUntil } as const) : {};
    await db.insert(featurePackages).values({ id: order.id, userId: order.userId, boughtAt, updatedAt: at, ...stands });
  }
  await db.update(events).set({ featured: true }).where(eq(events.id, listingId));
}

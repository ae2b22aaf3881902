/** Renewals: a plan's next month is charged to what was saved, once for each month, by the house's own clock (issue 6). */
import { and, eq } from 'drizzle-orm';
import { lockUser } from '#features/auth/server/service.ts';
import {
  endPlanHold,
  holdRenewal,
  isMonthAskedBack,
  letGo,
  releaseExpiredPlans,
} from '#features/orders/server/doors/plans.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { claimRenewal, dueRenewals, failRenewal, findSubscription } from '#features/plans/server/service.ts';
import type { SubscriptionRow } from '#features/plans/server/service.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import { oneAtATime } from '#kit/server/one-at-a-time.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ChargeAnswer, ForCustomer, PaymentProvider, Saved } from './provider.ts';
import { houseCurrency } from './provider.ts';
import { isUnderWay, reuseOrOpen } from './service.ts';
import { payments } from './table.ts';
import { takePayment } from './taking/taking.ts';
import { closeTask } from './task-names.ts';

type Options = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
};
/** What the provider takes from nobody is a fault of the house: no member hears that their card failed. */
const isRefused = (error: unknown): boolean => error instanceof Problem && error.code === 'provider_refused';

type Due = { readonly row: SubscriptionRow; readonly order: OrderRow };

/**
 * Gives the run for every minute. Each renewal is claimed before it is charged, so that two processes charge it once; a
 * provider that is away is asked again when the claim is over, with what was charged meanwhile found by reconciliation.
 */
export function createRenewer(options: Options): () => Promise<void> {
  const { db, clock, log } = options;
  return oneAtATime(async () => {
    for (const userId of await dueRenewals(db, clock()))
      try {
        const due = await claim(db, userId, clock());
        if (due) await charge(options, due);
      } catch (error) {
        if (isRefused(error))
          log.error({ error, userId }, 'the provider refuses a renewal as we ask for it: somebody has to look at it');
        else log.warn({ error }, 'a renewal could not be charged and will be tried again');
      }
  });
}

/**
 * So long a renewal waits for what its owner is paying themselves. Longer than an order is held: who begins one payment after
 * the other, and ends none, has their plan for nothing.
 */
const ownPaymentMs = 30 * minuteMs;

/** Whether the period of a plan that runs has been over for longer than that. */
async function isLong(db: Db, userId: string, at: Date): Promise<boolean> {
  const row = await findSubscription(db, userId);
  return row?.status === 'active' && at.getTime() - row.periodEnd.getTime() > ownPaymentMs;
}

/** Locks go member → order → plan, as where an order is confirmed. */
function claim(db: Db, userId: string, at: Date): Promise<Due | undefined> {
  return db.transaction(async (db) => {
    await lockUser(db, userId);
    await releaseExpiredPlans(db, at, userId);
    if (await isLong(db, userId, at)) await endPlanHold(db, userId);
    const due = await claimRenewal(db, userId, at);
    if (!due || (await isUnderWay(db, userId, due.month.startsAt))) return undefined;
    if (await isMonthAskedBack(db, userId)) {
      await failRenewal(db, userId, due.row.periodEnd, 'held', at);
      return undefined;
    }
    const order = await holdRenewal(db, userId, due.month, at);
    return order && { row: due.row, order };
  });
}

async function charge({ db, clock, providers }: Options, { row, order }: Due): Promise<void> {
  const provider = providers.find(({ name }) => name === row.provider);
  const { customer, method } = row;
  if (!provider || customer === null || method === null)
    return refuse(db, { row, order }, 'refused', undefined, clock());
  const saved: Saved = { customer, method };
  const of: ForCustomer = { customer, use: 'charged' };
  const { id } = await reuseOrOpen(db, provider, { ...order, wasThere: false }, clock(), of);
  // From here on the reconciliation asks after it, whatever becomes of this process.
  await db
    .update(payments)
    .set({ status: 'processing' })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')));
  const answer = await provider.charge({ paymentId: id, ...saved });
  if (answer === 'refused' || answer === 'unconfirmed') return refuse(db, { row, order }, answer, id, clock());
  const { amountCents } = order;
  const paid = { id, amountCents, currency: houseCurrency, saved };
  if (answer === 'succeeded') await db.transaction((db) => takePayment(db, paid, clock()));
}

/** Nobody pays it any more with this order; its owner may in their own, or it is tried again tomorrow. */
function refuse(
  db: Db,
  { row, order }: Due,
  why: Extract<ChargeAnswer, 'refused' | 'unconfirmed'>,
  paymentId: string | undefined,
  at: Date,
): Promise<void> {
  return db.transaction(async (db) => {
    await letGo(db, order.id);
    if (paymentId !== undefined) {
      await db.update(payments).set({ status: 'replaced' }).where(eq(payments.id, paymentId));
      await enqueue(db, closeTask, { paymentId }, at);
    }
    await failRenewal(db, row.userId, row.periodEnd, why, at);
  });
}

/** Reconciliation: what no notice told of is asked for, so that a lost one heals within 5 minutes (quality, Payments). */
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import { oneAtATime } from '#kit/server/one-at-a-time.ts';
import { dayMs, minuteMs } from '#kit/shared/durations.ts';
import type { PaymentFound, PaymentProvider } from '../provider.ts';
import { isConflict } from '#kit/shared/problem.ts';
import { payments } from '../table.ts';
import type { PaymentRow } from '../table.ts';
import { takePayment } from './taking.ts';

/** How long a notice has time to come by itself. */
const noticeMs = 2 * minuteMs;
/** Twice as long as places are held: who has not paid by then does not, and the payment is ended. */
const giveUpMs = 30 * minuteMs;
/** A bank may take days over a payment; what could not be asked about for so long needs a person. */
const forgetMs = 14 * dayMs;
/** At most this many are asked about in one run; the next goes on after the last of them. */
const batch = 100;

/**
 * Gives the run for every minute: the provider is asked about payments under way for more than two minutes, oldest
 * first, and one that succeeded is taken exactly as its notice would be. Those that nobody paid are closed after half an
 * hour, so that there are never many to ask about. A provider that is away ends the run: the next begins there. The
 * first after a start asks at once about all: who was killed may have taken a notice along.
 */
export function createReconciler(options: {
  db: Db;
  clock: Clock;
  log: Log;
  providers: readonly PaymentProvider[];
}): (isStart?: boolean) => Promise<void> {
  const { db, clock, log, providers } = options;
  let last: Pick<PaymentRow, 'createdAt' | 'id'> | undefined;

  const findDue = async (isStart: boolean): Promise<PaymentRow[]> => {
    const at = clock().getTime();
    const names = providers.map(({ name }) => name);
    return db
      .select()
      .from(payments)
      .where(
        and(
          inArray(payments.status, ['open', 'processing']),
          inArray(payments.provider, names),
          lt(payments.createdAt, new Date(at - (isStart ? 0 : noticeMs))),
          gt(payments.createdAt, new Date(at - forgetMs)),
          last &&
            sql`(${payments.createdAt}, ${payments.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .limit(batch);
  };

  const run = async (isStart = false): Promise<void> => {
    const due = await findDue(isStart);
    for (const payment of due) {
      last = payment;
      const provider = providers.find(({ name }) => name === payment.provider);
      if (!provider) continue;
      try {
        await settle(db, payment, await ask(provider, payment, clock()), clock());
      } catch (error) {
        if (isConflict(error)) {
          log.error({ error, paymentId: payment.id }, 'a payment does not fit its order: somebody has to look at it');
          continue;
        }
        log.warn({ error, paymentId: payment.id }, 'a payment could not be reconciled and will be asked about again');
        return;
      }
    }
    if (due.length < batch) last = undefined;
  };

  return oneAtATime(run);
}

async function ask(provider: PaymentProvider, payment: PaymentRow, at: Date): Promise<PaymentFound> {
  const found = await provider.look(payment.id);
  const isGivenUp = payment.createdAt.getTime() < at.getTime() - giveUpMs;
  return found.status === 'open' && isGivenUp ? provider.close(payment.id) : found;
}

/** Writes down how the provider says a payment stands. */
async function settle(db: Db, { id, status }: PaymentRow, found: PaymentFound, at: Date): Promise<void> {
  if (found.status === 'succeeded') return db.transaction((db) => takePayment(db, { ...found, id }, at));
  const now = found.status === 'closed' ? 'replaced' : found.status;
  // Only what nobody has taken meanwhile.
  if (now !== status)
    await db
      .update(payments)
      .set({ status: now })
      .where(and(eq(payments.id, id), eq(payments.status, status)));
}

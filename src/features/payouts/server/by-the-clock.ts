/**
 * What lies in owners' own accounts is paid out by the clock (issue 22; decision 0091): booked first, then asked of the
 * provider, then looked after until the bank has it. One that comes back is booked back, its owner is told, and it is
 * tried again once their account is mended.
 */
import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import type { AccountProvider, PayoutFound } from '#features/payout-accounts/account-provider.ts';
import { lookAtPayoutsTask } from '#features/payout-accounts/rules.ts';
import { accountsAt } from '#features/payout-accounts/server/service.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { daysBefore, hoursBefore } from '#kit/shared/durations.ts';
import { retryHours, returnsDays } from '../rules.ts';
import { bookBack, bookPayout, dueOrders, nextPayout, tellOwner } from './booking.ts';
import { payouts, type PayoutRow } from './table.ts';

type Options = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly provider: AccountProvider | undefined;
};

/** Gives the run for every hour. A provider that is away ends it: what was booked is asked for again by the next. */
export function createPayer({ db, clock, log, provider }: Options): () => Promise<void> {
  return async () => {
    if (!provider) return;
    try {
      for (const { ownerId, account, standing } of await accountsAt(db, provider.name)) {
        if (account === null) continue;
        await followUp(db, provider, account, clock());
        if (standing === 'ready') await payOwner(db, provider, { ownerId, account }, clock());
        await followUp(db, provider, account, clock());
      }
    } catch (error) {
      log.warn({ error }, 'owners could not be paid and will be in an hour');
    }
  };
}

const Payload = z.strictObject({ account: z.string() });

/** Asks how what is paid out of an account goes on, as soon as the provider tells of it. One at a time. */
export const payoutTask = ({
  provider,
  clock,
}: {
  readonly provider: AccountProvider;
  readonly clock: Clock;
}): Task<z.infer<typeof Payload>> => ({
  name: lookAtPayoutsTask,
  payload: Payload,
  atOnce: 1,
  run: ({ account }, db) => followUp(db, provider, account, clock()),
});

/** Books what is due from an owner's account, unless another is under way, one failed lately, or they are suspended. */
async function payOwner(
  db: Db,
  provider: AccountProvider,
  { ownerId, account }: { readonly ownerId: string; readonly account: string },
  at: Date,
): Promise<void> {
  const { availableCents } = await provider.balanceOf(account);
  await db.transaction(async (db) => {
    await lockUser(db, ownerId);
    const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
    if (!owner || owner.suspendedAt || (await mustWait(db, ownerId, at))) return;
    const due = await dueOrders(db, ownerId, at, account);
    const payout = await nextPayout(db, ownerId, due, at);
    // What the provider has not got yet, or an account owes, waits for the next run.
    if (payout.amountCents <= 0 || payout.amountCents > availableCents) return;
    await bookPayout(db, { ...payout, account, status: 'asked' }, due);
  });
}

async function mustWait(db: Db, ownerId: string, at: Date): Promise<boolean> {
  const isTheirs = and(eq(payouts.ownerId, ownerId), isNotNull(payouts.account));
  const failedLately = and(eq(payouts.status, 'failed'), gt(payouts.createdAt, hoursBefore(at, retryHours)));
  const underWay = await db.$count(payouts, and(isTheirs, inArray(payouts.status, ['asked', 'sent'])));
  return underWay > 0 || (await db.$count(payouts, and(isTheirs, failedLately))) > 0;
}

/** Asks for what was booked, and how what was sent goes on. */
async function followUp(db: Db, provider: AccountProvider, account: string, at: Date): Promise<void> {
  const lately = daysBefore(at, returnsDays);
  const isOpen = and(
    eq(payouts.account, account),
    or(inArray(payouts.status, ['asked', 'sent']), and(eq(payouts.status, 'paid'), gt(payouts.createdAt, lately))),
  );
  const open = await db.select().from(payouts).where(isOpen).orderBy(asc(payouts.createdAt), asc(payouts.id));
  for (const payout of open) {
    const { id: key, amountCents, providerPayoutId } = payout;
    const found =
      providerPayoutId === null
        ? await provider.payOut({ account, amountCents, key })
        : await provider.lookAtPayout({ account, id: providerPayoutId });
    await takeFound(db, payout, found, at);
  }
}

/** Writes down how the provider says a payout stands; its owner hears once that it is on its way, and once that it came back. */
async function takeFound(db: Db, payout: PayoutRow, found: PayoutFound, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const [before] = await db.select().from(payouts).where(eq(payouts.id, payout.id)).for('update');
    if (!before || before.status === found.status || before.status === 'failed') return;
    const { status } = found;
    await db
      .update(payouts)
      .set({
        status,
        providerPayoutId: found.id ?? before.providerPayoutId,
        failure: status === 'failed' ? (found.failure ?? 'unknown') : null,
      })
      .where(eq(payouts.id, payout.id));
    if (status === 'failed') return bookBack(db, payout, at);
    if (before.status === 'asked') await tellOwner(db, payout, at);
  });
}

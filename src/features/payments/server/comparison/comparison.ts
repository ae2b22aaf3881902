/**
 * Every day the ledger is compared with the provider's balance transactions, to the cent (issue 22; decision 0091): order by
 * order what lies with the house, account by account what lies with owners. One cent is an alarm.
 */
import { and, desc, eq, inArray, isNotNull, isNull, max, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import { accountsAt } from '#features/payout-accounts/server/service.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import { dayMs, hourMs } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import type { MoneyComparison } from '../../contract.ts';
import type { MoneyDifference, ProviderName } from '../../rules.ts';
import { ledgerOfAccounts, ledgerOfOrders } from './comparison-sums.ts';
import type { Move, PaymentProvider } from '../provider.ts';
import { moneyComparisons, payments, providerMoves } from '../table.ts';

/** What changed so lately may be booked at one side alone: the next comparison has it. */
const settleMs = hourMs;
/** Lines are asked for again from so long before the last one: providers sort by the second, and write some late. */
const overlapMs = dayMs;
/** After a notice only what is new is wanted. */
const recentMs = 600_000;
const atOnce = 500;
/** A page of the desk, and a row of the table, show so many. */
const shown = 50;

/** Between the house's balance there and its own bank, or the provider itself: no sale's money. */
const outside = [
  'payout',
  'payout_cancel',
  'payout_failure',
  'stripe_fee',
  'topup',
  'topup_reversal',
  'reserve_hold',
  'reserve_release',
  'reserve_transaction',
];

/** Brings the provider's lines up to date here, each with its order. */
async function fetchMoves(db: Db, provider: PaymentProvider, overlap = overlapMs): Promise<void> {
  const { name } = provider;
  const [newest] = await db
    .select({ at: max(providerMoves.createdAt) })
    .from(providerMoves)
    .where(eq(providerMoves.provider, name));
  const since = newest?.at ? new Date(newest.at.getTime() - overlap) : undefined;
  let batch: Move[] = [];
  const write = async () => {
    if (batch.length > 0) await writeMoves(db, name, batch);
    batch = [];
  };
  for await (const move of provider.moves(since)) {
    batch.push(move);
    if (batch.length === atOnce) await write();
  }
  await write();
  await nameOrders(db);
}

async function writeMoves(db: Db, provider: ProviderName, moves: readonly Move[]): Promise<void> {
  const named = moves.flatMap(({ orderId }) => orderId ?? []);
  const known =
    named.length === 0 ? [] : await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, named));
  const ids = new Set(known.map(({ id }) => id));
  const rows = moves.map(({ at: createdAt, orderId, ...move }) => ({
    ...move,
    provider,
    createdAt,
    orderId: orderId !== undefined && ids.has(orderId) ? orderId : null,
  }));
  await db.insert(providerMoves).values(rows).onConflictDoNothing();
}

/** A line names its payment, or the charge or the transfer that it followed. */
async function nameOrders(db: Db): Promise<void> {
  await db
    .update(providerMoves)
    .set({ orderId: sql`${payments.orderId}` })
    .from(payments)
    .where(and(isNull(providerMoves.orderId), eq(payments.id, providerMoves.paymentId)));
  await db.execute(sql`
    update provider_moves as m set order_id = c.order_id from provider_moves as c
    where m.order_id is null and c.order_id is not null and c.kind in ('charge', 'transfer')
      and (m.charge_id = c.charge_id or m.transfer_id = c.transfer_id or m.fee_id = c.fee_id)`);
}

type Compared = Pick<MoneyDifference, 'id' | 'ledgerCents' | 'providerCents'> & { readonly isUnderWay: boolean };
const differing = (of: MoneyDifference['of'], some: readonly Compared[]): MoneyDifference[] =>
  some.flatMap(({ isUnderWay, id, ledgerCents, providerCents }) =>
    isUnderWay || ledgerCents === providerCents ? [] : [{ of, id, ledgerCents, providerCents }],
  );
const sumOf = (some: readonly Compared[], of: 'ledgerCents' | 'providerCents'): number =>
  some.reduce((sum, one) => sum + (one.isUnderWay ? 0 : one[of]), 0);

const isDay = (provider: ProviderName, at: Date) =>
  and(eq(moneyComparisons.provider, provider), eq(moneyComparisons.day, wallClock(at).date));

/**
 * Compares now, and writes the day's row down. Gives what differs. What was told of, or was found to differ before, is not
 * under way any more, however lately it changed.
 */
async function compareMoney(
  db: Db,
  provider: PaymentProvider,
  at: Date,
  told: readonly string[] = [],
): Promise<readonly MoneyDifference[]> {
  await fetchMoves(db, provider);
  const { name } = provider;
  const settled = new Date(at.getTime() - settleMs);
  const [today] = await db.select().from(moneyComparisons).where(isDay(name, at));
  const known = new Set([...told, ...(today?.differences ?? []).map(({ id }) => id)]);
  const ofOrders = (await ledgerOfOrders(db, name, settled)).map((one) =>
    known.has(one.id) ? { ...one, isUnderWay: false } : one,
  );
  const ofAccounts = await accountsOf(db, provider, settled);
  const strangers = await unknownMoves(db, name);
  const differences = [
    ...differing('order', ofOrders),
    ...differing('account', ofAccounts),
    ...differing('unknown', strangers),
  ].slice(0, shown);
  const row = {
    ledgerCents: sumOf(ofOrders, 'ledgerCents'),
    providerCents: sumOf([...ofOrders, ...strangers], 'providerCents'),
    ownersLedgerCents: sumOf(ofAccounts, 'ledgerCents'),
    ownersProviderCents: sumOf(ofAccounts, 'providerCents'),
    underWay: [...ofOrders, ...ofAccounts].filter(({ isUnderWay }) => isUnderWay).length,
    differences,
    comparedAt: at,
  };
  await db
    .insert(moneyComparisons)
    .values({ ...row, provider: name, day: wallClock(at).date })
    .onConflictDoUpdate({ target: [moneyComparisons.provider, moneyComparisons.day], set: row });
  return differences;
}

/** What a notice names of the house's own balance. */
export type NamedMove = { readonly transferId?: string | undefined; readonly feeId?: string | undefined };

/** The order of a line that was just told of, once the provider's lines are here; null where it is of none. */
export async function orderOfMove(db: Db, provider: PaymentProvider, named: NamedMove): Promise<string | null> {
  await fetchMoves(db, provider, recentMs);
  const { transferId = '', feeId = '' } = named;
  const isOf = or(eq(providerMoves.transferId, transferId), eq(providerMoves.feeId, feeId));
  const [move] = await db
    .select({ orderId: providerMoves.orderId })
    .from(providerMoves)
    .where(and(eq(providerMoves.provider, provider.name), isNotNull(providerMoves.orderId), isOf))
    .limit(1);
  return move?.orderId ?? null;
}

/** Whether an order's part of the house's balance is what the ledger says, now. */
export async function isEven(db: Db, { name }: PaymentProvider, orderId: string, at: Date): Promise<boolean> {
  const [one] = await ledgerOfOrders(db, name, at, orderId);
  return one === undefined || one.ledgerCents === one.providerCents;
}

/** Compares at once after a notice that nothing here explains; null is of no order. What differs is an error of the log. */
export async function compareAtOnce(
  { db, log }: { readonly db: Db; readonly log: Log },
  provider: PaymentProvider,
  orderId: string | null,
  at: Date,
): Promise<void> {
  sayDifferences(log, provider, await compareMoney(db, provider, at, orderId === null ? [] : [orderId]));
}

function sayDifferences(log: Log, { name }: PaymentProvider, differences: readonly MoneyDifference[]): void {
  if (differences.length === 0) return;
  log.error({ provider: name, differences }, 'the ledger and the payment provider differ: somebody has to look at it');
}

async function accountsOf(db: Db, provider: PaymentProvider, settled: Date): Promise<Compared[]> {
  const known = await ledgerOfAccounts(db, settled);
  const compared: Compared[] = [];
  for (const { account } of await accountsAt(db, provider.name)) {
    if (account === null) continue;
    const { availableCents, pendingCents } = await provider.balanceOf(account);
    const { ledgerCents, isUnderWay } = known.get(account) ?? { ledgerCents: 0, isUnderWay: false };
    compared.push({ id: account, ledgerCents, isUnderWay, providerCents: availableCents + pendingCents });
  }
  return compared;
}

/** Lines of no order that are no affair of the house with its bank or the provider. */
async function unknownMoves(db: Db, provider: ProviderName): Promise<Compared[]> {
  const rows = await db
    .select({ id: providerMoves.id, providerCents: providerMoves.amountCents })
    .from(providerMoves)
    .where(
      and(eq(providerMoves.provider, provider), isNull(providerMoves.orderId), notInArray(providerMoves.kind, outside)),
    )
    .orderBy(providerMoves.createdAt, providerMoves.id);
  return rows.map((row) => ({ ...row, ledgerCents: 0, isUnderWay: false }));
}

/** The last comparisons, the newest first. */
export async function listComparisons(db: Db): Promise<MoneyComparison[]> {
  const rows = await db
    .select()
    .from(moneyComparisons)
    .orderBy(desc(moneyComparisons.day), moneyComparisons.provider)
    .limit(shown);
  return rows.map(({ comparedAt, differences, ...row }) => ({
    ...row,
    id: `${row.provider}.${row.day}`,
    differences: [...differences],
    comparedAt: comparedAt.toISOString(),
  }));
}

/** In how many places the two differ by the newest comparison of each provider: what waits at the desk, as an expression of a statement. */
export const countDifferences = (): SQL<number> => sql<number>`coalesce((
  select sum(jsonb_array_length(newest.differences)) from (
    select distinct on (${moneyComparisons.provider}) ${moneyComparisons.differences} from ${moneyComparisons}
    order by ${moneyComparisons.provider}, ${moneyComparisons.comparedAt} desc
  ) as newest), 0)::int`;

/**
 * Gives the run for every hour: the first of a day compares, and each one after it until nothing differs. What differs is
 * an error of the log. A provider that is away is asked again an hour later.
 */
export function createComparer(options: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}): () => Promise<void> {
  const { db, clock, log, providers } = options;
  const isDone = async ({ name }: PaymentProvider, at: Date) => {
    const [row] = await db.select().from(moneyComparisons).where(isDay(name, at));
    return row !== undefined && row.differences.length === 0;
  };
  return async () => {
    for (const provider of providers) {
      if (await isDone(provider, clock())) continue;
      try {
        sayDifferences(log, provider, await compareMoney(db, provider, clock()));
      } catch (error) {
        log.warn({ error, provider: provider.name }, 'the ledger could not be compared and will be in an hour');
      }
    }
  };
}

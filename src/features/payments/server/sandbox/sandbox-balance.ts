/**
 * What the sandbox books (decision 0091): balances of the house and of owners' accounts, line by line, by the rules that a
 * real provider keeps. No money moves.
 */
import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import { commissionCents } from '#features/ledger/rules.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { Move } from '../provider.ts';
import { sandboxMoves } from '../table.ts';

type Line = typeof sandboxMoves.$inferInsert;

/** Writes lines down; those that are there already are the same ones. */
export async function book(db: Db, lines: readonly Line[]): Promise<void> {
  await db
    .insert(sandboxMoves)
    .values([...lines])
    .onConflictDoNothing();
}

type Charged = { readonly id: string; readonly amountCents: number };

/** A card was taken: the house has the money, and of a sale that is split its owner has it but for the commission. */
export async function bookCharge(
  db: Db,
  { id: paymentId, amountCents }: Charged,
  { payoutAccount: account, commissionPercent }: Pick<OrderRow, 'payoutAccount' | 'commissionPercent'>,
  createdAt: Date,
): Promise<void> {
  const of = { paymentId, createdAt };
  const charge = { ...of, id: `txn_${paymentId}`, kind: 'charge', amountCents };
  if (account === null) return book(db, [charge]);
  const fee = commissionCents(amountCents, commissionPercent);
  await book(db, [
    charge,
    ...between(account, { ...of, key: paymentId }, 'transfer', amountCents),
    ...feeLines(account, { ...of, key: paymentId }, fee),
  ]);
}

type Of = { readonly paymentId: string | null; readonly createdAt: Date; readonly key: string };

/** What leaves the house for an account, in both balances; less than nothing comes back. */
export function between(account: string, { key, ...of }: Of, kind: string, amountCents: number): Line[] {
  return [
    { ...of, id: `txn_${kind}_${key}`, kind, amountCents: -amountCents },
    { ...of, id: `txn_${kind}_${key}_in`, account, kind: 'payment', amountCents },
  ];
}

/** A commission, in both balances; less than nothing is given back. */
function feeLines(account: string, { key, ...of }: Of, feeCents: number): Line[] {
  if (feeCents === 0) return [];
  const kind = feeCents > 0 ? 'application_fee' : 'application_fee_refund';
  return [
    { ...of, id: `txn_${kind}_${key}`, kind, amountCents: feeCents },
    { ...of, id: `txn_${kind}_${key}_of`, account, kind: 'fee', amountCents: -feeCents },
  ];
}

/** Cents that an account has; less than nothing when it owes. */
export async function balanceAt(db: Db, account: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${sandboxMoves.amountCents}), 0)::float8`.mapWith(Number) })
    .from(sandboxMoves)
    .where(eq(sandboxMoves.account, account));
  return sum?.cents ?? 0;
}

/** Cents that the house has: its own lines, and what was kept of them. */
export async function houseBalance(db: Db): Promise<number> {
  const [sum] = await db
    .select({
      cents: sql<number>`coalesce(sum(${sandboxMoves.amountCents} - ${sandboxMoves.costCents}), 0)::float8`.mapWith(
        Number,
      ),
    })
    .from(sandboxMoves)
    .where(isNull(sandboxMoves.account));
  return sum?.cents ?? 0;
}

/** What the house's balance has of a payment by now: in all of one kind. */
export async function sumOf(db: Db, paymentId: string, kind: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${sandboxMoves.amountCents}), 0)::int` })
    .from(sandboxMoves)
    .where(and(eq(sandboxMoves.paymentId, paymentId), eq(sandboxMoves.kind, kind), isNull(sandboxMoves.account)));
  return sum?.cents ?? 0;
}

/** Which account a payment was split to; undefined for one that was not. */
async function splitOf(db: Db, paymentId: string): Promise<string | undefined> {
  const [line] = await db
    .select({ account: sandboxMoves.account })
    .from(sandboxMoves)
    .where(eq(sandboxMoves.id, `txn_transfer_${paymentId}_in`));
  return line?.account ?? undefined;
}

const pageLines = 1000;

/** The lines of the house's balance, the oldest first, a thousand at a time. */
export async function* houseMoves(db: Db, since: Date | undefined): AsyncIterable<Move> {
  let last: { readonly id: string; readonly createdAt: Date } | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(sandboxMoves)
      .where(
        and(
          isNull(sandboxMoves.account),
          since && gte(sandboxMoves.createdAt, since),
          last &&
            or(
              gt(sandboxMoves.createdAt, last.createdAt),
              and(eq(sandboxMoves.createdAt, last.createdAt), gt(sandboxMoves.id, last.id)),
            ),
        ),
      )
      .orderBy(asc(sandboxMoves.createdAt), asc(sandboxMoves.id))
      .limit(pageLines);
    for (const { id, kind, amountCents, costCents, paymentId, createdAt } of rows)
      yield { id, kind, amountCents, costCents, at: createdAt, paymentId: paymentId ?? undefined };
    last = rows.at(-1);
    if (rows.length < pageLines) return;
  }
}

/** Takes so much of a split payment back, in all; what is back already is not taken twice, nor more than went there. */
export async function bookTakenBack(
  db: Db,
  {
    paymentId,
    reversedCents,
    refundedFeeCents,
  }: { paymentId: string; reversedCents: number; refundedFeeCents: number },
  createdAt: Date,
): Promise<void> {
  const account = await splitOf(db, paymentId);
  if (account === undefined) return;
  const sent = 0 - (await sumOf(db, paymentId, 'transfer'));
  const fee = await sumOf(db, paymentId, 'application_fee');
  const reverse = Math.min(reversedCents, sent) - (await sumOf(db, paymentId, 'transfer_refund'));
  const back = Math.min(refundedFeeCents, fee) + (await sumOf(db, paymentId, 'application_fee_refund'));
  const of = { paymentId, createdAt, key: `${paymentId}_${newId()}` };
  const lines = [
    ...(back > 0 ? feeLines(account, of, -back) : []),
    ...(reverse > 0 ? between(account, of, 'transfer_refund', -reverse) : []),
  ];
  if (lines.length > 0) await book(db, lines);
}

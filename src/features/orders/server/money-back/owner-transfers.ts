/**
 * What an owner's account at the provider has to give back, or gets again, after a sale that was split (decision 0091):
 * written down with the posting that causes it, asked of the provider by a task afterwards.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import { refundEntries } from '#features/ledger/rules.ts';
import type { Span } from '#features/ledger/rules.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { ownerTransferTask } from '../../rules.ts';
import { orders, ownerTransfers, refunds } from '../table.ts';
import type { OrderRow, OwnerTransferRow } from '../table.ts';

const ownerOf = (order: OrderRow, cents: number, span?: Span): number =>
  refundEntries(cents, order.commissionPercent, span).reduce(
    (sum, { account, amountCents }) => sum - (account === 'owner' ? amountCents : 0),
    0,
  );

/** Takes back what a refund or a dispute takes from owner and commission; what the house bears alone takes nothing. */
export async function takeBack(
  db: Db,
  order: OrderRow,
  cause: { readonly id: string; readonly amountCents: number; readonly span?: Span },
  at: Date,
): Promise<void> {
  const { id, amountCents: cents, span = { from: 0, to: cents } } = cause;
  const amountCents = span.to - span.from;
  const feeCents = amountCents - ownerOf(order, cents, span);
  await ask(db, order, { id, kind: 'reversal', amountCents, feeCents }, at);
}

/** Gives an owner their share again of what a buyer's bank returned. */
export const giveAgain = (db: Db, order: OrderRow, disputeId: string, returnedCents: number, at: Date): Promise<void> =>
  ask(
    db,
    order,
    { id: `${disputeId}-back`, kind: 'transfer', amountCents: ownerOf(order, returnedCents), feeCents: 0 },
    at,
  );

type Wanted = Pick<OwnerTransferRow, 'id' | 'kind' | 'amountCents' | 'feeCents'>;

async function ask(db: Db, order: OrderRow, wanted: Wanted, at: Date): Promise<void> {
  if (order.payoutAccount === null || wanted.amountCents <= 0) return;
  const [added] = await db
    .insert(ownerTransfers)
    .values({ ...wanted, orderId: order.id, status: 'asked', createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (added) await enqueue(db, ownerTransferTask, { transferId: added.id }, at);
}

/** What the provider has still to do, with the sale it is of and the sums of all that came before it; undefined when done. */
export async function findOpenTransfer(db: Db, id: string) {
  const [row] = await db
    .select({ transfer: ownerTransfers, order: orders })
    .from(ownerTransfers)
    .innerJoin(orders, eq(orders.id, ownerTransfers.orderId))
    .where(and(eq(ownerTransfers.id, id), eq(ownerTransfers.status, 'asked')));
  if (!row) return undefined;
  const { transfer, order } = row;
  const soFar = await db
    .select()
    .from(ownerTransfers)
    .where(
      and(
        eq(ownerTransfers.orderId, order.id),
        eq(ownerTransfers.kind, 'reversal'),
        sql`(${ownerTransfers.createdAt}, ${ownerTransfers.id}) <= (${transfer.createdAt.toISOString()}::timestamptz, ${id})`,
      ),
    )
    .orderBy(asc(ownerTransfers.createdAt), asc(ownerTransfers.id));
  return {
    transfer,
    order,
    reversedCents: soFar.reduce((sum, one) => sum + one.amountCents, 0),
    refundedFeeCents: soFar.reduce((sum, one) => sum + one.feeCents, 0),
    /** Another of this order goes first: the sums are counted one after the other. */
    isFirst: soFar.every((one) => one.id === id || one.status === 'done'),
  };
}

/** The provider has done it. */
export async function transferDone(db: Db, id: string, at: Date): Promise<void> {
  await db.update(ownerTransfers).set({ status: 'done', doneAt: at }).where(eq(ownerTransfers.id, id));
}

/** Whether the house still waits for something of an order that it asked of the provider itself. */
export async function isAskedOf(db: Db, orderId: string): Promise<boolean> {
  const ofOwner = and(eq(ownerTransfers.orderId, orderId), eq(ownerTransfers.status, 'asked'));
  const ofBuyer = and(eq(refunds.orderId, orderId), eq(refunds.status, 'asked'));
  return (await db.$count(ownerTransfers, ofOwner)) + (await db.$count(refunds, ofBuyer)) > 0;
}

/** Money that goes back: written down with the change that causes it, asked of the provider by a task afterwards. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { houseBears } from '#features/ledger/rules.ts';
import type { Span } from '#features/ledger/rules.ts';
import { postRefund } from '#features/ledger/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Back } from '../../fields.ts';
import { invoiceTask, moneyBack, refundTask } from '../../rules.ts';
import type { RefundReason } from '../../rules.ts';
import { postRefundFailedLetters, postRefundLetter } from '../letters/letters.ts';
import { takeBack } from './owner-transfers.ts';
import { orders, refunds } from '../table.ts';
import type { OrderRow, RefundRow } from '../table.ts';

type Recorded = Pick<RefundRow, 'id' | 'amountCents' | 'reason' | 'status'> &
  Partial<Pick<RefundRow, 'note' | 'bearer' | 'doneAt'>>;

/**
 * Writes down money of an order that goes back, and books it: the one place where that is done, whoever gives it. Call it
 * in the transaction of what causes it, with the order locked; the sum of an order's refunds can't pass its amount
 * (`orders_refunded`).
 */
export async function recordRefund(db: Db, order: OrderRow, refund: Recorded, at: Date): Promise<void> {
  const { id, amountCents } = refund;
  const span = await spanOf(db, order, refund);
  await db
    .update(orders)
    .set({ refundedCents: sql`${orders.refundedCents} + ${amountCents}` })
    .where(eq(orders.id, order.id));
  await db.insert(refunds).values({ ...refund, orderId: order.id, createdAt: at });
  await postRefund(db, order, { refundId: id, amountCents, span }, at);
  await enqueue(db, invoiceTask, { orderId: order.id, of: 'refund' }, at);
  await takeBack(db, order, { id, amountCents, span }, at);
}

/**
 * Which part of the sale a refund is, for whoever bears it: it goes on where the refunds before it ended. With the one after
 * which everything is back the owner keeps nothing of the sale, also of what the house bore alone until then.
 */
async function spanOf(db: Db, order: OrderRow, { amountCents, bearer }: Recorded): Promise<Span> {
  if (bearer === 'house') return houseBears;
  const [shared] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.bearer, 'house')));
  const [now] = await db.select({ cents: orders.refundedCents }).from(orders).where(eq(orders.id, order.id));
  const from = shared?.cents ?? 0;
  const isAll = (now?.cents ?? 0) + amountCents === order.amountCents;
  return { from, to: isAll ? order.amountCents : from + amountCents };
}

/**
 * Promises an order's buyer a refund, books it and asks for the task that gives it back. Call it in the transaction of
 * the change that causes it.
 */
export async function askRefund(
  db: Db,
  order: OrderRow,
  refund: Pick<Recorded, 'amountCents' | 'note' | 'bearer'> & { readonly reason: RefundReason },
  at: Date,
): Promise<void> {
  const id = newId();
  await recordRefund(db, order, { ...refund, id, status: 'asked' }, at);
  // Whoever cancelled is written about by whoever cancels it, with or without a refund.
  if (refund.reason === 'late') await postRefundLetter(db, order, refund.amountCents, at);
  await enqueue(db, refundTask, { refundId: id }, at);
}

/** The refunds of orders, oldest first. */
export async function listRefunds(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** The refunds of an order, oldest first. */
export const refundsOf = (db: Db, orderId: string): Promise<RefundRow[]> => listRefunds(db, [orderId]);

/** What goes back of an order, on the wire: by how far it is. */
export function backOn(refunds: readonly RefundRow[]): Back {
  const { asked, done, failed } = moneyBack(refunds);
  return { asked: priceOf(asked), done: priceOf(done), failed: priceOf(failed) };
}

/** A refund that the provider has still to do; undefined when it is done, or refused for good. */
export async function findOpenRefund(db: Db, refundId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(isAsked(refundId));
  return row;
}

const isAsked = (refundId: string) => and(eq(refunds.id, refundId), eq(refunds.status, 'asked'));

/** The provider has done it. */
export async function refundDone(db: Db, refundId: string, at: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'done', doneAt: at })
    .where(and(eq(refunds.id, refundId), ne(refunds.status, 'done')));
}

/**
 * The provider refuses an attempt for good: the desk and the buyer are told, once. False when that is known already, or
 * another attempt is under way.
 */
export async function refundFailed(
  db: Db,
  { id, attempt }: Pick<RefundRow, 'id' | 'attempt'>,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const [failed] = await db
      .update(refunds)
      .set({ status: 'failed' })
      .where(and(eq(refunds.id, id), eq(refunds.attempt, attempt), ne(refunds.status, 'failed')))
      .returning();
    if (!failed) return false;
    const [order] = await db.select().from(orders).where(eq(orders.id, failed.orderId));
    if (order) await postRefundFailedLetters(db, order, failed.amountCents, at);
    return true;
  });
}

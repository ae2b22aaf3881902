/** Orders as the desk sees them: read only (issue 4). Payments are handed in, because their room needs this one. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { DeskOrderDetail, DeskOrderQuery } from '../desk-contract.ts';
import { maskedCode } from '../rules.ts';
import type { PaymentStatus, RefundStatus } from '../rules.ts';
import { disputesAmong } from './records/disputed.ts';
import { orderFieldsOf, saidFieldsOf } from './order-fields.ts';
import { listRefunds, refundsOf } from './money-back/refunds.ts';
import { findBuyers, ordersWith } from './records/finding.ts';
import { isSaid } from './records/standing.ts';
import { readBought } from './records/stock.ts';
import { readWithSupplements } from './other-dates/supplements.ts';
import { listTickets } from './records/ticket-rows.ts';
import { orders, refunds } from './table.ts';

type Payment = {
  readonly provider: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly createdAt: Date;
};
/** Gives the payments of an order, oldest first. */
export type PaymentsOf = (db: Db, orderId: string) => Promise<readonly Payment[]>;

/** A page of all orders, the newest first unless told. */
export async function listDeskOrders(db: Db, { q, refund, ...query }: DeskOrderQuery, language: Language, at: Date) {
  const { rows, total } = await readDeskPage(db, {
    table: orders,
    query,
    searchColumns: [],
    where: and(query.status && isSaid(db, query.status, at), refund && hasRefund(db, refund), await ordersWith(db, q)),
    sorts: { created: orders.createdAt, amount: orders.amountCents },
    sort: '-created',
    tie: orders.id,
  });
  const userIds = new Set(rows.map((row) => row.userId));
  const orderIds = rows.map((row) => row.id);
  const boughtBy = await readBought(db, rows);
  const buyers = await findBuyers(db, [...userIds]);
  const tickets = Map.groupBy(await listTickets(db, orderIds), ({ orderId }) => orderId);
  const backOf = Map.groupBy(await listRefunds(db, orderIds), ({ orderId }) => orderId);
  const disputed = await disputesAmong(db, orderIds);
  const items = rows.flatMap((row) => {
    const [bought, buyer] = [boughtBy(row), buyers.get(row.userId)];
    if (!bought || !buyer) return [];
    const count = tickets.get(row.id)?.length ?? 0;
    const refunds = backOf.get(row.id) ?? [];
    const dispute = disputed.get(row.id) ?? null;
    const fields = saidFieldsOf(orderFieldsOf(row, bought, refunds, language, at), dispute);
    return [{ ...fields, buyer: buyer.fullName, tickets: count }];
  });
  return { items, total };
}

export async function readDeskOrder(
  db: Db,
  id: string,
  paymentsOf: PaymentsOf,
  language: Language,
  at: Date,
): Promise<DeskOrderDetail> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const bought = row && (await readBought(db, [row]))(row);
  const people = await findBuyers(db, row ? [row.userId, ...(row.ownerId === null ? [] : [row.ownerId])] : []);
  const user = row && people.get(row.userId);
  if (!row || !bought || !user) throw new Problem('not_found', 'There is no such order.');
  const codes = (await listTickets(db, [id])).map(({ id, code, usedAt, cancelledAt }) => ({
    id,
    end: maskedCode(code),
    usedAt: usedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  }));
  const refunds = await refundsOf(db, id);
  const payments = await paymentsOf(db, id);
  const [, ...supplements] = (await readWithSupplements(db, [row]))(row);
  const { date, time, until, location, address } = bought;
  const facts = { date, time, until, location, address, codes };
  const dispute = (await disputesAmong(db, [id])).get(id) ?? null;
  return {
    ...saidFieldsOf(orderFieldsOf(row, bought, refunds, language, at), dispute),
    ...facts,
    tickets: codes.length,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null,
    extendsOrderId: row.extendsOrderId,
    supplements: supplements.map(({ id, amountCents, refundedCents }) => ({
      id,
      amount: priceOf(amountCents),
      refunded: priceOf(refundedCents),
    })),
    buyer: user,
    seller: people.get(row.ownerId ?? '') ?? null,
    cancelNote: row.cancelNote,
    refunds: refunds.map(({ id, amountCents, reason, status, note, bearer, createdAt }) => ({
      id,
      amount: priceOf(amountCents),
      reason,
      status,
      note,
      bearer,
      createdAt: createdAt.toISOString(),
    })),
    payments: payments.map(({ provider, status, amountCents, createdAt }) => ({
      provider,
      status,
      amount: priceOf(amountCents),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** How many refunds the provider refused, so that somebody has to look at them. */
export const countRefused = (db: Db) => db.$count(refunds, eq(refunds.status, 'failed'));

const hasRefund = (db: Db, status: RefundStatus) =>
  inArray(orders.id, db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.status, status)));

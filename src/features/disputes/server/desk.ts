/** Disputes as the desk sees them. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { findBuyers, ordersWith, readBought } from '#features/orders/server/doors/reading.ts';
import { disputes, orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Dispute, DisputeQuery } from '../contract.ts';

/** A page of all disputes, the newest first unless told. */
export async function listDisputes(db: Db, { q, ...query }: DisputeQuery, language: Language) {
  const sought = await ordersWith(db, q);
  const found = db.select({ id: orders.id }).from(orders).where(sought);
  const { rows, total } = await readDeskPage(db, {
    table: disputes,
    query,
    searchColumns: [],
    where: and(query.status && eq(disputes.status, query.status), sought && inArray(disputes.orderId, found)),
    sorts: { created: disputes.createdAt, amount: disputes.amountCents },
    sort: '-created',
    tie: disputes.id,
  });
  const ids = rows.map(({ orderId }) => orderId);
  const ofRows = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  const boughtBy = await readBought(db, ofRows);
  const buyers = await findBuyers(db, [...new Set(ofRows.map(({ userId }) => userId))]);
  const items = rows.flatMap(
    ({ id, orderId, amountCents, reason, status, answerBy, answeredAt, createdAt }): Dispute[] => {
      const order = ofRows.find((one) => one.id === orderId);
      const bought = order && boughtBy(order);
      if (!bought) return [];
      return [
        {
          id,
          orderId,
          title: inLanguage(bought.title, language),
          buyer: buyers.get(order.userId)?.fullName ?? '',
          amount: priceOf(amountCents),
          reason,
          status,
          answerBy: answerBy?.toISOString() ?? null,
          answeredAt: answeredAt?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
        },
      ];
    },
  );
  return { items, total };
}

/** How many wait for an answer. */
export const countDisputes = (db: Db) =>
  db.$count(disputes, and(eq(disputes.status, 'open'), isNull(disputes.answeredAt)));

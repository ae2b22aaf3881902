/** Orders as their owner sees them: with what they are for and their tickets. */
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Order } from '../contract.ts';
import { disputesAmong } from './records/disputed.ts';
import { givenOf } from './records/given.ts';
import { orderFieldsOf } from './order-fields.ts';
import { listRefunds } from './money-back/refunds.ts';
import { askedOf, movedOf, priceOfOrder } from './records/rows.ts';
import { readWithSupplements, wholeOf } from './other-dates/supplements.ts';
import { readBought } from './records/stock.ts';
import { listTickets } from './records/ticket-rows.ts';
import type { OrderRow } from './table.ts';

export async function presentOrders(db: Db, rows: readonly OrderRow[], language: Language, at: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const boughtBy = await readBought(db, rows);
  const ids = rows.map(({ id }) => id);
  const ticketsOf = Map.groupBy(await listTickets(db, ids), ({ orderId }) => orderId);
  const withSupplements = await readWithSupplements(db, rows);
  const withRefunds = rows.flatMap(withSupplements).filter(({ refundedCents }) => refundedCents > 0);
  const refundsOf = Map.groupBy(
    await listRefunds(
      db,
      withRefunds.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const disputed = await disputesAmong(db, ids);
  return rows.flatMap((row) => {
    const bought = boughtBy(row);
    if (!bought) return [];
    const { arrival, stay: _stay, span: _span, ...what } = bought;
    const booking = withSupplements(row);
    const whole = wholeOf(booking);
    const refunds = booking.flatMap(({ id }) => refundsOf.get(id) ?? []);
    const fields = orderFieldsOf(whole, bought, refunds, language, at);
    return {
      ...what,
      ...fields,
      ...(arrival && { arrival: inLanguage(arrival, language) }),
      ...(whole.loweredCents > 0 && { price: priceOf(priceOfOrder(whole)) }),
      notes: [row.cancelNote, ...refunds.map(({ note }) => note)].filter((note) => note !== null),
      dispute: disputed.get(row.id) ?? null,
      currency: 'EUR' as const,
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
      holdExpiresAt: fields.status === 'pending' ? (row.holdExpiresAt?.toISOString() ?? null) : null,
      refundSteps: [...row.refundSteps],
      startsAt: row.startsAt.toISOString(),
      ...movedOf(row),
      canAsk: askedOf(row) !== undefined,
      tickets: (ticketsOf.get(row.id) ?? []).map((ticket) => ({
        id: ticket.id,
        code: ticket.code,
        usedAt: ticket.usedAt?.toISOString() ?? null,
        cancelledAt: ticket.cancelledAt?.toISOString() ?? null,
        ...givenOf(ticket),
      })),
    };
  });
}

export async function presentOrder(db: Db, row: OrderRow, language: Language, at: Date): Promise<Order> {
  const [order] = await presentOrders(db, [row], language, at);
  return order as Order;
}

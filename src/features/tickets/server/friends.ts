/** Tickets as the friends see them to whom they were given (decisions 0178, 0182). */
import { readNewsOf } from '#features/event-news/server/service.ts';
import { findEventRows } from '#features/events/server/service.ts';
import { disputesAmong } from '#features/orders/server/doors/money-back.ts';
import { movedOf, readBought, ticketTypeOf } from '#features/orders/server/doors/reading.ts';
import type { OrderRow, TicketRow } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { KeptTicket } from '../contract.ts';
import { shutReason } from '../rules.ts';

export type GivenRow = { readonly ticket: TicketRow; readonly order: OrderRow };
export type Look = { readonly language: Language; readonly at: Date };

/** Tickets of events with all that their friends are told, in the order in which they come. */
export async function presentGiven(db: Db, rows: readonly GivenRow[], look: Look): Promise<KeptTicket[]> {
  const { language } = look;
  const orders = rows.map(({ order }) => order);
  const eventIds = [...new Set(orders.map(({ itemId }) => itemId))];
  const boughtBy = await readBought(db, orders);
  const published = new Set(
    (await findEventRows(db, eventIds)).filter(({ status }) => status === 'published').map(({ id }) => id),
  );
  const disputes = await disputesAmong(
    db,
    orders.map(({ id }) => id),
  );
  const newsOf = await readNewsOf(db, eventIds, look);
  return rows.flatMap(({ ticket, order }) => {
    const bought = boughtBy(order);
    if (!bought) return [];
    const { title, itemId, category, poster, date, time, until, lastDay, location, address, admission, calledOff } =
      bought;
    const usedAt = ticket.usedAt?.toISOString() ?? null;
    const cancelledAt = ticket.cancelledAt?.toISOString() ?? null;
    const dispute = disputes.get(order.id) ?? null;
    const shut = shutReason({
      status: order.status,
      usedAt,
      cancelledAt,
      dispute,
      date,
      time,
      until,
      lastDay,
      calledOff,
    });
    return {
      id: ticket.id,
      name: ticket.givenTo,
      code: shut === null ? ticket.code : null,
      shut,
      usedAt,
      kind: order.kind,
      itemId,
      title: inLanguage(title, language),
      category,
      poster,
      ticketType: ticketTypeOf(order, language),
      date,
      time,
      until,
      ...(lastDay !== undefined && { lastDay }),
      location,
      address,
      ...(admission && { admission }),
      listed: calledOff === true || published.has(itemId),
      ...movedFrom(order),
      news: shut === null ? newsOf(itemId, order.amountCents - order.refundedCents) : [],
    };
  });
}

/** Where and when it was to be; until when it can be returned is its buyer's business. */
function movedFrom(order: OrderRow): Pick<KeptTicket, 'moved'> {
  const { moved } = movedOf(order);
  if (!moved) return {};
  const { returnUntil: _returnUntil, ...before } = moved;
  return { moved: before };
}

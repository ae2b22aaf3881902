/** Friends who keep a ticket in their account (decision 0182): told what becomes of their night, and nothing of money. */
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { bookedEvening } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { isOver } from '../../rules.ts';
import type { LiveDispute } from '../../rules.ts';
import { toldTypeOf } from '../records/rows.ts';
import { readBought } from '../records/stock.ts';
import { tickets } from '../table.ts';
import type { OrderRow, TicketRow } from '../table.ts';

/** Who keeps tickets of these orders that were not given back, each once, with an order of it, in the order of their ids. */
async function findKeepers(db: Db, orders: readonly OrderRow[]) {
  if (orders.length === 0) return [];
  const rows = await db
    .selectDistinctOn([tickets.keptBy], { keeperId: tickets.keptBy, orderId: tickets.orderId })
    .from(tickets)
    .where(
      and(
        inArray(
          tickets.orderId,
          orders.map(({ id }) => id),
        ),
        isNotNull(tickets.keptBy),
        isNull(tickets.cancelledAt),
      ),
    )
    .orderBy(tickets.keptBy);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap(({ keeperId, orderId }) => {
    const order = byId.get(orderId);
    return keeperId === null || !order ? [] : [{ keeperId, order }];
  });
}

/**
 * That the event of these orders was moved, to whoever keeps tickets of them. Whoever has an order among them hears of it as its
 * buyer. Call it in the transaction that moves.
 */
export async function tellKeepersOfMove(db: Db, orders: readonly OrderRow[], at: Date): Promise<void> {
  const buyers = new Set(orders.map(({ userId }) => userId));
  for (const { keeperId, order } of await findKeepers(db, orders)) {
    const reader = buyers.has(keeperId) ? undefined : await findAddressee(db, keeperId);
    const bought = reader && (await readBought(db, [order]))(order);
    const from = order.movedFrom;
    if (!bought || from === null) continue;
    const values = {
      name: reader.name,
      title: inLanguage(bought.title, reader.language),
      ...toldTypeOf(order),
      eventId: bought.itemId,
      from: bookedEvening(from),
      to: bookedEvening(bought),
    };
    await postMail(db, { ...reader, letter: 'keptMoved', values }, at);
  }
}

/** That the event of these orders was called off; as for a move. Call it in the transaction that calls it off. */
export async function tellKeepersOfCallingOff(db: Db, orders: readonly OrderRow[], at: Date): Promise<void> {
  const buyers = new Set(orders.map(({ userId }) => userId));
  for (const { keeperId, order } of await findKeepers(db, orders))
    if (!buyers.has(keeperId)) await tellKeeperOfEnd(db, order, keeperId, at, { isCalledOff: true });
}

/** That an order ended with the tickets that friends keep of it. Call it in the transaction that ends it. */
export async function tellKeepersOfEnd(db: Db, order: OrderRow, at: Date): Promise<void> {
  for (const { keeperId } of await findKeepers(db, [order])) await tellKeeperOfEnd(db, order, keeperId, at);
}

/**
 * That a friend's ticket opens no door while its buyer's bank asks for the money (`held`), opens it again, or never will. Of
 * banks they hear nothing. Call it in the transaction in which that changed.
 */
export async function tellKeepersOfHold(
  db: Db,
  order: OrderRow,
  [before, now]: readonly [LiveDispute | undefined, LiveDispute | undefined],
  at: Date,
): Promise<void> {
  if (before === now || order.status !== 'confirmed') return;
  if (now === 'lost') return tellKeepersOfEnd(db, order, at);
  for (const { keeperId } of await findKeepers(db, [order])) {
    const told = await tellingOf(db, order, keeperId, at);
    if (!told) continue;
    const values = { ...told.values, isHeld: now === 'open' };
    await postMail(db, { ...told.reader, letter: 'keptHeld', values }, at);
  }
}

/** The same of tickets that are given back, or were taken back, to each who keeps one of them. */
export async function tellKeepersOf(db: Db, order: OrderRow, gone: readonly TicketRow[], at: Date): Promise<void> {
  const keepers = new Set(gone.map(({ keptBy }) => keptBy));
  for (const keeperId of keepers) if (keeperId !== null) await tellKeeperOfEnd(db, order, keeperId, at);
}

/**
 * That a ticket opens no door for its friend any more: of why they hear only that the event was called off. After the night
 * that is no news, and what goes back then is its buyer's business.
 */
async function tellKeeperOfEnd(
  db: Db,
  order: OrderRow,
  keeperId: string,
  at: Date,
  why = { isCalledOff: false },
): Promise<void> {
  const told = await tellingOf(db, order, keeperId, at);
  if (told) await postMail(db, { ...told.reader, letter: 'keptEnded', values: { ...told.values, ...why } }, at);
}

/** What a friend is told of their night, in their language; nothing once it is over. */
async function tellingOf(db: Db, order: OrderRow, keeperId: string, at: Date) {
  const reader = await findAddressee(db, keeperId);
  const bought = reader && (await readBought(db, [order]))(order);
  if (!bought || isOver(bought, at)) return undefined;
  const title = inLanguage(bought.title, reader.language);
  return { reader, values: { name: reader.name, title, ...toldTypeOf(order), ...bookedEvening(bought) } };
}

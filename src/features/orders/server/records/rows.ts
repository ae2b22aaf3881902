/** Orders as rows of their table: written down, changed while they are on hold, and ended. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { depositFor } from '#market/listings/deposit.ts';
import type { Deposited, Discounted, OfTicketType } from '#features/mail/booked.ts';
import type { Db } from '#kit/server/db.ts';
import { columnsOf, preparedInsert } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { termsOn } from '#market/terms/terms.ts';
import { wallClock } from '#market/town/dates.ts';
import { taxOn } from '#market/vat/vat.ts';
import type { MovedOrder } from '../../contract.ts';
import { holdMinutes, isBookingKind } from '../../rules.ts';
import type { Item, Quote } from '../offers/offer.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** What an order is made of: what all have, and what only some do. */
export type Draft = Partial<OrderRow> &
  Pick<
    OrderRow,
    | 'userId'
    | 'kind'
    | 'itemId'
    | 'quantity'
    | 'startsAt'
    | 'amountCents'
    | 'ownerId'
    | 'commissionPercent'
    | 'supply'
    | 'refundSteps'
    | 'status'
  >;

/** What only some orders have. */
const blank = {
  plan: null,
  extendsOrderId: null,
  payoutAccount: null,
  guests: null,
  units: 1,
  unit: null,
  endsAt: null,
  ticketTypeId: null,
  ticketTypeName: null,
  discountCodeId: null,
  discountWord: null,
  discountCents: 0,
  stayPrice: null,
  depositCents: 0,
  depositWay: null,
  refundedCents: 0,
  loweredCents: 0,
  datesChangedAt: null,
  holdExpiresAt: null,
  heldByHousehold: null,
  heldByNetwork: null,
  confirmedAt: null,
  cancelledAt: null,
  cancelNote: null,
  billTo: null,
  movedFrom: null,
  returnUntil: null,
} as const;

/** The row of an order that is opened at this moment, with the tax and under the terms of this day in the town. */
export function rowOf(draft: Draft, at: Date): OrderRow {
  const { date } = wallClock(at);
  const today = { ...taxOn(draft.supply, date), termsVersion: termsOn(date) };
  return { ...blank, ...today, id: newId(), ...draft, createdAt: at };
}

/** Writes an order down; whoever calls has locked what it is of. */
export async function insertOrder(db: Db, row: OrderRow): Promise<OrderRow> {
  await addOrder(db, row);
  return row;
}

const addOrder = preparedInsert(orders, columnsOf(orders));

/** On hold from now on. */
export const holdFrom = (at: Date) => ({
  status: 'pending' as const,
  holdExpiresAt: new Date(at.getTime() + holdMinutes * 60_000),
});

/** Changes an order on hold, whose clock goes on. */
export async function replaceHold(db: Db, { id }: OrderRow, changed: Quote): Promise<OrderRow> {
  const [row] = await db.update(orders).set(changed).where(eq(orders.id, id)).returning();
  return row as OrderRow;
}

/** What it costs: what was paid for it, less what other dates took off since. */
export const priceOfOrder = ({ amountCents, loweredCents }: OrderRow): number => amountCents - loweredCents;

/** What is left of an order's money: what was paid for it, less what went back or is on its way back. */
export const leftOfOrder = ({ amountCents, refundedCents }: OrderRow): number => amountCents - refundedCents;

/** A number that gets higher with each change of when it is, for calendars (RFC 5545, 3.8.7.4). */
export const changesOf = ({ movedFrom, datesChangedAt, createdAt }: OrderRow): number =>
  (movedFrom === null ? 0 : 1) +
  (datesChangedAt === null ? 0 : Math.floor((datesChangedAt.getTime() - createdAt.getTime()) / 1000) + 1);

/** Orders of one item. */
export const isOf = ({ kind, itemId }: Item) => and(eq(orders.kind, kind), eq(orders.itemId, itemId));

/** Orders that hold tickets of some event. It asks for what `orders_confirmed_of_item` is made of: nobody reads all orders for it. */
const isConfirmed = and(eq(orders.kind, 'event'), eq(orders.status, 'confirmed'), isNotNull(orders.confirmedAt));

/** Orders that hold tickets of these events. */
export const isConfirmedOf = (eventIds: readonly string[]) => and(isConfirmed, inArray(orders.itemId, [...eventIds]));

/** The same where the statement has the event of each row. */
export const isConfirmedOfEach = and(isConfirmed, eq(orders.itemId, events.id));

/** What its buyer is told of a move. */
export const movedOf = ({ movedFrom, returnUntil }: OrderRow): { moved?: MovedOrder } =>
  movedFrom && returnUntil ? { moved: { ...movedFrom, returnUntil: returnUntil.toISOString() } } : {};

/** An order ends as refunded when money of it goes back, now or before, as cancelled when none does. */
export async function endOrder(db: Db, order: OrderRow, refundedCents: number, at: Date): Promise<void> {
  await db
    .update(orders)
    .set({ status: refundedCents > 0 ? 'refunded' : 'cancelled', cancelledAt: at, holdExpiresAt: null })
    .where(eq(orders.id, order.id));
}

/** The ticket type in a language. */
export const ticketTypeOf = ({ ticketTypeName }: Pick<OrderRow, 'ticketTypeName'>, language: Language): string | null =>
  ticketTypeName && inLanguage(ticketTypeName, language);

/** What letters are told of the ticket type. */
export const toldTypeOf = ({ ticketTypeName }: OrderRow): OfTicketType =>
  ticketTypeName === null ? {} : { ticketType: ticketTypeName };

/** What its guest leaves with its owner in all, as whoever sees the order is told it. */
export const depositOf = ({ depositCents, depositWay, unit, quantity }: OrderRow) => ({
  deposit: priceOf(depositFor(depositCents, unit, quantity)),
  depositWay,
});

/** What letters are told of it. */
export function toldDepositOf(order: OrderRow): Deposited {
  const { deposit: amount, depositWay: way } = depositOf(order);
  return way === null ? {} : { deposit: { amount, way } };
}

/** What letters are told of the code it was bought with. */
export const discountOf = ({ discountWord, discountCents }: OrderRow): Discounted =>
  discountWord === null ? {} : { discount: { code: discountWord, off: priceOf(discountCents) } };

/** Who is written to about a booking: nobody where it belongs to no member, or to its buyer. */
export function askedOf({ kind, ownerId, userId }: OrderRow) {
  if (!isBookingKind(kind) || ownerId === null || ownerId === userId) return undefined;
  return { kind, ownerId };
}

/** Places of an event: a guarded count (decisions 0020 and 0035). */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { discountedCents } from '#features/discount-codes/rules.ts';
import { giveUsesBack, readCode, takeUses, usedUp } from '#features/discount-codes/server/service.ts';
import {
  eachOfType,
  giveOfTypeBack,
  isRegularLeft,
  readTicketType,
  requireRegular,
  settleTickets,
  takeOfType,
  typeGone,
} from '#features/ticket-types/server/service.ts';
import type { ShownEvent } from '#features/events/whereabouts.ts';
import { eventSupplies } from '#features/events/rules.ts';
import {
  countPlacesLeft,
  findEventRows,
  isBookable,
  isOver,
  lockEvent,
  posterOfEvent,
  takePlaces,
  whenOf,
} from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events, eventsSearchColumns } from '#features/events/server/table.ts';
import { calendarSpan } from '#features/events/timing.ts';
import { bookedEvening } from '#features/mail/booked.ts';
import { matches } from '#kit/server/desk-list.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { refundSteps, stepsAhead } from '#market/listings/cancellation.ts';
import { town } from '#market/town/town.ts';
import { discountOf, isOf, toldTypeOf } from '../records/rows.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';
import { ownerUnpayable, sellerUnknown, termsChanged, termsOf } from '../records/terms.ts';
import type { HeldFrom, Offer, Wish } from './offer.ts';

export type EventWish = {
  readonly userId: string;
  readonly eventId: string;
  readonly quantity: number;
  readonly whence?: HeldFrom | undefined;
  /** When, where and under which terms it was when its buyer looked. */
  readonly shown?: ShownEvent | undefined;
  /** The code that makes it cheaper, by its id. */
  readonly discount?: string | undefined;
  /** The ticket type, by its id; the regular one without. */
  readonly ticketType?: string | undefined;
};

type Details = Pick<EventWish, 'shown' | 'discount' | 'ticketType'>;

export const eventWish = ({ eventId, shown, discount, ticketType, ...wish }: EventWish): Wish<Details> => ({
  ...wish,
  kind: 'event',
  itemId: eventId,
  details: { shown, discount, ticketType },
});

const undiscounted = { discountCodeId: null, discountWord: null, discountCents: 0 } as const;

/** The ticket that is bought and its price: its type, or of the regular one the event's own, and the name that its organiser gave it. */
async function ticketOf(
  db: Db,
  event: Omit<EventRow, 'priceCents'> & { readonly priceCents: number },
  ticketType: string | undefined,
  at: Date,
) {
  if (ticketType === undefined) {
    const ticketTypeName = Object.keys(event.regularName).length > 0 ? event.regularName : null;
    if (event.priceCents !== 0) requireRegular(event, at);
    return { priceCents: event.priceCents, each: event.regularEach, ticketTypeId: null, ticketTypeName };
  }
  // What is free has no types: they stand beside a price.
  if (event.priceCents === 0) throw new Problem('not_for_sale', 'This event is free, and has no other tickets.');
  const { id, name, priceCents, each } = await readTicketType(db, event.id, ticketType, at);
  return { priceCents, each, ticketTypeId: id, ticketTypeName: name };
}

/** Whether somebody may have so many of a type besides those of theirs that count: what they bought, and a hold that does not make way. */
async function mayHave(
  db: Db,
  { userId, itemId, quantity }: Pick<OrderRow, 'userId' | 'itemId' | 'quantity'>,
  { each, ticketTypeId }: { readonly each: number | null; readonly ticketTypeId: string | null },
  counting: readonly OrderRow['status'][],
): Promise<boolean> {
  if (each === null) return true;
  const ofType = ticketTypeId === null ? isNull(orders.ticketTypeId) : eq(orders.ticketTypeId, ticketTypeId);
  const isTheirs = and(
    eq(orders.userId, userId),
    isOf({ kind: 'event', itemId }),
    inArray(orders.status, [...counting]),
  );
  const [has] = await db
    .select({ tickets: sql<number>`coalesce(sum(${orders.quantity}), 0)::int` })
    .from(orders)
    .where(and(isTheirs, ofType));
  return quantity + (has?.tickets ?? 0) <= each;
}

/** What so many tickets cost, with the code that takes something off each; what is free anyway needs none. */
async function costOf(
  db: Db,
  { priceCents, ...event }: Pick<EventRow, 'id' | 'seriesId' | 'ownerId'> & { readonly priceCents: number },
  { quantity, discount }: { readonly quantity: number; readonly discount: string | undefined },
  at: Date,
) {
  const amountCents = priceCents * quantity;
  if (discount === undefined || priceCents === 0) return { amountCents, ...undiscounted };
  const code = await readCode(db, event, discount, at);
  const paidCents = discountedCents(priceCents, code) * quantity;
  return {
    amountCents: paidCents,
    discountCodeId: code.id,
    discountWord: code.word,
    discountCents: amountCents - paidCents,
  };
}

export const places: Offer<Details> = {
  kind: 'event',
  isBooking: true,
  isJoinedFree: true,

  async lock(db, itemId) {
    const event = await lockEvent(db, itemId);
    const bookable = (at: Date) => {
      if (!event || event.status !== 'published') throw missing();
      if (isOver(event, at)) throw new Problem('event_over', 'This event is over.');
      if (event.sellerUnknown && event.priceCents !== 0) throw sellerUnknown();
      if (event.ownerUnpayable && event.priceCents !== 0) throw ownerUnpayable();
      if (isBookable(event, at)) return event;
      throw new Problem('not_for_sale', 'There are no tickets for this event at the moment.');
    };
    return {
      async price(wish, at) {
        const { quantity, details } = wish;
        const { shown, discount, ticketType } = details;
        const { startsAt, ...now } = bookable(at);
        const { priceCents, each, ...type } = await ticketOf(db, { ...now, startsAt }, ticketType, at);
        const { id, seriesId, ownerId } = now;
        const cost = await costOf(db, { id, seriesId, ownerId, priceCents }, { quantity, discount }, at);
        // What a code makes free is joined once with it.
        if (cost.amountCents > 0 && !(await mayHave(db, wish, { each, ...type }, ['confirmed'])))
          throw new Problem('ticket_type_limit', `One person has ${each} of these tickets at most.`);
        const quote = { quantity, startsAt, ...type, ...cost };
        if (shown === undefined) return quote;
        if (facts.some((fact) => shown[fact] !== now[fact])) throw moved();
        const { cancellation = now.cancellation } = shown;
        if (cancellation !== now.cancellation) throw termsChanged({ cancellation: now.cancellation });
        // Its buyer has seen what it is now: whatever it was before is nothing to them.
        const promised = shown.cancellation && { refundSteps: refundSteps[cancellation] };
        return { ...quote, ...promised, movedFrom: null, returnUntil: null };
      },
      terms() {
        if (!event) throw missing();
        return termsOf(db, event, eventSupplies[event.category]);
      },
      async take(order, at, before) {
        // Where there is no code and no type the count of places is asked for at once: it goes along with what was asked before.
        const isDiscounted = order.discountCodeId !== null || (before?.discountCodeId ?? null) !== null;
        if (isDiscounted && !(await takeUses(db, order, before))) return usedUp();
        const isOfType = order.ticketTypeId !== null || (before?.ticketTypeId ?? null) !== null;
        const isBounded =
          order.ticketTypeId === null && order.amountCents > 0 && typeof event?.regularLimit === 'number';
        const isLeft = !isBounded || (await isRegularLeft(db, event, order, before));
        if (!isLeft || (isOfType && !(await takeOfType(db, order, before)))) {
          if (isDiscounted) await giveUsesBack(db, [order]);
          return typeGone();
        }
        const more = order.quantity - (before?.quantity ?? 0);
        if (more === 0 || (await takePlaces(db, itemId, more))) {
          if (isOfType || isBounded) await settleTickets(db, at, itemId);
          return true;
        }
        if (isDiscounted) await giveUsesBack(db, [order]);
        if (isOfType) await giveOfTypeBack(db, [order]);
        return false;
      },
      // Its price, its type and its code stay promised, ended or not; the night itself, and how many are one person's, do not.
      async isStillFor(order, at) {
        if (!event || !isBookable(event, at) || event.ownerId !== order.ownerId) return false;
        const { ticketTypeId } = order;
        const each = ticketTypeId === null ? event.regularEach : await eachOfType(db, ticketTypeId);
        return mayHave(db, order, { each, ticketTypeId }, ['confirmed', 'pending']);
      },
      places: event && { capacity: event.capacity, left: event.capacity - event.placesTaken },
    };
  },
  countLeft: countPlacesLeft,
  gone: () => new Problem('sold_out', 'There are not that many places left.'),

  async release(db, orders) {
    await giveUsesBack(db, orders);
    await giveOfTypeBack(db, orders);
    for (const [itemId, some] of Map.groupBy(orders, (order) => order.itemId))
      await takePlaces(db, itemId, -some.reduce((sum, { quantity }) => sum + quantity, 0));
  },

  tickets: ({ quantity }) => quantity,
  async describe(db, orders) {
    const rows = await findEventRows(db, [...new Set(orders.map(({ itemId }) => itemId))]);
    const byId = new Map(rows.map((event) => [event.id, event]));
    return ({ itemId }) => {
      const event = byId.get(itemId);
      if (!event) return undefined;
      const { title, category, location, address, date, time, lastDay, cancelledAt } = event;
      const admission = { doors: event.doors, minAge: event.minAge ?? town.promises.minAge };
      const more = {
        admission,
        ...(lastDay !== null && { lastDay }),
        ...(cancelledAt && { calledOff: true as const }),
      };
      const span = calendarSpan({ ...whenOf(event), duration: inLanguage(event.duration, 'en') });
      const poster = posterOfEvent(event);
      return { itemId, title, category, poster, location, address, date, time, until: null, span, ...more };
    };
  },
  letter(order, { bought, ...told }, at) {
    const { quantity, amountCents, startsAt } = order;
    // What costs nothing brings nothing back, and what has no date yet no day until which it does.
    const isReturned = amountCents > 0 && bought.date !== null;
    const values = {
      ...told,
      ...bookedEvening(bought),
      admission: bought.admission,
      quantity,
      ...toldTypeOf(order),
      ...discountOf(order),
      ...(isReturned && { terms: stepsAhead(order.refundSteps, startsAt, at) }),
    };
    return { letter: 'order', values };
  },
  find: (q) =>
    matches(q, eventsSearchColumns).map((isEvent) => sql`(select ${events.id} from ${events} where ${isEvent})`),
};

const facts = ['date', 'time', 'location', 'address'] as const;

const moved = () =>
  new Problem('event_moved', 'It is on at another time or place by now. Look at it again before you go on.');

const missing = () => new Problem('not_found', 'There is no such event.');

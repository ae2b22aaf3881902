/** Holds: what is bought is kept for 15 minutes while it is paid for (issues 2 and 6; quality, Soundness). */
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { lockUser } from '#features/auth/server/service.ts';
import { isBookable, lockEvent, takePlaces } from '#features/events/server/service.ts';
import type { Bookable, CountedEvent } from '#features/events/server/service.ts';
import { freeSlots, isBookableRow, lockRental, takeSlots } from '#features/rentals/server/service.ts';
import type { BookableRental } from '#features/rentals/server/service.ts';
import { dearFault, periodOf, stayCents, stayFault } from '#features/rentals/stay.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared, together } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { momentOf } from '#market/town/moment.ts';
import { Problem } from '#kit/shared/problem.ts';
import { maxHolds } from '../rules.ts';
import { holdPlan, releaseExpiredPlans } from './plans.ts';
import type { Draft } from './rows.ts';
import { holdFrom, insertOrder, replaceHold } from './rows.ts';
import { giveBack } from './stock.ts';
import { columnsFrom, notHeld, readUnpaid, requireFreeShare, requireShare } from './shares.ts';
import { orders } from './table.ts';
import type { OrderRow } from './table.ts';
import { termsOf } from './terms.ts';
import type { EventWish, Held, Item, RentalWish, Wish } from './wishes.ts';

export const soldOut = () => new Problem('sold_out', 'There are not that many places left.');
const taken = () => new Problem('dates_unavailable', 'Somebody else has it at that time.');

/** Holds places in a transaction of its own; see `hold`. */
export async function holdEvent(db: Db, wish: EventWish, at: Date): Promise<OrderRow> {
  return db.transaction(async (db) => (await hold(db, wish, at)).order);
}

/**
 * Holds what is wished for 15 minutes. Asking again for the same thing replaces the own hold: other wishes, the same
 * clock. Refuses 404, 409 sold_out, dates_unavailable and too_many_holds, 422 not_for_sale and validation, 429 when those
 * around hold too much unpaid. Call it inside a transaction: the locks it takes are what keeps it right.
 */
export async function hold(db: Db, wish: Wish, at: Date): Promise<Held> {
  if ('eventId' in wish) return holdPlaces(db, wish, at);
  await lockUser(db, wish.userId);
  return 'plan' in wish ? holdPlan(db, wish, at) : holdRental(db, wish, at);
}

async function holdPlaces(db: Db, wish: EventWish, at: Date): Promise<Held> {
  const item = { eventId: wish.eventId };
  // Member before item, and the holds are read under both locks.
  const { whence, ...wished } = wish;
  const [, row, pending, unpaid] = await together([
    lockUser(db, wish.userId),
    lockEvent(db, wish.eventId),
    pendingHolds(db, wish.userId, item, at),
    readUnpaid(db, wish.userId, item, whence, at),
  ]);
  const event = requireBookable(row, at);
  if (event.priceCents === 0) throw new Problem('not_for_sale', 'This event is free: join it without a payment.');
  const own = await ownHold(db, wish.userId, item, pending, at);
  const more = wish.quantity - (own?.quantity ?? 0);
  requireShare(unpaid, { isNew: !own, event, quantity: wish.quantity, own: own?.quantity ?? 0 }, at);
  const changed = { quantity: wish.quantity, amountCents: event.priceCents * wish.quantity, startsAt: event.startsAt };
  if (own) {
    if (more !== 0 && !(await takePlaces(db, wish.eventId, more))) throw soldOut();
    return { order: await replaceHold(db, own, changed), wasThere: true };
  }
  const draft = {
    ...wished,
    ...changed,
    ...(await termsOf(db, event)),
    kind: 'event',
    ...holdFrom(at),
    ...columnsFrom(whence),
  } as const;
  return { order: await orderPlaces(db, draft, at), wasThere: false };
}

/** Takes an order's places and writes it down: the guard of the first refuses both. */
async function orderPlaces(db: Db, draft: Draft & EventWish, at: Date): Promise<OrderRow> {
  const [isFree, order] = await together([takePlaces(db, draft.eventId, draft.quantity), insertOrder(db, draft, at)]);
  if (!isFree) throw soldOut();
  return order;
}

async function holdRental(db: Db, { userId, rentalId, whence, ...stay }: RentalWish, at: Date): Promise<Held> {
  const rental = await requireBookableRental(db, rentalId);
  const fault = stayFault(rental, stay, at) ?? dearFault(rental.priceCents, stay);
  if (fault)
    throw new Problem('validation', 'The stay is not acceptable.', {
      fields: [{ path: `metadata.${fault.path}`, message: fault.reason }],
    });
  if (rental.priceUnit === 'hour') momentOf(stay.from, stay.time ?? rental.fromTime, stay.fold, 'metadata.');
  const own = await ownHold(db, userId, { rentalId }, await pendingHolds(db, userId, { rentalId }, at), at);
  requireShare(await readUnpaid(db, userId, { rentalId }, whence, at), { isNew: !own }, at);
  const { quantity, units } = stay;
  const changed = {
    quantity,
    units,
    unit: rental.priceUnit,
    ...periodOf(rental, stay),
    amountCents: stayCents(rental.priceCents, stay),
  };
  const id = own?.id ?? newId();
  const expires = own ?? holdFrom(at);
  // What one has oneself is not in one's own way.
  if (own) await freeSlots(db, [own.id]);
  const whose = { orderId: id, expiresAt: expires.holdExpiresAt };
  if (!(await takeSlots(db, rental, changed, quantity, whose))) throw taken();
  if (own) return { order: await replaceHold(db, own, changed), wasThere: true };
  const order = await insertOrder(
    db,
    {
      id,
      userId,
      rentalId,
      ...changed,
      ...(await termsOf(db, rental)),
      kind: 'rental',
      ...holdFrom(at),
      ...columnsFrom(whence),
    },
    at,
  );
  return { order, wasThere: false };
}

/** A member's holds, and those of an item whose time is up. */
const pendingHolds = (db: Db, userId: string, item: Item, at: Date): Promise<OrderRow[]> =>
  pendingOrders(db, { userId, eventId: null, rentalId: null, ...item, at });

const pendingOrders = prepared((db) => {
  const isOfItem = or(eq(orders.eventId, sql.placeholder('eventId')), eq(orders.rentalId, sql.placeholder('rentalId')));
  const isOver = lte(orders.holdExpiresAt, sql.placeholder('at'));
  return db
    .select()
    .from(orders)
    .where(
      and(sql`${orders.status} = 'pending'`, or(eq(orders.userId, sql.placeholder('userId')), and(isOfItem, isOver))),
    );
});

/** The member's own hold of an item, after holds of it whose time was up are given back. */
async function ownHold(
  db: Db,
  userId: string,
  item: Item,
  pending: readonly OrderRow[],
  at: Date,
): Promise<OrderRow | undefined> {
  const isLive = (hold: OrderRow) => hold.holdExpiresAt !== null && hold.holdExpiresAt > at;
  const isOfIt = (hold: OrderRow) =>
    'eventId' in item ? hold.eventId === item.eventId : hold.rentalId === item.rentalId;
  if (pending.some((hold) => isOfIt(hold) && !isLive(hold))) await releaseExpiredHolds(db, at, item);
  // A plan that is being paid for keeps nothing from others.
  const mine = pending.filter((hold) => hold.userId === userId && hold.kind !== 'plan' && isLive(hold));
  const own = mine.find(isOfIt);
  if (!own && mine.length >= maxHolds)
    throw new Problem(
      'too_many_holds',
      `You are holding places for ${maxHolds} things already. Pay for one of them or let it go.`,
    );
  return own;
}

/**
 * Joins a free event. A member joins once: asking again gives the same order. The order still needs its tickets. 403
 * email_unproven for more tickets than go without a proof, 429 for who comes and goes, or when those around took many.
 */
export async function joinPlaces(db: Db, { whence, ...wish }: EventWish, at: Date): Promise<Held> {
  await lockUser(db, wish.userId);
  const event = requireBookable(await lockEvent(db, wish.eventId), at);
  if (event.priceCents !== 0) throw new Problem('price_changed', 'This event is not free.');
  const [joined] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, wish.userId), eq(orders.eventId, wish.eventId), eq(orders.status, 'confirmed')));
  if (joined) return { order: joined, wasThere: true };
  await releaseExpiredHolds(db, at, { eventId: wish.eventId });
  const { startsAt } = event;
  const free = { kind: 'event', amountCents: 0, status: 'confirmed', confirmedAt: at } as const;
  const order = await orderPlaces(db, { ...wish, ...(await termsOf(db, event)), startsAt, ...free }, at);
  // Looked at last: who hears that all is sold out is not sent to prove an e-mail first.
  await requireFreeShare(db, { ...wish, capacity: event.capacity }, whence, at);
  return { order, wasThere: false };
}

/** Gives back what holds of one item kept whose time is up. */
export async function releaseExpiredHolds(db: Db, at: Date, item: Item): Promise<void> {
  const isOfItem = 'eventId' in item ? eq(orders.eventId, item.eventId) : eq(orders.rentalId, item.rentalId);
  const expired = await db
    .update(orders)
    .set({ status: 'expired', ...notHeld })
    .where(and(isOfItem, eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)))
    .returning();
  if (expired.length > 0) await giveBack(db, expired);
}

/** The minute's task: gives back what all holds kept whose time is up, item by item. */
export async function releaseAllExpiredHolds(db: Db, at: Date): Promise<void> {
  await releaseExpiredPlans(db, at);
  const due = await db
    .selectDistinct({ eventId: orders.eventId, rentalId: orders.rentalId })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)));
  for (const { eventId, rentalId } of due)
    await db.transaction(async (db) => {
      if (eventId !== null) {
        await lockEvent(db, eventId);
        await releaseExpiredHolds(db, at, { eventId });
      } else if (rentalId !== null) {
        await lockRental(db, rentalId);
        await releaseExpiredHolds(db, at, { rentalId });
      }
    });
}

function requireBookable(event: CountedEvent | undefined, at: Date): Bookable<CountedEvent> {
  if (!event || event.status !== 'published') throw new Problem('not_found', 'There is no such event.');
  if (!isBookable(event, at)) throw new Problem('not_for_sale', 'There are no tickets for this event at the moment.');
  return event;
}

async function requireBookableRental(db: Db, rentalId: string): Promise<BookableRental> {
  const rental = await lockRental(db, rentalId);
  if (!rental || rental.status !== 'published') throw new Problem('not_found', 'There is no such rental.');
  if (!isBookableRow(rental)) throw new Problem('not_for_sale', 'This can’t be booked at the moment.');
  return rental;
}

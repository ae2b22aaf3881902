/** Holds: what is bought is kept for 15 minutes while it is paid for (issues 2 and 6; quality, Soundness). */
import { and, eq, lte, or } from 'drizzle-orm';
import { lockUser } from '#features/auth/server/service.ts';
import { isBookable, lockEvent, takePlaces } from '#features/events/server/service.ts';
import type { BookableRow } from '#features/events/server/service.ts';
import { freeSlots, isBookableRow, lockRental, takeSlots } from '#features/rentals/server/service.ts';
import type { BookableRental } from '#features/rentals/server/service.ts';
import { dearFault, periodOf, stayCents, stayFault } from '#features/rentals/rules.ts';
import type { Stay } from '#features/rentals/rules.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { Problem } from '#kit/shared/problem.ts';
import { holdMinutes, maxHolds } from '../rules.ts';
import { holdPlan, releaseExpiredPlans } from './plans.ts';
import type { PlanWish } from './plans.ts';
import { giveBack } from './stock.ts';
import { orders } from './table.ts';
import type { OrderRow } from './table.ts';
import { termsOf } from './terms.ts';

export type EventWish = { readonly userId: string; readonly eventId: string; readonly quantity: number };
export type RentalWish = { readonly userId: string; readonly rentalId: string } & Stay;
export type Wish = EventWish | RentalWish | PlanWish;
/** The order, and whether it was there before. */
export type Held = { readonly order: OrderRow; readonly wasThere: boolean };

export const soldOut = () => new Problem('sold_out', 'There are not that many places left.');
const taken = () => new Problem('dates_unavailable', 'Somebody else has it at that time.');

/** Holds places in a transaction of its own; see `hold`. */
export async function holdEvent(db: Db, wish: EventWish, at: Date): Promise<OrderRow> {
  return db.transaction(async (db) => (await hold(db, wish, at)).order);
}

/**
 * Holds what is wished for 15 minutes. Asking again for the same thing replaces the own hold: other wishes, the same
 * clock. Refuses 404, 409 sold_out, dates_unavailable and too_many_holds, 422 not_for_sale and validation. Call it
 * inside a transaction: the locks it takes are what keeps it right.
 */
export async function hold(db: Db, wish: Wish, at: Date): Promise<Held> {
  await lockUser(db, wish.userId);
  if ('plan' in wish) return holdPlan(db, wish, at);
  return 'eventId' in wish ? holdPlaces(db, wish, at) : holdRental(db, wish, at);
}

async function holdPlaces(db: Db, wish: EventWish, at: Date): Promise<Held> {
  const event = await requireBookable(db, wish.eventId, at);
  if (event.priceCents === 0) throw new Problem('not_for_sale', 'This event is free: join it without a payment.');
  const own = await ownHold(db, wish.userId, { eventId: wish.eventId }, at);
  const more = wish.quantity - (own?.quantity ?? 0);
  if (more !== 0 && !(await takePlaces(db, wish.eventId, more))) throw soldOut();
  const changed = { quantity: wish.quantity, amountCents: event.priceCents * wish.quantity, startsAt: event.startsAt };
  if (own) return { order: await replaceHold(db, own, changed), wasThere: true };
  const order = await insertOrder(
    db,
    { ...wish, ...changed, ...(await termsOf(db, event)), kind: 'event', ...holdFrom(at) },
    at,
  );
  return { order, wasThere: false };
}

async function holdRental(db: Db, { userId, rentalId, ...stay }: RentalWish, at: Date): Promise<Held> {
  const rental = await requireBookableRental(db, rentalId);
  const fault = stayFault(rental, stay, at) ?? dearFault(rental.priceCents, stay);
  if (fault)
    throw new Problem('validation', 'The stay is not acceptable.', {
      fields: [{ path: `metadata.${fault.path}`, message: fault.reason }],
    });
  const own = await ownHold(db, userId, { rentalId }, at);
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
    { id, userId, rentalId, ...changed, ...(await termsOf(db, rental)), kind: 'rental', ...holdFrom(at) },
    at,
  );
  return { order, wasThere: false };
}

export const holdFrom = (at: Date) => ({
  status: 'pending' as const,
  holdExpiresAt: new Date(at.getTime() + holdMinutes * 60_000),
});

/** The member's own hold of an item, after holds of it whose time was up are given back. One question in the usual case. */
async function ownHold(
  db: Db,
  userId: string,
  item: { readonly eventId: string } | { readonly rentalId: string },
  at: Date,
): Promise<OrderRow | undefined> {
  const isOfItem = 'eventId' in item ? eq(orders.eventId, item.eventId) : eq(orders.rentalId, item.rentalId);
  const pending = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.status, 'pending'), or(eq(orders.userId, userId), and(isOfItem, lte(orders.holdExpiresAt, at)))),
    );
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

type Changed = Partial<Pick<OrderRow, 'plan' | 'quantity' | 'units' | 'unit' | 'startsAt' | 'endsAt' | 'amountCents'>>;

export async function replaceHold(db: Db, { id }: OrderRow, changed: Changed): Promise<OrderRow> {
  const [row] = await db.update(orders).set(changed).where(eq(orders.id, id)).returning();
  return row as OrderRow;
}

/** Joins a free event. A member joins once: asking again gives the same order. The order still needs its tickets. */
export async function joinPlaces(db: Db, wish: EventWish, at: Date): Promise<Held> {
  await lockUser(db, wish.userId);
  const event = await requireBookable(db, wish.eventId, at);
  if (event.priceCents !== 0) throw new Problem('price_changed', 'This event is not free.');
  const [joined] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, wish.userId), eq(orders.eventId, wish.eventId), eq(orders.status, 'confirmed')));
  if (joined) return { order: joined, wasThere: true };
  await releaseExpiredHolds(db, at, { eventId: wish.eventId });
  if (!(await takePlaces(db, wish.eventId, wish.quantity))) throw soldOut();
  const { startsAt } = event;
  const order = await insertOrder(
    db,
    {
      ...wish,
      ...(await termsOf(db, event)),
      startsAt,
      kind: 'event',
      amountCents: 0,
      status: 'confirmed',
      confirmedAt: at,
    },
    at,
  );
  return { order, wasThere: false };
}

/** Gives back what holds of one item kept whose time is up. */
export async function releaseExpiredHolds(
  db: Db,
  at: Date,
  item: { readonly eventId: string } | { readonly rentalId: string },
): Promise<void> {
  const isOfItem = 'eventId' in item ? eq(orders.eventId, item.eventId) : eq(orders.rentalId, item.rentalId);
  const expired = await db
    .update(orders)
    .set({ status: 'expired', holdExpiresAt: null })
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

async function requireBookable(db: Db, eventId: string, at: Date): Promise<BookableRow> {
  const event = await lockEvent(db, eventId);
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

type Draft = Partial<OrderRow> &
  Pick<
    OrderRow,
    | 'userId'
    | 'kind'
    | 'quantity'
    | 'startsAt'
    | 'amountCents'
    | 'ownerId'
    | 'commissionPercent'
    | 'refundSteps'
    | 'status'
  >;

export async function insertOrder(db: Db, draft: Draft, at: Date): Promise<OrderRow> {
  const [row] = await db
    .insert(orders)
    .values({ id: newId(), ...draft, createdAt: at })
    .returning();
  return row as OrderRow;
}

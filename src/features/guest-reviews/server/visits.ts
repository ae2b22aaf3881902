/** Who was where: an order by which somebody was there, as far as a review asks for it. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { disputes, orders, tickets } from '#features/orders/server/table.ts';
import { isBookingKind, liveDisputes } from '#features/orders/rules.ts';
import { isLodging } from '#features/rentals/rules.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { teamMembers } from '#features/teams/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { reviewedKinds } from '../rules.ts';
import type { Proof } from '../rules.ts';

/** Somebody came in with a ticket of it that no friend keeps; who was let in early was there when it began. */
const scannedAt = sql<Date | null>`(select max(greatest(${tickets.usedAt}, ${orders.startsAt})) from ${tickets}
  where ${tickets.orderId} = ${orders.id} and ${tickets.usedAt} is not null and ${tickets.keptBy} is null)`;
/** When somebody was there by an order: the last scan at the door of an event, the end of a stay. */
export const wasThereAt = sql<Date | null>`case ${orders.kind} when 'event' then ${scannedAt}
  when 'rental' then coalesce(${orders.endsAt}, ${orders.startsAt}) end`.mapWith(orders.startsAt);
/** Their bank asks for the money back, or has got it. */
const isDisputed = sql<boolean>`exists (select 1 from ${disputes} where ${disputes.orderId} = ${orders.id}
  and ${inArray(disputes.status, [...liveDisputes])})`;

/** When the friend came in who keeps a ticket. */
export const friendWasThereAt = sql<Date | null>`greatest(${tickets.usedAt}, case when ${tickets.usedAt} is not null
  then ${orders.startsAt} end)`.mapWith(orders.startsAt);

/** Whoever works for the owner is no guest: not one whose word others go by. */
const isOfTeam = sql<boolean>`exists (select 1 from ${teamMembers} where ${teamMembers.memberId} = ${users.id}
  and ${teamMembers.ownerId} = coalesce(${events.ownerId}, ${rentals.ownerId}))`;

/** An order by which somebody was somewhere, or will be. */
export type Visit = {
  readonly orderId: string;
  /** The ticket by which a friend was there; null of whoever bought it. */
  readonly ticketId: string | null;
  readonly type: (typeof reviewedKinds)[keyof typeof reviewedKinds];
  readonly listingId: string;
  readonly title: Localized;
  /** The day of an event; a stay has none. */
  readonly night: string | null;
  readonly ownerId: string | null;
  /** The owner's own, or of somebody who works for them. */
  readonly isOwn: boolean;
  readonly guest: { readonly id: string; readonly name: string; readonly isAway: boolean };
  readonly proof: Proof;
  /** Null while nobody has come in. */
  readonly wasThereAt: Date | null;
  /** Paid, or free, and neither given back nor asked back. */
  readonly stands: boolean;
};

/** The orders of events and rentals that meet a condition. */
export async function findVisits(db: Db, where: SQL | undefined, limit = 1): Promise<Visit[]> {
  const rows = await db
    .select({
      order: orders,
      guest: users,
      event: { title: events.title, ownerId: events.ownerId, date: events.date },
      rental: { title: rentals.title, ownerId: rentals.ownerId, category: rentals.category },
      wasThereAt,
      isDisputed,
      isOfTeam,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(events, eq(events.id, orders.eventId))
    .leftJoin(rentals, eq(rentals.id, orders.rentalId))
    .where(and(inArray(orders.kind, ['event', 'rental']), where))
    .orderBy(orders.createdAt, orders.id)
    .limit(limit);
  return rows.flatMap(({ order, guest, event, rental, isDisputed: disputed, ...row }) => {
    const listing = event ?? rental;
    if (!isBookingKind(order.kind) || !listing) return [];
    return {
      orderId: order.id,
      ticketId: null,
      type: reviewedKinds[order.kind],
      listingId: order.itemId,
      title: listing.title,
      night: event?.date ?? null,
      ownerId: listing.ownerId,
      isOwn: listing.ownerId === guest.id || row.isOfTeam,
      guest: { id: guest.id, name: guest.fullName, isAway: guest.suspendedAt !== null || guest.erasedAt !== null },
      proof: order.kind === 'event' ? 'ticket' : rental && isLodging(rental.category) ? 'stay' : 'hire',
      wasThereAt: row.wasThereAt,
      stands: order.status === 'confirmed' && !disputed,
    };
  });
}

/** The nights that friends were let in to, by tickets of others that they keep. */
export async function findFriendVisits(db: Db, where: SQL | undefined, limit = 1): Promise<Visit[]> {
  const rows = await db
    .select({
      ticket: tickets,
      order: orders,
      guest: users,
      event: events,
      wasThereAt: friendWasThereAt,
      isDisputed,
      isOfTeam,
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(users, eq(users.id, tickets.keptBy))
    .innerJoin(events, eq(events.id, orders.eventId))
    .leftJoin(rentals, eq(rentals.id, orders.rentalId))
    .where(where)
    .orderBy(orders.createdAt, tickets.id)
    .limit(limit);
  return rows.map(({ ticket, order, guest, event, ...row }) => ({
    orderId: order.id,
    ticketId: ticket.id,
    type: reviewedKinds.event,
    listingId: event.id,
    title: event.title,
    night: event.date,
    ownerId: event.ownerId,
    isOwn: event.ownerId === guest.id || row.isOfTeam,
    guest: { id: guest.id, name: guest.fullName, isAway: guest.suspendedAt !== null || guest.erasedAt !== null },
    proof: 'ticket',
    wasThereAt: row.wasThereAt,
    stands: order.status === 'confirmed' && !row.isDisputed,
  }));
}

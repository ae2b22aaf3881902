/** What happens to reviews by the clock: guests are asked, what was written blind is shown, old keys go. */
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import type { Reader } from '#features/auth/server/service.ts';
import { newLock, postMail } from '#features/mail/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { blindSince, invitedBetween, reviewDays } from '../rules.ts';
import { tellOwner } from './service.ts';
import { friendInvitations, guestReviews, hostReviews, reviewInvitations } from './table.ts';
import { findFriendVisits, findVisits, friendWasThereAt, wasThereAt } from './visits.ts';
import type { Visit } from './visits.ts';

/** How many letters at a time; the next ones go an hour later. */
const maxInvited = 500;

/**
 * Writes to whoever was there the day before, once for each order: the invitation is stored with the letter. Whoever wants no such
 * letters, or gave no e-mail, finds the same under their bookings.
 */
export async function inviteGuests(db: Db, at: Date): Promise<void> {
  const { from, to } = invitedBetween(at);
  await db.transaction(async (db) => {
    // Of several nights who was there on the first is asked when the last is over.
    const longUntil = sql`case when ${events.lastDay} is not null then ${events.endsAt} end`;
    const isDue = and(
      eq(orders.status, 'confirmed'),
      // What began long before is over long before, and what is to come is not: of the orders of years that is read from themselves,
      // before anybody looks for who came in.
      lte(orders.startsAt, to),
      or(gte(sql`coalesce(${orders.endsAt}, ${orders.startsAt})`, from), inArray(orders.eventId, longNights(db, from))),
      gte(sql`coalesce(${orders.endsAt}, ${longUntil}, ${orders.startsAt})`, from),
      isNotNull(wasThereAt),
      sql`greatest(${wasThereAt}, ${longUntil}) between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`,
      sql`not exists (select 1 from ${reviewInvitations} where ${reviewInvitations.orderId} = ${orders.id})`,
      sql`not exists (select 1 from ${guestReviews} where ${guestReviews.orderId} = ${orders.id}
        and ${guestReviews.ticketId} is null)`,
    );
    for (const visit of await findVisits(db, isDue, maxInvited)) {
      if (!visit.stands || visit.guest.isAway || visit.isOwn) continue;
      const lock = newLock();
      const [isNew] = await db
        .insert(reviewInvitations)
        .values({ orderId: visit.orderId, tokenHash: lock, createdAt: at })
        .onConflictDoNothing()
        .returning();
      const reader = isNew && (await findAddressee(db, visit.guest.id));
      if (!reader) continue;
      await invite(db, visit, reader, lock, at);
    }
  });
}

/** Writes to one of them. */
async function invite(db: Db, { title, night }: Visit, reader: Reader, lock: string, at: Date): Promise<void> {
  const { name, language } = reader;
  const values = { name, title: inLanguage(title, language), date: night, days: reviewDays, lock };
  await postMail(db, { ...reader, letter: 'reviewInvitation', values }, at);
}

/** Events of several nights that were not over then. */
const longNights = (db: Db, from: Date) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(and(isNotNull(events.lastDay), gte(events.endsAt, from)));

/** The same to friends who were let in with a ticket that they keep, unless they are asked as a buyer of the same night. */
export async function inviteFriends(db: Db, at: Date): Promise<void> {
  const { from, to } = invitedBetween(at);
  await db.transaction(async (db) => {
    const longUntil = sql`case when ${events.lastDay} is not null then ${events.endsAt} end`;
    const isDue = and(
      eq(orders.status, 'confirmed'),
      isNotNull(tickets.keptBy),
      isNotNull(tickets.usedAt),
      gte(sql`coalesce(${orders.endsAt}, ${longUntil}, ${orders.startsAt})`, from),
      sql`greatest(${friendWasThereAt}, ${longUntil}) between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`,
      sql`not exists (select 1 from ${friendInvitations} where ${friendInvitations.ticketId} = ${tickets.id})`,
      sql`not exists (select 1 from ${guestReviews} where ${guestReviews.authorId} = ${tickets.keptBy}
        and ${guestReviews.listingId} = ${orders.itemId})`,
      sql`not exists (select 1 from ${reviewInvitations} join orders bought on bought.id = ${reviewInvitations.orderId}
        where bought.user_id = ${tickets.keptBy} and bought.item_id = ${orders.itemId})`,
    );
    for (const visit of await findFriendVisits(db, isDue, maxInvited)) {
      if (!visit.stands || visit.guest.isAway || visit.isOwn || visit.ticketId === null) continue;
      const lock = newLock();
      await db.insert(friendInvitations).values({ ticketId: visit.ticketId, tokenHash: lock, createdAt: at });
      const reader = await findAddressee(db, visit.guest.id);
      if (!reader) continue;
      await invite(db, visit, reader, lock, at);
    }
  });
}

/** Shows what was written so many days ago, though the other side has said nothing. */
export async function publishReviews(db: Db, at: Date): Promise<void> {
  const since = blindSince(at);
  await db.transaction(async (db) => {
    const shown = await db
      .update(guestReviews)
      .set({ publishedAt: at })
      .where(and(isNull(guestReviews.publishedAt), lte(guestReviews.createdAt, since)))
      .returning();
    for (const { orderId, stars } of shown) {
      const [visit] = await findVisits(db, eq(orders.id, orderId));
      if (visit) await tellOwner(db, visit, stars, at);
    }
    await db
      .update(hostReviews)
      .set({ publishedAt: at })
      .where(and(isNull(hostReviews.publishedAt), lte(hostReviews.createdAt, since)));
  });
}

/** Keys of invitations that open nothing any more. Whoever was asked once is not asked again: by then it is too long ago. */
export async function dropOldReviewInvitations(db: Db, at: Date): Promise<void> {
  const before = daysBefore(at, reviewDays + 7);
  await db.delete(reviewInvitations).where(lt(reviewInvitations.createdAt, before));
  await db.delete(friendInvitations).where(lt(friendInvitations.createdAt, before));
}

/** Reviews as their authors meet them: asked by a letter, written once for each order and each ticket that a friend keeps (issue 21). */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findAddressee, lockUser } from '#features/auth/server/service.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Preview } from '#market/masking/contract.ts';
import { maskMessage } from '#market/masking/mask.ts';
import type { Invitation, Named } from '../contract.ts';
import { isTooLate, reviewPath, shownName } from '../rules.ts';
import { answerOf } from './present.ts';
import { friendInvitations, guestReviews, hostReviews, reviewInvitations } from './table.ts';
import { findFriendVisits, findVisits } from './visits.ts';
import type { Visit } from './visits.ts';

/** Who asks, in which language, and when. */
export type Asking = { readonly actorId: string | undefined; readonly language: Language; readonly at: Date };
type Written = { readonly stars: number; readonly words?: string | null | undefined };

const notAGuest = () =>
  new Problem('not_a_guest', 'Only who was there can review it: with a ticket that was scanned, or after their stay.');

/** What the key of an invitation opens. */
export const reviewLock: Lock = {
  path: (_language, key) => reviewPath(key),
  turn: async (db, from, to) => {
    const isLock = eq(reviewInvitations.tokenHash, from);
    const turned = await db.update(reviewInvitations).set({ tokenHash: to }).where(isLock).returning();
    if (turned.length > 0) return true;
    const isFriends = eq(friendInvitations.tokenHash, from);
    return (await db.update(friendInvitations).set({ tokenHash: to }).where(isFriends).returning()).length > 0;
  },
};

/** The visit that is named, whosever it is. */
async function findNamed(db: Db, of: Named): Promise<Visit | undefined> {
  if ('order' in of) return (await findVisits(db, eq(orders.id, of.order)))[0];
  if ('ticket' in of) return (await findFriendVisits(db, eq(tickets.id, of.ticket)))[0];
  const hash = hashSecret(of.token);
  const [asked] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.tokenHash, hash));
  if (asked) return (await findVisits(db, eq(orders.id, asked.orderId)))[0];
  const [friend] = await db.select().from(friendInvitations).where(eq(friendInvitations.tokenHash, hash));
  return friend && (await findFriendVisits(db, eq(tickets.id, friend.ticketId)))[0];
}

/** What was written of a visit. */
const isOfVisit = ({ orderId, ticketId }: Pick<Visit, 'orderId' | 'ticketId'>) =>
  ticketId === null
    ? and(eq(guestReviews.orderId, orderId), isNull(guestReviews.ticketId))
    : eq(guestReviews.ticketId, ticketId);

/**
 * The visit that somebody may review: their own, ended or with a scanned ticket, paid and not given back, of a listing
 * that is neither theirs nor of somebody they work for. Refuses 403 `not_a_guest` for everything else, whether there is such an order or not, and 410
 * `review_closed` after 30 days. What was written is shown for good: `isReading` asks for no open door.
 */
async function requireVisit(db: Db, of: Named, { actorId, at }: Asking, isReading: boolean) {
  const visit = await findNamed(db, of);
  const isTheirs = visit !== undefined && ('token' in of || visit.guest.id === actorId);
  if (!isTheirs || visit.guest.isAway || visit.isOwn) throw notAGuest();
  const { wasThereAt } = visit;
  if (!visit.stands || wasThereAt === null || wasThereAt > at) throw notAGuest();
  const [review] = await db.select().from(guestReviews).where(isOfVisit(visit));
  if (isTooLate(wasThereAt, at) && !(isReading && review))
    throw new Problem('review_closed', 'Reviews are written within 30 days.');
  return { visit, wasThereAt, review };
}

/** What one is asked to review, and what is there of it. Refusals as `requireVisit`. */
export async function readInvitation(db: Db, of: Named, asking: Asking): Promise<Invitation> {
  const { visit, wasThereAt, review } = await requireVisit(db, of, asking, true);
  const [host] = await db.select().from(hostReviews).where(eq(hostReviews.orderId, visit.orderId));
  const answer = review && review.answerRemovedAt === null ? answerOf(review) : null;
  return {
    type: visit.type,
    listing: visit.listingId,
    title: inLanguage(visit.title, asking.language),
    proof: visit.proof,
    wasThere: wallClock(wasThereAt).date,
    name: review?.name ?? shownName(visit.guest.name),
    isBlind: isBlind(visit),
    review: review
      ? {
          stars: review.stars,
          words: review.words,
          isPublic: review.publishedAt !== null && review.removedAt === null,
          isRemoved: review.removedAt !== null,
          answer,
        }
      : null,
    host: host?.publishedAt ? { stars: host.stars, words: host.words } : null,
  };
}

/** Of a stay with a host both sides write without having read the other. */
const isBlind = ({ type, ownerId }: Visit): boolean => type === 'rentals' && ownerId !== null;

/** What everybody reads leads nobody around the house, nor to somebody's telephone (decision 0142). */
export function previewWords(words: string): Preview {
  const { text, hidden } = maskMessage(words);
  return { text, hidden: [...hidden] };
}

/** The orders that somebody has reviewed, and the tickets that they keep. */
export async function listReviewedOrders(db: Db, authorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`coalesce(${guestReviews.ticketId}, ${guestReviews.orderId})` })
    .from(guestReviews)
    .where(eq(guestReviews.authorId, authorId))
    .orderBy(guestReviews.createdAt, guestReviews.id);
  return rows.map(({ id }) => id);
}

/**
 * Writes a review; what leads around the house is hidden before it is kept. Of an event everybody reads it at once; of a stay when its host has written too, or after 7 days. The
 * owner hears of it when it is public. Refusals as `requireVisit`, and 409 `already_reviewed`: the unique index decides.
 */
export async function writeReview(db: Db, of: Named, written: Written, asking: Asking): Promise<Invitation> {
  const { at, language } = asking;
  await db.transaction(async (db) => {
    // Their account before all that is read of it: whoever was erased while this waited is away.
    const named = await findNamed(db, of);
    if (named) await lockUser(db, named.guest.id);
    const { visit, wasThereAt } = await requireVisit(db, of, asking, false);
    // Locked as the host locks it: of two who write at once the second sees the first one's.
    await db.select({ id: orders.id }).from(orders).where(eq(orders.id, visit.orderId)).for('update');
    const [host] = await db.select().from(hostReviews).where(eq(hostReviews.orderId, visit.orderId));
    const publishedAt = !isBlind(visit) || host ? at : null;
    const [row] = await db
      .insert(guestReviews)
      .values({
        id: newId(),
        orderId: visit.orderId,
        ticketId: visit.ticketId,
        authorId: visit.guest.id,
        listingType: visit.type,
        listingId: visit.listingId,
        businessId: await placeOf(db, visit),
        proof: visit.proof,
        wasThereAt,
        stars: written.stars,
        words: written.words == null ? null : maskMessage(written.words).text,
        language,
        name: shownName(visit.guest.name),
        createdAt: at,
        publishedAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Problem('already_reviewed', 'There is a review of this already.');
    if (host && host.publishedAt === null)
      await db.update(hostReviews).set({ publishedAt: at }).where(eq(hostReviews.id, host.id));
    if (publishedAt !== null) await tellOwner(db, visit, row.stars, at);
  });
  return readInvitation(db, of, asking);
}

/**
 * The place of the directory that an event was at: one of the same owner, by its address or its name. Without the owner
 * anybody could hold an event at a competitor's door.
 */
async function placeOf(db: Db, { type, listingId, ownerId }: Visit): Promise<string | null> {
  if (type !== 'events' || ownerId === null) return null;
  const same = (one: AnyPgColumn, other: AnyPgColumn) => sql`searchable(${one}) = searchable(${other})`;
  const [place] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(events, eq(events.id, listingId))
    .where(
      and(
        eq(businesses.ownerId, ownerId),
        ne(businesses.status, 'withdrawn'),
        or(same(businesses.address, events.address), same(businesses.name, events.location)),
      ),
    )
    .orderBy(businesses.createdAt, businesses.id)
    .limit(1);
  return place?.id ?? null;
}

/** Tells the owner of a review that everybody can read now. */
export async function tellOwner(
  db: Db,
  { ownerId, title, night, type, listingId }: Pick<Visit, 'ownerId' | 'title' | 'night' | 'type' | 'listingId'>,
  stars: number,
  at: Date,
): Promise<void> {
  const reader = ownerId === null ? undefined : await findAddressee(db, ownerId);
  if (!reader) return;
  const { name, language } = reader;
  const values = { name, title: inLanguage(title, language), date: night, stars, path: `/${type}/${listingId}` };
  await postMail(db, { ...reader, letter: 'ownerReviewed', values }, at);
}

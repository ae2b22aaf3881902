/** Reviews as owners meet them: read, answered once; and what a host says of the guest of a stay. */
import { and, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee, lockCaller } from '#features/auth/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { openAmong } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import type { By, Doer } from '#market/listings/server/listing-actor.ts';
import { wallClock } from '#market/town/dates.ts';
import { maskMessage } from '#market/masking/mask.ts';
import type { GuestToReview, OwnersReview } from '../contract.ts';
import { isTooLate, reviewDays, shownName } from '../rules.ts';
import { answerOf, nightOf, titlesOf, toReview } from './present.ts';
import { isPublic } from './public.ts';
import { tellOwner } from './service.ts';
import { guestReviews, hostReviews } from './table.ts';
import type { GuestReviewRow } from './table.ts';
import { findVisits, wasThereAt } from './visits.ts';

const missing = () => new Problem('not_found', 'There is no such review.');

/** Of one's own listings. */
function ownOf(db: Db, { id }: Doer) {
  const own = (table: typeof events | typeof rentals) =>
    db.select({ id: table.id }).from(table).where(eq(table.ownerId, id));
  return or(
    and(eq(guestReviews.listingType, 'events'), inArray(guestReviews.listingId, own(events))),
    and(eq(guestReviews.listingType, 'rentals'), inArray(guestReviews.listingId, own(rentals))),
  );
}

type Asked = DeskQuery & { readonly state?: 'unanswered' | 'answered' | undefined };

/** A page of the public reviews of one's own listings, newest first unless told. */
export async function listOwnersReviews(db: Db, query: Asked, language: Language, actor: Doer) {
  const answered = query.state === 'answered' ? isNotNull(guestReviews.answer) : isNull(guestReviews.answer);
  const { rows, total } = await readDeskPage(db, {
    table: guestReviews,
    query,
    where: and(ownOf(db, actor), isPublic, query.state === undefined ? undefined : answered),
    searchColumns: ['name', 'words'],
    sorts: { written: guestReviews.createdAt, stars: guestReviews.stars },
    sort: '-written',
    tie: guestReviews.id,
  });
  return { items: await toOwners(db, rows, language), total };
}

async function toOwners(db: Db, rows: readonly GuestReviewRow[], language: Language): Promise<OwnersReview[]> {
  const titles = await titlesOf(db, rows);
  const ids = rows.map(({ id }) => id);
  const open = await openAmong(db, 'review', ids);
  return rows.map((row) => ({
    ...toReview(row, titles, language),
    type: row.listingType,
    listing: row.listingId,
    createdAt: row.createdAt.toISOString(),
    // Given once, also where the desk took it down.
    answer: answerOf(row),
    isAnswerRemoved: row.answerRemovedAt !== null,
    isReported: open.has(row.id),
  }));
}

/**
 * Answers a review of one's own listing, under it and for everybody. 404 for somebody else's or one that is not public,
 * 409 `already_answered`: an answer is given once, so that nobody argues in public.
 * What leads around the house is hidden in it. Whoever wrote the review hears of it.
 */
export async function answerReview(db: Db, id: string, written: string, language: Language, { actor, at }: By) {
  const words = maskMessage(written).text;
  return db.transaction(async (db) => {
    const [before] = await db
      .select()
      .from(guestReviews)
      .where(and(eq(guestReviews.id, id), ownOf(db, actor), isPublic))
      .for('update');
    if (!before) throw missing();
    if (before.answer !== null) throw new Problem('already_answered', 'This review is answered already.');
    const [after] = await db
      .update(guestReviews)
      .set({ answer: words, answeredAt: at, version: before.version + 1 })
      .where(eq(guestReviews.id, id))
      .returning();
    if (!after) throw missing();
    const title = (await titlesOf(db, [after])).get(after.listingId) ?? {};
    const change = { actor, at, action: 'update', entity: 'guest_reviews', entityId: id } as const;
    const answered = { before: { answer: null }, after: { answer: words } };
    await recordChange(db, { ...change, title: inLanguage(title, 'en'), ...answered });
    await tellAuthor(db, after, { title, answer: words, aboutId: actor.id }, at);
    const [shown] = await toOwners(db, [after], language);
    if (!shown) throw missing();
    return shown;
  });
}

/** Tells whoever wrote a review of its answer, which was written by that member; who gave no e-mail reads it below the review. */
async function tellAuthor(
  db: Db,
  review: GuestReviewRow,
  { title, answer, aboutId }: { readonly title: Localized; readonly answer: string; readonly aboutId: string },
  at: Date,
): Promise<void> {
  const reader = await findAddressee(db, review.authorId);
  if (!reader) return;
  const { name, language } = reader;
  const path = `/${review.listingType}/${review.listingId}`;
  const values = { name, title: inLanguage(title, language), date: await nightOf(db, review), answer, path };
  await postMail(db, { ...reader, aboutId, letter: 'reviewAnswered', values }, at);
}

/** Guests of ended stays in one's own rentals of whom one has said nothing, the last first; at most a hundred. */
export async function listGuestsToReview(db: Db, language: Language, actor: Doer, at: Date): Promise<GuestToReview[]> {
  const since = daysBefore(at, reviewDays);
  const own = db.select({ id: rentals.id }).from(rentals).where(eq(rentals.ownerId, actor.id));
  const said = db.select({ id: hostReviews.id }).from(hostReviews).where(eq(hostReviews.orderId, orders.id));
  const visits = await findVisits(
    db,
    and(
      inArray(orders.rentalId, own),
      eq(orders.status, 'confirmed'),
      sql`${wasThereAt} between ${since.toISOString()}::timestamptz and ${at.toISOString()}::timestamptz`,
      sql`not ${exists(said)}`,
    ),
    100,
  );
  return visits
    .filter(({ stands, guest }) => stands && !guest.isAway && guest.id !== actor.id)
    .flatMap(({ orderId, title, guest, wasThereAt: ended }) =>
      ended === null
        ? []
        : {
            order: orderId,
            title: inLanguage(title, language),
            guest: shownName(guest.name),
            wasThere: wallClock(ended).date,
          },
    )
    .toSorted((one, other) => other.wasThere.localeCompare(one.wasThere));
}

type Said = { readonly stars: number; readonly words?: string | null | undefined };

/**
 * A host says something of the guest of an ended stay. Both sides are shown what the other wrote as soon as both have.
 * 404 for a stay that is not in one's own rental, has not ended or was given back, 410 `review_closed` after 30 days, 409
 * `already_reviewed`.
 */
export async function reviewGuest(db: Db, orderId: string, said: Said, { actor, at }: By) {
  return db.transaction(async (db) => {
    await lockCaller(db, actor.id);
    await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const [visit] = await findVisits(db, eq(orders.id, orderId));
    const ended = visit?.wasThereAt ?? null;
    const isTheirs = visit?.type === 'rentals' && visit.ownerId === actor.id && visit.guest.id !== actor.id;
    if (!isTheirs || visit.guest.isAway || !visit.stands || ended === null || ended > at)
      throw new Problem('not_found', 'There is no such stay.');
    if (isTooLate(ended, at)) throw new Problem('review_closed', 'Reviews are written within 30 days.');
    const [review] = await db.select().from(guestReviews).where(eq(guestReviews.orderId, orderId));
    const publishedAt = review ? at : null;
    const [row] = await db
      .insert(hostReviews)
      .values({
        id: newId(),
        orderId,
        hostId: actor.id,
        guestId: visit.guest.id,
        stars: said.stars,
        words: said.words ?? null,
        createdAt: at,
        publishedAt,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Problem('already_reviewed', 'There is a review of this already.');
    if (review && review.publishedAt === null) {
      await db.update(guestReviews).set({ publishedAt: at }).where(eq(guestReviews.id, review.id));
      await tellOwner(db, visit, review.stars, at);
    }
    return { isPublic: publishedAt !== null };
  });
}

/** What a host said of guests, newest first: for the file of whoever wrote it, and of whom it tells. */
export const listSaid = (db: Db, id: string) =>
  db
    .select()
    .from(hostReviews)
    .where(or(eq(hostReviews.hostId, id), and(eq(hostReviews.guestId, id), isNotNull(hostReviews.publishedAt))))
    .orderBy(desc(hostReviews.createdAt), hostReviews.id);

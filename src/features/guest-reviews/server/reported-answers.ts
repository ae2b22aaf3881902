/** Owners' answers to reviews as things that are reported; a report names the review that one stands under. */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { PublicRoom } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { titlesOf } from './present.ts';
import { isPublic } from './public.ts';
import { guestReviews } from './table.ts';
import type { GuestReviewRow } from './table.ts';

const tables = { events, rentals } as const;

/** Who answers for a listing: its owner. */
async function ownerOf(db: Db, { listingType, listingId }: GuestReviewRow) {
  const table = tables[listingType];
  const [owner] = await db
    .select({ id: users.id, name: users.fullName })
    .from(table)
    .innerJoin(users, eq(users.id, table.ownerId))
    .where(eq(table.id, listingId));
  return owner;
}

async function toTold(db: Db, review: GuestReviewRow) {
  const title = (await titlesOf(db, [review])).get(review.listingId) ?? {};
  return {
    authorId: (await ownerOf(db, review))?.id ?? null,
    words: review.answer,
    titleIn: (reads: Parameters<typeof inLanguage>[1]) => inLanguage(title, reads),
  };
}

export const reportedAnswers: PublicRoom = {
  show: async (db, id) => {
    const isShown = and(isPublic, isNotNull(guestReviews.answer), isNull(guestReviews.answerRemovedAt));
    const [review] = await db
      .select()
      .from(guestReviews)
      .where(and(eq(guestReviews.id, id), isShown));
    return review && toTold(db, review);
  },
  tell: async (db, ids, language) => {
    const rows = await db
      .select()
      .from(guestReviews)
      .where(inArray(guestReviews.id, [...ids]));
    const titles = await titlesOf(db, rows);
    const told = rows.map(async (row) => {
      const about = {
        title: inLanguage(titles.get(row.listingId) ?? {}, language),
        // Of a night at a place it stands on the page of that.
        type: row.businessId === null ? row.listingType : ('businesses' as const),
        listing: row.businessId ?? row.listingId,
        author: (await ownerOf(db, row))?.name ?? '',
        words: row.answer,
        language: null,
        writtenAt: (row.answeredAt ?? row.createdAt).toISOString(),
        isRemoved: row.answerRemovedAt !== null,
        stars: null,
        proof: null,
        wasThere: null,
      };
      return [row.id, about] as const;
    });
    return new Map(await Promise.all(told));
  },
  lock: async (db, id) => {
    const [review] = await db.select().from(guestReviews).where(eq(guestReviews.id, id)).for('update');
    return review && toTold(db, review);
  },
  takeDown: async (db, id, _statement, { at }) => {
    await db.update(guestReviews).set({ answerRemovedAt: at }).where(eq(guestReviews.id, id));
  },
  putBack: async (db, id) => {
    await db.update(guestReviews).set({ answerRemovedAt: null }).where(eq(guestReviews.id, id));
  },
  tellAuthor: async (db, author, taken, at) => {
    const ground = groundsOf.answer.find((one) => one === taken.ground);
    if (ground === undefined) return;
    const { title, statement, words } = taken;
    const values = { name: author.name, title, ground, statement, words: words ?? '' };
    await postMail(db, { ...author, letter: 'answerRemoved', values }, at);
  },
  tellReporter: (db, reporter, decided, at) =>
    postMail(db, { ...reporter, letter: 'noticeDecided', values: { name: reporter.name, ...decided } }, at),
};

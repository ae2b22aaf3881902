/** Reviews as things that are reported: what the desk reads of one, and does to it. */
import { and, eq, inArray } from 'drizzle-orm';
import { postMail } from '#features/mail/server/service.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { PublicRoom } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { titlesOf, toReview } from './present.ts';
import { isPublic } from './public.ts';
import { guestReviews } from './table.ts';
import type { GuestReviewRow } from './table.ts';

async function toTold(db: Db, review: GuestReviewRow) {
  const title = (await titlesOf(db, [review])).get(review.listingId) ?? {};
  const { authorId, words } = review;
  return { authorId, words, titleIn: (reads: Parameters<typeof inLanguage>[1]) => inLanguage(title, reads) };
}

/** What the desk reads of a reported review, and does to it. */
export const reportedReviews: PublicRoom = {
  show: async (db, id) => {
    const [review] = await db
      .select()
      .from(guestReviews)
      .where(and(eq(guestReviews.id, id), isPublic));
    return review && toTold(db, review);
  },
  tell: async (db, ids, language) => {
    const rows = await db
      .select()
      .from(guestReviews)
      .where(inArray(guestReviews.id, [...ids]));
    const titles = await titlesOf(db, rows);
    return new Map(
      rows.map((row) => {
        const { title, stars, words, name: author, proof, wasThere } = toReview(row, titles, language);
        const about = {
          title,
          stars,
          words,
          author,
          proof,
          wasThere,
          language: row.language,
          // Of a night at a place it stands on the page of that.
          type: row.businessId === null ? row.listingType : ('businesses' as const),
          listing: row.businessId ?? row.listingId,
          writtenAt: row.createdAt.toISOString(),
          isRemoved: row.removedAt !== null,
        };
        return [row.id, about];
      }),
    );
  },
  lock: async (db, id) => {
    const [review] = await db.select().from(guestReviews).where(eq(guestReviews.id, id)).for('update');
    return review && toTold(db, review);
  },
  takeDown: async (db, id, _statement, { at }) => {
    await db.update(guestReviews).set({ removedAt: at }).where(eq(guestReviews.id, id));
  },
  putBack: async (db, id) => {
    await db.update(guestReviews).set({ removedAt: null }).where(eq(guestReviews.id, id));
  },
  tellAuthor: async (db, author, taken, at) => {
    const ground = groundsOf.review.find((one) => one === taken.ground);
    if (ground === undefined) return;
    const { title, statement, words } = taken;
    const values = { name: author.name, title, ground, statement, words };
    await postMail(db, { ...author, letter: 'reviewRemoved', values }, at);
  },
  tellReporter: (db, reporter, decided, at) =>
    postMail(db, { ...reporter, letter: 'reviewReportDecided', values: { name: reporter.name, ...decided } }, at),
};

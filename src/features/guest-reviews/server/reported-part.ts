/** What anybody may report of a review, itself or its owner's answer: how the desk reads it, takes it down and puts it back. */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reported } from '#features/reports/contract.ts';
import type { PublicRoom } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { nightOf, titlesOf } from './present.ts';
import { guestReviews } from './table.ts';
import type { GuestReviewRow } from './table.ts';

type Part = {
  /** Where everybody reads it. */
  readonly isShown: SQL | undefined;
  /** The column that says when it was taken down. */
  readonly removedAt: 'removedAt' | 'answerRemovedAt';
  readonly wordsOf: (review: GuestReviewRow) => string | null;
  readonly authorOf: (db: Db, review: GuestReviewRow) => Promise<{ readonly id: string | null; readonly name: string }>;
  readonly about: (review: GuestReviewRow) => Pick<Reported, 'stars' | 'proof' | 'wasThere' | 'language' | 'writtenAt'>;
};

export function reportedPart({ isShown, removedAt, wordsOf, authorOf, about }: Part) {
  const toTold = async (db: Db, review: GuestReviewRow) => {
    const title = (await titlesOf(db, [review])).get(review.listingId) ?? {};
    return {
      authorId: (await authorOf(db, review)).id,
      words: wordsOf(review),
      night: await nightOf(db, review),
      titleIn: (language: Language) => inLanguage(title, language),
    };
  };
  return {
    show: async (db, id) => {
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
        const reported = {
          ...about(row),
          title: inLanguage(titles.get(row.listingId) ?? {}, language),
          // Of a night at a place it stands on the page of that.
          type: row.businessId === null ? row.listingType : ('businesses' as const),
          listing: row.businessId ?? row.listingId,
          author: (await authorOf(db, row)).name,
          words: wordsOf(row),
          isRemoved: row[removedAt] !== null,
        };
        return [row.id, reported] as const;
      });
      return new Map(await Promise.all(told));
    },
    lock: async (db, id) => {
      const [review] = await db.select().from(guestReviews).where(eq(guestReviews.id, id)).for('update');
      return review && toTold(db, review);
    },
    takeDown: async (db, id, _statement, { at }) => {
      await db
        .update(guestReviews)
        .set({ [removedAt]: at })
        .where(eq(guestReviews.id, id));
    },
    putBack: async (db, id) => {
      await db
        .update(guestReviews)
        .set({ [removedAt]: null })
        .where(eq(guestReviews.id, id));
    },
  } satisfies Partial<PublicRoom>;
}

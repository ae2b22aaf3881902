/** Owners' answers to reviews as things that are reported; a report names the review that one stands under. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { PublicRoom } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { isPublic } from './public.ts';
import { reportedPart } from './reported-part.ts';
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
  return owner ?? { id: null, name: '' };
}

export const reportedAnswers: PublicRoom = {
  ...reportedPart({
    isShown: and(isPublic, isNotNull(guestReviews.answer), isNull(guestReviews.answerRemovedAt)),
    removedAt: 'answerRemovedAt',
    wordsOf: ({ answer }) => answer,
    authorOf: ownerOf,
    about: ({ answeredAt, createdAt }) => ({
      stars: null,
      proof: null,
      wasThere: null,
      language: null,
      writtenAt: (answeredAt ?? createdAt).toISOString(),
    }),
  }),
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

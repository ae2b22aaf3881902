/** Reports of reviews: anybody may send one; what the desk then does with a review is told to the room of reports. */
import { and, eq, inArray } from 'drizzle-orm';
import { postMail } from '#features/mail/server/service.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { ReportReason } from '#features/reports/rules.ts';
import { fileReport } from '#features/reports/server/service.ts';
import type { ReportedRoom } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { titlesOf, toReview } from './present.ts';
import { isPublic } from './public.ts';
import { guestReviews } from './table.ts';

type NewReport = {
  readonly reason: ReportReason;
  readonly details?: string | null | undefined;
  readonly email?: string | null | undefined;
};
type Sender = { readonly userId: string | null; readonly language: Language; readonly at: Date };

/** Takes a report in. A member's second one of the same review changes nothing while the first waits. 404 for a review that is not public. */
export async function reportReview(db: Db, reviewId: string, report: NewReport, { userId, language, at }: Sender) {
  const isShown = and(eq(guestReviews.id, reviewId), isPublic);
  if ((await db.$count(guestReviews, isShown)) === 0) throw new Problem('not_found', 'There is no such review.');
  const { reason, details, email } = report;
  const told = { reason, details, email, language, reporterId: userId };
  return fileReport(db, { kind: 'review', subjectId: reviewId, ...told }, at);
}

/** What the desk reads of a reported review, and does to it. */
export const reportedReviews: ReportedRoom = {
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
    if (!review) return undefined;
    const title = (await titlesOf(db, [review])).get(review.listingId) ?? {};
    return { authorId: review.authorId, words: review.words, titleIn: (reads) => inLanguage(title, reads) };
  },
  takeDown: async (db, id, at) => {
    await db.update(guestReviews).set({ removedAt: at }).where(eq(guestReviews.id, id));
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

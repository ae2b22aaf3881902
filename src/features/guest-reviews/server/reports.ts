/** Reports of reviews: anybody may send one; the desk decides, and tells both sides why (Regulation (EU) 2022/2065, 16 and 17). */
import { and, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findAddressee } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { ReportDecision, ReportQuery, ReviewReport } from '../contract.ts';
import type { ReportReason } from '../rules.ts';
import { titlesOf, toReview } from './present.ts';
import { isPublic } from './public.ts';
import { guestReviews, reviewReports, reviewReportsSearchColumns as searchColumns } from './table.ts';
import type { GuestReviewRow, ReviewReportRow } from './table.ts';

const missing = () => new Problem('not_found', 'There is no such report.');

type NewReport = {
  readonly reason: ReportReason;
  readonly details?: string | null | undefined;
  readonly email?: string | null | undefined;
};
type Sender = { readonly userId: string | null; readonly language: Language; readonly at: Date };

/** Takes a report in. A member's second one of the same review changes nothing while the first waits. 404 for a review that is not public. */
export async function reportReview(db: Db, reviewId: string, report: NewReport, { userId, language, at }: Sender) {
  const [review] = await db
    .select({ id: guestReviews.id })
    .from(guestReviews)
    .where(and(eq(guestReviews.id, reviewId), isPublic));
  if (!review) throw new Problem('not_found', 'There is no such review.');
  const { reason, details = null, email = null } = report;
  const id = newId();
  await db
    .insert(reviewReports)
    .values({ id, reviewId, reporterId: userId, email, language, reason, details, createdAt: at })
    .onConflictDoNothing();
  return id;
}

/** How many wait. */
export const countReports = (db: Db) => db.$count(reviewReports, eq(reviewReports.status, 'open'));

/** A page of reports, what waits longest first. */
export async function listReports(db: Db, query: ReportQuery, language: Language) {
  const { rows, total } = await readDeskPage(db, {
    table: reviewReports,
    query,
    where: query.status && eq(reviewReports.status, query.status),
    searchColumns,
    sorts: {
      waiting: waitingFirst(reviewReports.createdAt, eq(reviewReports.status, 'open')),
      reported: reviewReports.createdAt,
    },
    sort: 'waiting',
    tie: reviewReports.id,
  });
  return { items: await toReports(db, rows, language), total };
}

export async function readReport(db: Db, id: string, language: Language): Promise<ReviewReport> {
  const rows = await db.select().from(reviewReports).where(eq(reviewReports.id, id));
  const [report] = await toReports(db, rows, language);
  if (!report) throw missing();
  return report;
}

/**
 * Keeps a review or takes it down, once, and answers every report of it that waits: its author reads why it is gone,
 * whoever reported it what was decided. Refuses 404, 409 `edit_conflict`, 409 `invalid_transition`.
 */
export async function decideReport(
  db: Db,
  id: string,
  decision: ReportDecision,
  language: Language,
  { actor, at }: By,
) {
  await db.transaction(async (db) => {
    const [found] = await db.select().from(reviewReports).where(eq(reviewReports.id, id));
    if (!found) throw missing();
    const [review] = await db.select().from(guestReviews).where(eq(guestReviews.id, found.reviewId)).for('update');
    const open = await db
      .select()
      .from(reviewReports)
      .where(and(eq(reviewReports.reviewId, found.reviewId), eq(reviewReports.status, 'open')))
      .orderBy(reviewReports.id)
      .for('update');
    const report = open.find((one) => one.id === id);
    requireVersion(report ?? found, decision.version);
    if (!review || !report) throw new Problem('invalid_transition', 'This report does not wait any more.');
    const { decision: status, statement } = decision;
    const ground = decision.ground ?? null;
    await db
      .update(reviewReports)
      .set({ status, ground, statement, decidedAt: at, version: report.version + 1 })
      .where(
        inArray(
          reviewReports.id,
          open.map((one) => one.id),
        ),
      );
    const isRemoved = status === 'removed';
    if (isRemoved) await db.update(guestReviews).set({ removedAt: at }).where(eq(guestReviews.id, review.id));
    const titles = await titlesOf(db, [review]);
    const titleIn = (reads: Language) => inLanguage(titles.get(review.listingId) ?? {}, reads);
    const change = { actor, at, entity: 'review_reports', entityId: id, title: titleIn('en') } as const;
    const action = isRemoved ? 'reject' : 'approve';
    await recordChange(db, { ...change, action, before: { status: 'open' }, after: { status, ground, statement } });
    const author = isRemoved ? await findAddressee(db, review.authorId) : undefined;
    if (author && ground !== null) {
      const values = { name: author.name, title: titleIn(author.language), ground, statement, words: review.words };
      await postMail(db, { ...author, letter: 'reviewRemoved', values }, at);
    }
    for (const one of open) await tellReporter(db, one, { titleIn, isRemoved, statement, at });
  });
  return readReport(db, id, language);
}

type Told = {
  readonly titleIn: (language: Language) => string;
  readonly isRemoved: boolean;
  readonly statement: string;
  readonly at: Date;
};

/** To a member's own mailbox, else to the one that was named. */
async function tellReporter(db: Db, report: ReviewReportRow, { titleIn, isRemoved, statement, at }: Told) {
  const member = report.reporterId === null ? undefined : await findAddressee(db, report.reporterId);
  const reader =
    member ?? (report.email === null ? undefined : { to: report.email, language: report.language, name: null });
  if (!reader) return;
  const values = { name: reader.name, title: titleIn(reader.language), isRemoved, statement };
  await postMail(db, { ...reader, letter: 'reviewReportDecided', values }, at);
}

async function toReports(db: Db, rows: readonly ReviewReportRow[], language: Language): Promise<ReviewReport[]> {
  if (rows.length === 0) return [];
  const reviewIds = [...new Set(rows.map(({ reviewId }) => reviewId))];
  const reviews = await db.select().from(guestReviews).where(inArray(guestReviews.id, reviewIds));
  const titles = await titlesOf(db, reviews);
  const byId = new Map<string, GuestReviewRow>(reviews.map((review) => [review.id, review]));
  const reporterIds = rows.flatMap(({ reporterId }) => reporterId ?? []);
  const names =
    reporterIds.length === 0
      ? []
      : await db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, reporterIds));
  return rows.flatMap((row) => {
    const review = byId.get(row.reviewId);
    if (!review) return [];
    const { id, reason, details, status, ground, statement, version } = row;
    return {
      id,
      reason,
      details,
      status,
      ground,
      statement,
      version,
      reporter: names.find((one) => one.id === row.reporterId)?.name ?? null,
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      review: {
        ...toReview(review, titles, language),
        type: review.businessId === null ? review.listingType : ('businesses' as const),
        listing: review.businessId ?? review.listingId,
        isRemoved: review.removedAt !== null,
      },
    };
  });
}

/** How many reports came in within a year, by kind, and how they stand: the desk's own count. */
import { count, gte, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { dayMs } from '#kit/shared/durations.ts';
import type { ReportFigures } from '../contract.ts';
import { reportedKinds } from '../rules.ts';
import { reports } from './table.ts';

const yearMs = 365 * dayMs;

const kindOf = sql<string>`case when ${reports.listingType} is not null then ${reports.listingType}
  when ${reports.reviewId} is not null then 'review' when ${reports.answerId} is not null then 'answer'
  when ${reports.newsId} is not null then 'news' else 'message' end`;

export async function countFigures(db: Db, at: Date): Promise<ReportFigures> {
  const since = new Date(at.getTime() - yearMs);
  const rows = await db
    .select({
      kind: kindOf,
      status: reports.status,
      reports: count(),
      objections: count(reports.objectedAt),
    })
    .from(reports)
    .where(gte(reports.createdAt, since))
    .groupBy(sql`1`, reports.status);
  const kinds = reportedKinds.map((kind) => {
    const of = rows.filter((row) => row.kind === kind);
    const sum = (...statuses: readonly string[]) =>
      of.filter(({ status }) => statuses.includes(status)).reduce((total, row) => total + row.reports, 0);
    return {
      kind,
      reports: of.reduce((total, row) => total + row.reports, 0),
      open: sum('open'),
      kept: sum('kept'),
      removed: sum('removed', 'objected'),
      objections: of.reduce((total, row) => total + row.objections, 0),
      restored: sum('restored'),
    };
  });
  return { since: since.toISOString(), kinds: kinds.filter((one) => one.reports > 0) };
}

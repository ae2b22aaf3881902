import { asc, eq, sql } from 'drizzle-orm';
import { forgetTitles } from '#features/audit/server/service.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { ReportsExport } from '../personal-data.ts';
import { decidedOn } from './objections.ts';
import { subjectOf } from './reported.ts';
import { reports } from './table.ts';

/**
 * Whoever is erased takes along that it was them and what they said; that something was reported and decided stays. Of
 * what they had written the words go that were kept with a report, and what they objected.
 */
export const reportPersonalData: PersonalData<ReportsExport> = {
  tables: [reports],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(reports)
      .where(eq(reports.reporterId, id))
      .orderBy(asc(reports.createdAt), asc(reports.id));
    const taken = await db.select().from(reports).where(decidedOn(id)).orderBy(asc(reports.decidedAt), asc(reports.id));
    return {
      reports: rows.map((row) => ({
        kind: subjectOf(row).kind,
        reason: row.reason,
        details: row.details,
        // That somebody objected is theirs to tell.
        status: row.status === 'objected' ? 'removed' : row.status,
        statement: row.statement,
        createdAt: row.createdAt.toISOString(),
      })),
      takenDown: taken.map((row) => ({
        kind: subjectOf(row).kind,
        said: row.said,
        ground: row.ground,
        statement: row.statement,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        objection: row.objection,
        answer: row.answer,
      })),
    };
  },
  forget: async (db, { id, name }) => {
    const reported = await db
      .update(reports)
      .set({ reporterId: null, email: null, name: null, details: null })
      .where(eq(reports.reporterId, id))
      .returning({ id: reports.id });
    const written = await db
      .update(reports)
      .set({
        authorId: null,
        said: null,
        objection: null,
        objectedAt: null,
        answer: null,
        answeredAt: null,
        status: sql`case when ${reports.status} = 'objected' then 'removed' else ${reports.status} end`,
      })
      .where(eq(reports.authorId, id))
      .returning({ id: reports.id });
    const ids = [...reported, ...written].map((one) => one.id);
    await forgetTitles(db, 'reports', ids, name);
  },
};

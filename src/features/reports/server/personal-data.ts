import { asc, eq } from 'drizzle-orm';
import { forgetTitles } from '#features/audit/server/service.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { ReportsExport } from '../personal-data.ts';
import { subjectOf } from './reported.ts';
import { reports } from './table.ts';

/** Whoever is erased takes along that it was them and what they said; that something was reported and decided stays. */
export const reportPersonalData: PersonalData<ReportsExport> = {
  tables: [reports],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(reports)
      .where(eq(reports.reporterId, id))
      .orderBy(asc(reports.createdAt), asc(reports.id));
    return {
      reports: rows.map((row) => ({
        kind: subjectOf(row).kind,
        reason: row.reason,
        details: row.details,
        status: row.status,
        statement: row.statement,
        createdAt: row.createdAt.toISOString(),
      })),
    };
  },
  forget: async (db, { id, name }) => {
    const reported = await db
      .update(reports)
      .set({ reporterId: null, email: null, details: null })
      .where(eq(reports.reporterId, id))
      .returning({ id: reports.id });
    const ids = reported.map((one) => one.id);
    await forgetTitles(db, 'reports', ids, name);
  },
};

import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { DeskExport } from '../personal-data.ts';
import { forgetTitles } from './service.ts';
import { auditEntries } from './table.ts';

/** What was done with an account is its own; who did it, and what they did to others, is the desk's. */
export const auditPersonalData: PersonalData<DeskExport> = {
  tables: [auditEntries],
  exportOf: async (db, { id }) => {
    const { action, at } = auditEntries;
    const rows = await db
      .select({ action, at })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'users'), eq(auditEntries.entityId, id)))
      .orderBy(asc(at), asc(auditEntries.written));
    return { desk: rows.map((entry) => ({ action: entry.action, at: entry.at.toISOString() })) };
  },
  forget: (db, { id, name }) => forgetTitles(db, 'users', [id], name),
};

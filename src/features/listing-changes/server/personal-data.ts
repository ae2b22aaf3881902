import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { ChangesExport } from '../personal-data.ts';
import { shownFields } from './shown.ts';
import { listingChanges as changes } from './table.ts';

/** What somebody asked for goes with them: their listings leave the public pages, and nothing waits for those any more. */
export const listingChangePersonalData: PersonalData<ChangesExport> = {
  tables: [changes],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(changes)
      .where(eq(changes.askedBy, id))
      .orderBy(asc(changes.askedAt), asc(changes.id));
    return {
      listingChanges: rows.map(({ kind, listingId, status, before, after, note, askedAt }) => ({
        kind,
        listingId,
        status,
        before: shownFields(before),
        after: shownFields(after),
        note,
        askedAt: askedAt.toISOString(),
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(changes).where(eq(changes.askedBy, id));
  },
};

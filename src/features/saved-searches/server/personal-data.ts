import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { SavedSearchesExport } from '../personal-data.ts';
import { savedSearches, savedSearchReaders } from './table.ts';

export const savedSearchesPersonalData: PersonalData<SavedSearchesExport> = {
  tables: [savedSearches, savedSearchReaders],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.userId, id))
      .orderBy(asc(savedSearches.savedAt), asc(savedSearches.id));
    return {
      savedSearches: rows.map(({ search, savedAt, letters }) => ({
        search,
        savedAt: savedAt.toISOString(),
        letters,
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(savedSearches).where(eq(savedSearches.userId, id));
    await db.delete(savedSearchReaders).where(eq(savedSearchReaders.userId, id));
  },
};

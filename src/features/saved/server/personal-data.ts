import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { SavedExport } from '../personal-data.ts';
import { savedListings } from './table.ts';

export const savedPersonalData: PersonalData<SavedExport> = {
  tables: [savedListings],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(savedListings)
      .where(eq(savedListings.userId, id))
      .orderBy(asc(savedListings.savedAt), asc(savedListings.type), asc(savedListings.listingId));
    return { saved: rows.map(({ type, listingId, savedAt }) => ({ type, listingId, savedAt: savedAt.toISOString() })) };
  },
  forget: async (db, { id }) => {
    await db.delete(savedListings).where(eq(savedListings.userId, id));
  },
};

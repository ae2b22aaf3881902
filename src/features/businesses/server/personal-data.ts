import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { withdrawListings } from '#market/listings/server/withdraw-listings.ts';
import type { ListingsExport } from '#market/listings/listings-export.ts';
import { businesses } from './table.ts';

export const businessPersonalData: PersonalData<ListingsExport> = {
  tables: [businesses],
  exportOf: async (db, member) => {
    const { id, name: title, status } = businesses;
    const rows = await db
      .select({ id, title, status })
      .from(businesses)
      .where(eq(businesses.ownerId, member.id))
      .orderBy(asc(businesses.createdAt), asc(id));
    return { listings: rows.map((row) => ({ ...row, type: 'business' })) };
  },
  forget: (db, member) => withdrawListings(db, businesses, member),
};

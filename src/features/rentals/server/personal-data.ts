import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { withdrawListings } from '#market/listings/server/withdraw-listings.ts';
import type { ListingsExport } from '#market/listings/listings-export.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { rentalBlocks, rentals, rentalSeasons, rentalSlots } from './table.ts';

export const rentalPersonalData: PersonalData<ListingsExport> = {
  tables: [rentals, rentalBlocks, rentalSeasons, rentalSlots],
  exportOf: async (db, member) => {
    const { id, title, status } = rentals;
    const rows = await db
      .select({ id, title, status })
      .from(rentals)
      .where(eq(rentals.ownerId, member.id))
      .orderBy(asc(rentals.createdAt), asc(id));
    return { listings: rows.map((row) => ({ ...row, type: 'rental', title: inLanguage(row.title, member.language) })) };
  },
  forget: (db, member) => withdrawListings(db, rentals, member),
};

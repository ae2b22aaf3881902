import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { withdrawListings } from '#market/listings/server/withdraw-listings.ts';
import type { ListingsExport } from '#market/listings/listings-export.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { rentalBlocks, rentals, rentalSeasons, rentalSlots } from './table.ts';

export const rentalPersonalData: PersonalData<ListingsExport> = {
  tables: [rentals, rentalBlocks, rentalSeasons, rentalSlots],
  exportOf: async (db, member) => {
    const { id, title, status, description, location, address, contactPhone, contactEmail, host } = rentals;
    const facts = { description, location, address, phone: contactPhone, email: contactEmail, behind: host };
    const rows = await db
      .select({ id, title, status, ...facts })
      .from(rentals)
      .where(eq(rentals.ownerId, member.id))
      .orderBy(asc(rentals.createdAt), asc(id));
    const listings = rows.map((row) => ({
      ...row,
      type: 'rental',
      title: inLanguage(row.title, member.language),
      description: inLanguage(row.description, member.language),
    }));
    return { listings };
  },
  forget: async (db, member) => {
    await withdrawListings(db, rentals, member);
    // No page shows it any more, and no law wants how its owner was reached or how their door is opened.
    const unsaid = { contactPhone: '', contactEmail: '', host: '', door: '', arrival: {} };
    await db.update(rentals).set(unsaid).where(eq(rentals.ownerId, member.id));
  },
};

import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { withdrawListings } from '#market/listings/server/withdraw-listings.ts';
import type { ListingsExport } from '#market/listings/listings-export.ts';
import { businesses } from './table.ts';

export const businessPersonalData: PersonalData<ListingsExport> = {
  tables: [businesses],
  exportOf: async (db, member) => {
    const { id, name: title, status, description, location, address, phone, email } = businesses;
    const rows = await db
      .select({ id, title, status, description, location, address, phone, email })
      .from(businesses)
      .where(eq(businesses.ownerId, member.id))
      .orderBy(asc(businesses.createdAt), asc(id));
    const listings = rows.map(({ description, ...row }) => ({
      ...row,
      type: 'business',
      description: inLanguage(description, member.language),
      behind: '',
    }));
    return { listings };
  },
  forget: async (db, member) => {
    await withdrawListings(db, businesses, member);
    // No page shows it any more, and no law wants how its owner was reached.
    await db.update(businesses).set({ phone: '', email: '' }).where(eq(businesses.ownerId, member.id));
  },
};

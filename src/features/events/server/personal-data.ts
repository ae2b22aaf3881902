import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { withdrawListings } from '#market/listings/server/withdraw-listings.ts';
import type { ListingsExport } from '#market/listings/listings-export.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { events } from './table.ts';

export const eventPersonalData: PersonalData<ListingsExport> = {
  tables: [events],
  exportOf: async (db, member) => {
    const { id, title, status, description, location, address, organizer: behind } = events;
    const rows = await db
      .select({ id, title, status, description, location, address, behind })
      .from(events)
      .where(eq(events.ownerId, member.id))
      .orderBy(asc(events.createdAt), asc(id));
    const listings = rows.map((row) => ({
      ...row,
      type: 'event',
      title: inLanguage(row.title, member.language),
      description: inLanguage(row.description, member.language),
      phone: '',
      email: '',
    }));
    return { listings };
  },
  /** One that was called off keeps its page for those who come for it, and names nobody there. */
  forget: async (db, member) => {
    await withdrawListings(db, events, member);
    await db.update(events).set({ organizer: '' }).where(eq(events.ownerId, member.id));
    await db
      .update(events)
      .set({ performer: '', lineUp: [], imageUrl: null, photos: [] })
      .where(and(eq(events.ownerId, member.id), isNotNull(events.cancelledAt)));
  },
};

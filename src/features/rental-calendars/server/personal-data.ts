import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { RentalCalendarsExport } from '../personal-data.ts';
import { rentalCalendarAddresses as addresses } from './table.ts';

export const rentalCalendarsPersonalData: PersonalData<RentalCalendarsExport> = {
  tables: [addresses],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(addresses)
      .where(eq(addresses.ownerId, id))
      .orderBy(asc(addresses.madeAt), asc(addresses.rentalId));
    return {
      rentalCalendarAddresses: rows.map(({ rentalId, madeAt, readAt }) => ({
        rentalId,
        madeAt: madeAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(addresses).where(eq(addresses.ownerId, id));
  },
};

import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { RentalCalendarsExport } from '../personal-data.ts';
import { rentalCalendarAddresses as addresses, rentalCalendarClashes, rentalCalendars } from './table.ts';

export const rentalCalendarsPersonalData: PersonalData<RentalCalendarsExport> = {
  tables: [addresses, rentalCalendars, rentalCalendarClashes],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(addresses)
      .where(eq(addresses.ownerId, id))
      .orderBy(asc(addresses.madeAt), asc(addresses.rentalId));
    const read = await db
      .select()
      .from(rentalCalendars)
      .where(eq(rentalCalendars.ownerId, id))
      .orderBy(asc(rentalCalendars.createdAt), asc(rentalCalendars.id));
    return {
      rentalCalendars: read.map(({ rentalId, name, address, createdAt }) => ({
        rentalId,
        name,
        address,
        createdAt: createdAt.toISOString(),
      })),
      rentalCalendarAddresses: rows.map(({ rentalId, madeAt, readAt }) => ({
        rentalId,
        madeAt: madeAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(rentalCalendars).where(eq(rentalCalendars.ownerId, id));
    await db.delete(addresses).where(eq(addresses.ownerId, id));
  },
};

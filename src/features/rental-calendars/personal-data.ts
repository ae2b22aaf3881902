/** What an owner takes along of the calendars of their rentals: that there is an address, not what opens it; and which of other sites are read. */
import { z } from 'zod';

export const RentalCalendarsExport = z.strictObject({
  rentalCalendarAddresses: z.array(
    z.strictObject({ rentalId: z.string(), madeAt: z.iso.datetime(), readAt: z.iso.datetime().nullable() }),
  ),
  rentalCalendars: z.array(
    z.strictObject({ rentalId: z.string(), name: z.string(), address: z.string(), createdAt: z.iso.datetime() }),
  ),
});
export type RentalCalendarsExport = z.infer<typeof RentalCalendarsExport>;

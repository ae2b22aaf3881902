/** What a member takes along of their calendar's address: that there is one, not what opens it. */
import { z } from 'zod';

export const CalendarExport = z.strictObject({
  calendarFeed: z.strictObject({ createdAt: z.iso.datetime() }).nullable(),
});
export type CalendarExport = z.infer<typeof CalendarExport>;

/** What a member takes along of the places they wait for: since when, and when they were told of some. */
import { z } from 'zod';

export const WaitingListExport = z.strictObject({
  waitingList: z.array(
    z.strictObject({
      eventId: z.string(),
      /** What it is called; null where it is not public any more. */
      title: z.string().nullable(),
      /** Any, the regular ticket, or a type by its id. */
      ticketType: z.string(),
      places: z.number().int(),
      joinedAt: z.iso.datetime(),
      toldAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type WaitingListExport = z.infer<typeof WaitingListExport>;

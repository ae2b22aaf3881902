/** What a member takes along of what they keep for later. */
import { z } from 'zod';

export const SavedExport = z.strictObject({
  saved: z.array(
    z.strictObject({
      type: z.string(),
      listingId: z.string(),
      /** What it is called, and its page; null where it is not public any more. */
      title: z.string().nullable(),
      page: z.string().nullable(),
      savedAt: z.iso.datetime(),
    }),
  ),
});
export type SavedExport = z.infer<typeof SavedExport>;

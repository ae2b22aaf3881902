/** What a member takes along of what they keep for later. */
import { z } from 'zod';

export const SavedExport = z.strictObject({
  saved: z.array(z.strictObject({ type: z.string(), listingId: z.string(), savedAt: z.iso.datetime() })),
});
export type SavedExport = z.infer<typeof SavedExport>;

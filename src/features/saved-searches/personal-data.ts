/** What a member takes along of the searches they keep. */
import { z } from 'zod';

export const SavedSearchesExport = z.strictObject({
  savedSearches: z.array(z.strictObject({ search: z.string(), savedAt: z.iso.datetime(), letters: z.boolean() })),
});
export type SavedSearchesExport = z.infer<typeof SavedSearchesExport>;

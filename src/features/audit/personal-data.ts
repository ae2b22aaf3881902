/** What a member takes along of what the desk did with their account. */
import { z } from 'zod';

export const DeskExport = z.strictObject({
  desk: z.array(z.strictObject({ action: z.string(), at: z.iso.datetime() })),
});
export type DeskExport = z.infer<typeof DeskExport>;

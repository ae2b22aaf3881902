/** What a member takes along of what they proposed. */
import { z } from 'zod';

export const SubmissionsExport = z.strictObject({
  submissions: z.array(
    z.strictObject({
      type: z.string(),
      title: z.string(),
      description: z.string(),
      /** What they told besides, by name; prices in cents. */
      details: z.record(z.string(), z.unknown()),
      status: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string().nullable(),
      submittedAt: z.iso.datetime(),
    }),
  ),
});
export type SubmissionsExport = z.infer<typeof SubmissionsExport>;

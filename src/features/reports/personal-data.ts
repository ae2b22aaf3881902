/** What a member takes along of reports: those they sent. */
import { z } from 'zod';

const instant = z.iso.datetime();

export const ReportsExport = z.strictObject({
  reports: z.array(
    z.strictObject({
      kind: z.string(),
      reason: z.string(),
      details: z.string().nullable(),
      status: z.string(),
      statement: z.string().nullable(),
      createdAt: instant,
    }),
  ),
});
export type ReportsExport = z.infer<typeof ReportsExport>;

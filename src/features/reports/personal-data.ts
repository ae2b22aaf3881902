/** What a member takes along of reports: those they sent, and what was taken down of their own. */
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
  takenDown: z.array(
    z.strictObject({
      kind: z.string(),
      said: z.string().nullable(),
      ground: z.string().nullable(),
      statement: z.string().nullable(),
      decidedAt: instant.nullable(),
      objection: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
});
export type ReportsExport = z.infer<typeof ReportsExport>;

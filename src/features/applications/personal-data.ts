/** What a member takes along of the jobs they asked for. */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';

export const ApplicationsExport = z.strictObject({
  applications: z.array(
    z.strictObject({
      job: z.string(),
      employer: z.string(),
      status: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      languages: z.array(z.string()),
      availableFrom: s.calendarDate,
      message: z.string(),
      answer: z.string().nullable(),
      submittedAt: z.iso.datetime(),
    }),
  ),
});
export type ApplicationsExport = z.infer<typeof ApplicationsExport>;

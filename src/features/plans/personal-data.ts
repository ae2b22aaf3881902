/** What a member takes along of their plan. */
import { z } from 'zod';

const instant = z.iso.datetime();

export const PlanExport = z.strictObject({
  plan: z
    .strictObject({
      plan: z.string(),
      status: z.string(),
      startedAt: instant,
      periodEnd: instant,
      endsWithPeriod: z.boolean(),
    })
    .nullable(),
  /** What was bought of the home page. */
  packages: z.array(z.strictObject({ status: z.string(), boughtAt: instant, until: instant.nullable() })),
});
export type PlanExport = z.infer<typeof PlanExport>;

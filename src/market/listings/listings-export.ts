/** What a member takes along of what they offer here themselves: each kind of listing brings its own. */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';

export const ListingsExport = z.strictObject({
  listings: z.array(
    z.strictObject({
      type: z.string(),
      id: s.id,
      title: z.string(),
      status: z.string(),
      description: z.string(),
      location: z.string(),
      /** What its owner wrote of where it is and how to reach them; empty where it has none. */
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      /** Who stands behind it by name: an organiser, a host, an employer. */
      behind: z.string(),
    }),
  ),
});
export type ListingsExport = z.infer<typeof ListingsExport>;

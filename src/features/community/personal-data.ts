/** What a member takes along of what they joined: since when, and when they were written to about its chat. */
import { z } from 'zod';

export const CommunityExport = z.strictObject({
  community: z.array(
    z.strictObject({ offer: z.string(), joinedAt: z.iso.datetime(), toldAt: z.iso.datetime().nullable() }),
  ),
});
export type CommunityExport = z.infer<typeof CommunityExport>;

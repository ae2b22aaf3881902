/** What a member takes along of what they joined. */
import { z } from 'zod';

export const CommunityExport = z.strictObject({
  community: z.array(z.strictObject({ offer: z.string(), joinedAt: z.iso.datetime() })),
});
export type CommunityExport = z.infer<typeof CommunityExport>;

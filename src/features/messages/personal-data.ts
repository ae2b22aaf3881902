/** What a member takes along of messages: conversations they are a side of. */
import { z } from 'zod';
import { sides } from './rules.ts';

const instant = z.iso.datetime();

export const MessagesExport = z.strictObject({
  conversations: z.array(
    z.strictObject({
      title: z.string(),
      side: z.enum(sides),
      createdAt: instant,
      messages: z.array(z.strictObject({ isOwn: z.boolean(), text: z.string().nullable(), at: instant })),
    }),
  ),
});
export type MessagesExport = z.infer<typeof MessagesExport>;

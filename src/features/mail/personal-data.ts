/** What a member takes along of the letters about their account, bookings and applications, as far as they are still kept. */
import { z } from 'zod';
import { letterNames, mailStatuses } from './rules.ts';

const instant = z.iso.datetime();

export const LettersExport = z.strictObject({
  letters: z.array(
    z.strictObject({
      letter: z.enum(letterNames),
      /** Null when the letter held a key: what it said is forgotten. */
      subject: z.string().nullable(),
      to: z.string(),
      status: z.enum(mailStatuses),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
});
export type LettersExport = z.infer<typeof LettersExport>;

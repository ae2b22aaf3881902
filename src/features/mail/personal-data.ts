/** What a member takes along of the letters about their account, bookings and applications, as far as they are still kept. */
import { z } from 'zod';
import { LetterChoices } from './contract.ts';
import { letterNames, mailStatuses } from './rules.ts';

const instant = z.iso.datetime();

export const LettersExport = z.strictObject({
  /** What they want letters about, as the owner of listings. */
  letterChoices: LetterChoices,
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

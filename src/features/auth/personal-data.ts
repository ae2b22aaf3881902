/** What a member takes along of their account and of what guards it (quality, Security: GDPR). */
import { z } from 'zod';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { User } from './contract.ts';

const instant = z.iso.datetime();

export const AuthExport = z.strictObject({
  account: z.strictObject({
    ...User.shape,
    language: z.enum(languages),
    createdAt: instant,
    /** The version of the terms that it was opened under. */
    termsVersion: s.calendarDate.nullable(),
    emailProvenAt: instant.nullable(),
  }),
  sessions: z.array(
    z.strictObject({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: instant,
      lastSeenAt: instant,
      expiresAt: instant,
    }),
  ),
  /** On which devices the account was used; their names are random and say nothing. */
  devices: z.array(
    z.strictObject({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      firstUsedAt: instant,
      lastUsedAt: instant,
    }),
  ),
  /** The second step of signing in. What opens the door (secrets, keys, codes) leaves the house in no file. */
  secondFactor: z.strictObject({
    since: instant.nullable(),
    appSince: instant.nullable(),
    passkeys: z.array(z.strictObject({ name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })),
    recoveryCodesLeft: z.number().int(),
  }),
});
export type AuthExport = z.infer<typeof AuthExport>;

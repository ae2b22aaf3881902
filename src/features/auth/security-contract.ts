/** What the auth room promises about guarding one's own account (issue 14): sessions, and proving again who one is. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { password } from './contract.ts';

const instant = z.iso.datetime();

/** One's own open session, in words by which it is known again. */
export const OwnSession = z.strictObject({
  id: s.id,
  /** What the browser says it is; null when it does not. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: instant,
  /** To a few minutes. */
  lastSeenAt: instant,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const ConfirmIdentity = z.strictObject({ password });

export const endpoints = promise({
  'POST /api/auth/confirm': {
    summary: 'Prove again who one is, with the password (422 when it is another one); good for ten minutes',
    access: 'member',
    body: ConfirmIdentity,
    reply: z.strictObject({ confirmed: z.literal(true) }),
    limit: { calls: 60, seconds: 600 },
  },
  'GET /api/account/sessions': {
    summary: 'The own open sessions, the last used first',
    access: 'member',
    reply: z.array(OwnSession),
  },
  'DELETE /api/account/sessions/{id}': {
    summary: 'End one of the caller’s own sessions',
    access: 'member',
    reply: z.strictObject({ ended: z.literal(1) }),
  },
  'POST /api/account/sessions/end-others': {
    summary: 'End all of the caller’s own sessions but this one',
    access: 'member',
    reply: z.strictObject({ ended: z.number().int() }),
  },
});

/** What the auth room promises about the second step of signing in (issue 14): codes of an app, passkeys, recovery codes. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { SignedIn } from './contract.ts';
import { Assertion, AssertionOptions, Attestation, AttestationOptions } from './passkey-schemas.ts';
import { Person } from './people-contract.ts';
import { maxCodeLength, maxPasskeyName } from './rules.ts';

const passkeyName = s.line(maxPasskeyName);
export const PasskeyName = z.strictObject({ name: passkeyName });
const instant = z.iso.datetime();
const key = z.string().regex(/^[\w-]{1,100}$/);
/** Six digits of an app, or a recovery code with or without its dashes. */
const code = s.line(maxCodeLength).min(6);
export const FactorCode = z.strictObject({ code });

export const Passkey = z.strictObject({
  id: s.id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** How one's own account is guarded. What makes the codes is never part of it. */
export const SecondFactor = z.strictObject({
  /** Since when signing in takes two steps; null while it takes one. */
  since: instant.nullable(),
  /** The house asks admins for it, and this is one. */
  isRequired: z.boolean(),
  authenticatorSince: instant.nullable(),
  passkeys: z.array(Passkey),
  /** Whether browsers make passkeys for this address: never for a bare number. */
  hasPasskeys: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** New recovery codes, shown this once; null where the earlier ones still count. */
const WithCodes = z.strictObject({ recoveryCodes: z.array(z.string()).nullable() });
const limit = { calls: 60, seconds: 600 } as const;

export const endpoints = promise({
  'POST /api/auth/signin/code': {
    summary:
      'Second step of signing in, with a code of the app or a recovery code: 401 code_wrong, 410 step_expired after five tries or ten minutes',
    access: 'public',
    body: z.strictObject({ key, code }),
    reply: SignedIn,
    limit,
  },
  'POST /api/auth/signin/passkey-options': {
    summary: 'What a passkey has to sign for the second step; 410 step_expired',
    access: 'public',
    body: z.strictObject({ key }),
    reply: z.strictObject({ options: AssertionOptions }),
    limit,
  },
  'POST /api/auth/signin/passkey': {
    summary: 'Second step of signing in, with a passkey: 401 code_wrong, 410 step_expired',
    access: 'public',
    body: z.strictObject({ key, response: Assertion }),
    reply: SignedIn,
    limit,
  },
  'GET /api/account/second-factor': {
    summary: 'How the own account is guarded',
    access: 'member',
    reply: SecondFactor,
  },
  'POST /api/account/second-factor/authenticator': {
    summary: 'Begin with an app that makes codes: its secret, to be shown once; 409 conflict when there is one',
    access: 'member',
    confirms: true,
    reply: z.strictObject({ secret: z.string(), uri: z.string() }),
    limit,
  },
  'POST /api/account/second-factor/authenticator/confirm': {
    summary: 'Finish with the first code of the app (401 code_wrong); signs the other sessions out',
    access: 'member',
    confirms: true,
    body: FactorCode,
    reply: WithCodes,
    limit,
  },
  'DELETE /api/account/second-factor/authenticator': {
    summary: 'Do without the app',
    access: 'member',
    confirms: true,
    reply: SecondFactor,
  },
  'POST /api/account/second-factor/passkeys/options': {
    summary: 'What a browser needs to make a passkey; 409 conflict where this address can have none',
    access: 'member',
    confirms: true,
    reply: z.strictObject({ key: z.string(), options: AttestationOptions }),
    limit,
  },
  'POST /api/account/second-factor/passkeys': {
    summary:
      'Keep a passkey that was made (401 code_wrong, 410 step_expired); signs the other sessions out when it is the first',
    access: 'member',
    confirms: true,
    body: z.strictObject({ key, name: passkeyName, response: Attestation }),
    reply: WithCodes,
    status: 201,
    limit,
  },
  'DELETE /api/account/second-factor/passkeys/{id}': {
    summary: 'Do without a passkey',
    access: 'member',
    confirms: true,
    reply: SecondFactor,
  },
  'POST /api/account/second-factor/recovery-codes': {
    summary: 'Ten new recovery codes, each good once; those of before are void. 409 conflict without a second factor',
    access: 'member',
    confirms: true,
    reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    limit,
  },
  'DELETE /api/admin/users/{id}/second-factor': {
    summary: 'Take the second factor of somebody who lost it away, and end all their sessions; 409 for oneself',
    access: 'admin',
    confirms: true,
    reply: Person,
  },
});

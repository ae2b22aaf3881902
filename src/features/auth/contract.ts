/** What the auth room promises (specification sections 2, 5, 7; decisions, Accounts and sessions). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { fieldKinds } from '#kit/shared/field-kinds.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';
import { accountTypes, maxOnward, maxPasswordLength, minPasswordLength, roles, secondStepWays } from './rules.ts';

/** A person as they see themselves: never part of a public reply. */
export const User = z.strictObject({
  id: s.id,
  username: z.string(),
  fullName: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string().nullable(),
  accountType: z.enum(accountTypes),
  role: z.enum(roles),
});
export type User = z.infer<typeof User>;

/** A current password, and one that is chosen: its length is the house's own rule. */
export const password = z.string().min(1).max(maxPasswordLength).register(fieldKinds, { kind: 'password' });
export const newPassword = z
  .string()
  .min(minPasswordLength)
  .max(maxPasswordLength)
  .register(fieldKinds, { kind: 'password' });

export const SignUp = z.strictObject({
  /** The house finds a free one for whoever names none; the account's own sheet changes it. */
  username: s.line(40).optional(),
  fullName: s.line(120),
  phone,
  email: s.email.nullish().transform((value) => value ?? null),
  password: newPassword,
  accountType: z.enum(accountTypes).default('traveller'),
});
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.strictObject({
  phone: s.line(40),
  password,
});
export type SignIn = z.infer<typeof SignIn>;

/** Phone or e-mail, as somebody remembers it. */
export const AskPasswordReset = z.strictObject({
  account: s.line(254),
  /** Where its owner was going: a path of this site, which the letter's link brings along; anything else is left out. */
  redirect: s.line(maxOnward).optional(),
});
export type AskPasswordReset = z.infer<typeof AskPasswordReset>;

export const ConfirmPasswordReset = z.strictObject({
  token: z.string().min(1).max(200),
  password: newPassword,
});
export type ConfirmPasswordReset = z.infer<typeof ConfirmPasswordReset>;

export const SignedIn = z.strictObject({ user: User });

/** The password was right and is not enough: the key goes on to the second step, by one of these ways. */
export const SecondStep = z.strictObject({
  step: z.strictObject({ key: z.string(), ways: z.array(z.enum(secondStepWays)) }),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const endpoints = promise({
  'POST /api/auth/signup': {
    summary:
      'Open an account and a session; without a username the house finds a free one. 409 phone_taken or username_taken',
    access: 'public',
    body: SignUp,
    reply: SignedIn,
    status: 201,
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/auth/signin': {
    summary:
      'Open a session, or begin the second step where the account has one; a wrong phone and a wrong password get the same 401 in the same time; 403 account_suspended tells why',
    access: 'public',
    body: SignIn,
    reply: z.union([SignedIn, SecondStep]),
    limit: { calls: 60, seconds: 60 },
  },
  'POST /api/auth/signout': {
    summary: 'Close this session, or with everywhere all sessions of the member',
    access: 'public',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    reply: z.strictObject({ signedOut: z.literal(true) }),
  },
  'POST /api/auth/password-reset': {
    summary: 'Ask for a link to a new password by e-mail; the same answer whether there is such an account or not',
    access: 'public',
    body: AskPasswordReset,
    reply: z.strictObject({ accepted: z.literal(true) }),
    status: 202,
    limit: { calls: 20, seconds: 600 },
  },
  'POST /api/auth/password-reset/confirm': {
    summary:
      'Set a new password with the key of a link and close all sessions; 410 reset_expired when it is no good any more',
    access: 'public',
    body: ConfirmPasswordReset,
    reply: z.strictObject({ changed: z.literal(true) }),
    limit: { calls: 20, seconds: 600 },
  },
  'POST /api/auth/email-proof': {
    summary:
      'Ask for a link that proves that the own e-mail is one’s own; 422 without an e-mail, 429 for too many letters',
    access: 'member',
    body: z.strictObject({}),
    reply: z.strictObject({ accepted: z.literal(true) }),
    status: 202,
    limit: { calls: 20, seconds: 600 },
  },
  'POST /api/auth/email-proof/confirm': {
    summary: 'Prove an e-mail with the key of a link; 410 link_expired when it is no good any more',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: z.strictObject({ proven: z.literal(true) }),
    limit: { calls: 20, seconds: 600 },
  },
  'GET /api/auth/me': {
    summary: 'The member of this session',
    access: 'member',
    reply: SignedIn,
  },
});

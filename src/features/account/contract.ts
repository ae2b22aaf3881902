/** What the account room promises (issue 6): see it, change it, take one's data along, have it erased. */
import { z } from 'zod';
import { User } from '#features/auth/contract.ts';
import { maxPasswordLength, minPasswordLength, minPhoneLength } from '#features/auth/rules.ts';
import { letterNames, mailStatuses } from '#features/mail/rules.ts';
import { orderKinds, orderStatuses, refundReasons, refundStatuses } from '#features/orders/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';

const instant = z.iso.datetime();
const password = z.string().min(1).max(maxPasswordLength);

/** One's own account, with what the interface does not remember by itself. */
export const Account = z.strictObject({
  user: User,
  /** The language of the letters to them. */
  language: z.enum(languages),
  createdAt: instant,
  /** When they proved that the e-mail is theirs; null before, and without one. */
  emailProvenAt: instant.nullable(),
});
export type Account = z.infer<typeof Account>;

/** What is not named stays as it is. */
export const AccountChange = z.strictObject({
  username: s.line(40).optional(),
  fullName: s.line(120).optional(),
  phone: s.line(40).min(minPhoneLength).optional(),
  email: s.email.nullable().optional(),
  language: z.enum(languages).optional(),
  /** Needed for another phone or e-mail: both are ways into the account. */
  password: password.optional(),
});
export type AccountChange = z.infer<typeof AccountChange>;

export const PasswordChange = z.strictObject({
  current: password,
  password: z.string().min(minPasswordLength).max(maxPasswordLength),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

const ExportedOrder = z.strictObject({
  id: s.id,
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  title: z.string(),
  quantity: z.number().int(),
  units: z.number().int(),
  unit: z.string().nullable(),
  amount: s.wirePrice,
  refunded: s.wirePrice,
  currency: z.literal('EUR'),
  startsAt: instant,
  endsAt: instant.nullable(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  tickets: z.array(z.strictObject({ code: z.string(), usedAt: instant.nullable() })),
  refunds: z.array(
    z.strictObject({
      amount: s.wirePrice,
      reason: z.enum(refundReasons),
      status: z.enum(refundStatuses),
      createdAt: instant,
      doneAt: instant.nullable(),
    }),
  ),
  payments: z.array(
    z.strictObject({ provider: z.string(), amount: s.wirePrice, status: z.string(), createdAt: instant }),
  ),
});

/**
 * All that the house keeps under one's account. What was sent in through public forms is not in it: an e-mail that
 * nobody has checked proves nothing, and would open other people's letters.
 */
export const AccountExport = z.strictObject({
  exportedAt: instant,
  account: z.strictObject({
    ...User.shape,
    language: z.enum(languages),
    createdAt: instant,
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
  plan: z
    .strictObject({
      plan: z.string(),
      status: z.string(),
      startedAt: instant,
      periodEnd: instant,
      endsWithPeriod: z.boolean(),
    })
    .nullable(),
  orders: z.array(ExportedOrder),
  saved: z.array(z.strictObject({ type: z.string(), listingId: z.string(), savedAt: instant })),
  community: z.array(z.strictObject({ offer: z.string(), joinedAt: instant })),
  applications: z.array(
    z.strictObject({
      job: z.string(),
      employer: z.string(),
      status: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      languages: z.array(z.string()),
      availableFrom: s.calendarDate,
      message: z.string(),
      answer: z.string().nullable(),
      submittedAt: instant,
    }),
  ),
  /** What they offer here themselves. */
  listings: z.array(z.strictObject({ type: z.string(), id: s.id, title: z.string(), status: z.string() })),
  /** What is due to them for it, line by line of the ledger. */
  sales: z.array(
    z.strictObject({ orderId: s.id, posting: z.string(), amountCents: z.number().int(), createdAt: instant }),
  ),
  /** Letters about their account, bookings and applications, as far as they are still kept. */
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
  /** What the desk did with their account. */
  desk: z.array(z.strictObject({ action: z.string(), at: instant })),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const endpoints = promise({
  'GET /api/account': {
    summary: 'The own account',
    access: 'member',
    reply: Account,
  },
  'PATCH /api/account': {
    summary:
      'Change the own account; another phone or e-mail asks for the password (422); 409 phone_taken, username_taken',
    access: 'member',
    body: AccountChange,
    reply: Account,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/account/password': {
    summary:
      'Change the password and close all other sessions; a wrong current one is 422, and they are counted for the session',
    access: 'member',
    body: PasswordChange,
    reply: z.strictObject({ changed: z.literal(true) }),
    limit: { calls: 60, seconds: 600 },
  },
  'GET /api/account/export': {
    summary: 'Everything that is kept under the own account, as one file',
    access: 'member',
    confirms: true,
    reply: AccountExport,
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/account/erasure': {
    summary:
      'Erase the own account at once; 409 has_bookings while one lies ahead or is being paid; admins can’t (403)',
    access: 'member',
    body: z.strictObject({ password }),
    reply: z.strictObject({ erased: z.literal(true) }),
    limit: { calls: 30, seconds: 600 },
  },
});

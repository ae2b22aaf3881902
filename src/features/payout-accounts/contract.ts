/**
 * What the room of owners' accounts promises (issue 22; decision 0091): an owner says where they are paid, and sells for
 * money once they can be. At a provider they say it there; without one they give an account number here.
 */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { accountStandings, maxIban, payoutWays, sandboxOutcomes } from './rules.ts';

/** Whose account at a bank it is, and its number. */
export const BankAccount = z.strictObject({
  holder: s.line(70),
  /** With or without blanks; checked by its country's length and check digits (ISO 13616). */
  iban: s.line(maxIban),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** Where an owner is paid. Of a number at a bank only its country and its end are told. */
export const PayoutAccount = z.strictObject({
  standing: z.enum(accountStandings),
  holder: z.string().nullable(),
  maskedIban: z.string().nullable(),
  /** What the provider still wants, in its own words, and by when. */
  missing: z.array(z.string()),
  missingUntil: z.iso.datetime().nullable(),
  /** A number that took another's place is paid to from then on; null once it is. */
  payableFrom: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** How the house pays owners, and this one's account for it; null while there is none. */
export const OwnPayoutAccount = z.strictObject({ way: z.enum(payoutWays), account: PayoutAccount.nullable() });
export type OwnPayoutAccount = z.infer<typeof OwnPayoutAccount>;

export const endpoints = promise({
  'GET /api/payout-account': {
    summary: 'How the house pays owners, and the own account for it',
    access: 'business',
    team: ['finance'],
    reply: OwnPayoutAccount,
  },
  'PUT /api/payout-account': {
    summary:
      'Say at which bank to be paid; what has a price is for sale from then on. 422 validation for a number that can’t be, 409 conflict where the house pays through a provider, 409 not_an_owner for whoever sits at the desk',
    access: 'business',
    confirms: true,
    touchesMoney: true,
    body: BankAccount,
    reply: OwnPayoutAccount,
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/payout-account/onboarding': {
    summary:
      'Open the own account at the provider, or go on where its owner left off: the address there, null in the sandbox. 409 seller_unknown before who sells is said, 409 conflict where the house pays by bank',
    access: 'business',
    confirms: true,
    touchesMoney: true,
    body: z.strictObject({}),
    reply: z.strictObject({ url: z.url().nullable() }),
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/payout-account/check': {
    summary: 'Ask the provider how the own account stands; 404 while there is none',
    access: 'business',
    body: z.strictObject({}),
    reply: OwnPayoutAccount,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/payout-account/sandbox': {
    summary:
      'Say what the sandbox makes of the caller’s own account: nobody is asked and no money moves. 404 without a sandbox',
    access: 'business',
    body: z.strictObject({ outcome: z.enum(sandboxOutcomes) }),
    reply: OwnPayoutAccount,
  },
  'POST /api/payout-accounts/webhook': {
    summary:
      'The provider’s signed notice that something became of an owner’s account or of what is paid out of it; anything unsigned is refused (400), and everything where no secret is known (404)',
    access: 'public',
    limit: 'none',
    raw: true,
    reply: z.strictObject({ received: z.literal(true) }),
  },
  'GET /api/admin/payout-accounts/{id}': {
    summary: 'Where an owner is paid, for the desk; the number of a bank account masked',
    access: 'admin',
    reply: OwnPayoutAccount,
  },
  'POST /api/admin/payout-accounts/{id}/iban': {
    summary: 'The whole number of an owner’s bank account, to pay them; the log says who read it. 404 without one',
    access: 'admin',
    confirms: true,
    body: z.strictObject({}),
    reply: z.strictObject({ holder: z.string(), iban: z.string() }),
    limit: { calls: 60, seconds: 600 },
  },
});

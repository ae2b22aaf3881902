/** What the account room promises (issue 6): see it, change it, take one's data along, have it erased. */
import { z } from 'zod';
import { ApplicationsExport } from '#features/applications/personal-data.ts';
import { DeskExport } from '#features/audit/personal-data.ts';
import { newPassword, password, User } from '#features/auth/contract.ts';
import { AuthExport } from '#features/auth/personal-data.ts';
import { CalendarExport } from '#features/calendar/personal-data.ts';
import { CommunityExport } from '#features/community/personal-data.ts';
import { InvoicesExport } from '#features/invoices/personal-data.ts';
import { SalesExport } from '#features/ledger/personal-data.ts';
import { LettersExport } from '#features/mail/personal-data.ts';
import { OrdersExport } from '#features/orders/personal-data.ts';
import { PlanExport } from '#features/plans/personal-data.ts';
import { ListingClaimsExport } from '#features/listing-claims/personal-data.ts';
import { ChangesExport } from '#features/listing-changes/personal-data.ts';
import { SavedExport } from '#features/saved/personal-data.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { SubmissionsExport } from '#features/submissions/personal-data.ts';
import { AnswersExport } from '#features/support/personal-data.ts';
import { GuestReviewsExport } from '#features/guest-reviews/personal-data.ts';
import { MessagesExport } from '#features/messages/personal-data.ts';
import { RentalCalendarsExport } from '#features/rental-calendars/personal-data.ts';
import { ReportsExport } from '#features/reports/personal-data.ts';
import { TeamsExport } from '#features/teams/personal-data.ts';
import { PayoutAccountExport } from '#features/payout-accounts/personal-data.ts';
import { TraderExport } from '#features/traders/personal-data.ts';
import { DateChangesExport } from '#features/date-changes/personal-data.ts';
import { SavedSearchesExport } from '#features/saved-searches/personal-data.ts';
import { WaitingListExport } from '#features/waiting-list/personal-data.ts';
import { ListingsExport } from '#market/listings/listings-export.ts';
import { heldBackBy, keptKinds, erasedFor } from './rules.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { phone } from '#market/town/phone.ts';

const instant = z.iso.datetime();

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
  phone: phone.optional(),
  email: s.email.nullable().optional(),
  language: z.enum(languages).optional(),
  /** Needed for another phone or e-mail: both are ways into the account. */
  password: password.optional(),
});
export type AccountChange = z.infer<typeof AccountChange>;

export const PasswordChange = z.strictObject({
  current: password,
  password: newPassword,
});

/** What a business account takes beyond a traveller's: an e-mail. The password comes with it, as with every other one. */
export const BecomeBusiness = z.strictObject({ email: s.email.optional(), password: password.optional() });
export type BecomeBusiness = z.infer<typeof BecomeBusiness>;

export const Erasure = z.strictObject({ password });

/**
 * All that the house keeps under one's account: each room brings what it gives (its personal-data.ts). What was sent in
 * through public forms is not in it: an e-mail that nobody has checked proves nothing, and would open other people's
 * letters.
 */
const exported = z.strictObject({
  exportedAt: instant,
  ...AuthExport.shape,
  ...PlanExport.shape,
  ...OrdersExport.shape,
  ...SavedExport.shape,
  /** Which places they wait for. */
  ...WaitingListExport.shape,
  ...SavedSearchesExport.shape,
  ...DateChangesExport.shape,
  /** Whether a calendar program reads their bookings. */
  ...CalendarExport.shape,
  /** Under which addresses other sites read what is taken of their rentals. */
  ...RentalCalendarsExport.shape,
  /** For whom they work here, and who works for them. */
  ...TeamsExport.shape,
  /** Who sells what they offer. */
  ...TraderExport.shape,
  /** Where they are paid. */
  ...PayoutAccountExport.shape,
  ...CommunityExport.shape,
  ...ApplicationsExport.shape,
  /** What they wrote of places and guests, and what hosts said of them. */
  ...GuestReviewsExport.shape,
  /** What they and others wrote to each other. */
  ...MessagesExport.shape,
  /** What they reported of others' reviews and messages. */
  ...ReportsExport.shape,
  /** What they offer here themselves. */
  ...ListingsExport.shape,
  /** What they changed of it that waits for the desk, or went out of late. */
  ...ChangesExport.shape,
  /** Listings they claimed, and what they said to others' claims. */
  ...ListingClaimsExport.shape,
  /** What they proposed while they were signed in. */
  ...SubmissionsExport.shape,
  /** What is due to them for it, line by line of the ledger. */
  ...SalesExport.shape,
  /** What was invoiced to them, and in their name. */
  ...InvoicesExport.shape,
  /** Letters about their account, bookings and applications, as far as they are still kept. */
  ...LettersExport.shape,
  /** What they answered at the desk. */
  ...AnswersExport.shape,
  /** What the desk did with their account. */
  ...DeskExport.shape,
});

/** What each part of the file is, in the words of whoever reads it (GDPR, article 12). */
const legend = z.strictObject(
  Object.fromEntries(exported.keyof().options.map((part) => [part, z.string()])) as Record<
    keyof typeof exported.shape,
    z.ZodString
  >,
);

export const AccountExport = z.strictObject({ legend, ...exported.shape });
export type AccountExport = z.infer<typeof AccountExport>;

/** What the law keeps of whoever leaves: six years from the last of it (article 30 of the commercial code). */
const Stays = z.strictObject({ what: z.enum(keptKinds), until: s.calendarDate });
export type Stays = z.infer<typeof Stays>;

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
  'POST /api/account/business': {
    summary:
      'Make the own traveller’s account a business account, which sells and takes plans. An account without an e-mail names one, with the password (422); 403 for whoever sits at the desk',
    access: 'member',
    body: BecomeBusiness,
    reply: Account,
    limit: { calls: 30, seconds: 600 },
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
  'GET /api/account/stays': {
    summary:
      'What of the caller’s own account the law keeps when it is erased, and until which day; and why it can’t be erased yet, null where it can',
    access: 'member',
    reply: z.strictObject({ stays: z.array(Stays), heldBack: z.enum(heldBackBy).nullable() }),
  },
  'POST /api/account/erasure': {
    summary:
      'Erase the own account at once; 409 has_bookings while one lies ahead or is being paid, order_disputed while a bank decides, refund_under_way, payout_under_way and owner_owed while money of theirs is not where it belongs; admins can’t (403)',
    access: 'member',
    body: Erasure,
    reply: z.strictObject({ erased: z.literal(true) }),
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/admin/users/{id}/erasure': {
    summary:
      'Erase an account for whoever can’t do it themselves: they asked in another way, or are too young to have one. 409 as for the own account, 409 conflict for one with a seat at the desk or that is erased already',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ why: z.enum(erasedFor) }),
    reply: z.strictObject({ erased: z.literal(true) }),
  },
});

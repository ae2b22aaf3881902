/** What the workspace of a business account promises (issue 6): its bookings, its calendar, its part of the ledger. */
import { z } from 'zod';
import { OpeningHours } from '#features/businesses/contract.ts';
import { NewMessage } from '#features/messages/contract.ts';
import { maxText } from '#features/messages/rules.ts';
import { payoutStatuses } from '#features/payouts/rules.ts';
import { orderFields, orderedTimes } from '#features/orders/fields.ts';
import { bookingKinds, liveDisputes } from '#features/orders/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { listingStates } from '#market/listings/listing.ts';
import * as s from '#kit/shared/schemas.ts';
import { postings } from '#features/ledger/rules.ts';
import { bookingStates, soughtStates } from './rules.ts';

/** A listing of the caller's own that can be sold, by which bookings and ledger can be narrowed. */
export const SoldListing = z.strictObject({
  id: s.id,
  kind: z.enum(bookingKinds),
  title: z.string(),
  state: z.enum(listingStates),
});
export type SoldListing = z.infer<typeof SoldListing>;

/** An order of one of the caller's own listings. Who bought it is told by name; the phone only of guests one is to meet. */
export const Booking = z.strictObject({
  ...orderFields,
  ...orderedTimes,
  kind: z.enum(bookingKinds),
  /** How it is said to stand. */
  status: z.enum(bookingStates),
  /** What goes back to the guest if the owner cancels it at this moment; null when they can't any more. */
  cancelRefund: s.wirePrice.nullable(),
  /** Whether its buyer’s bank asks for the money back, or has given it back: its tickets open nothing. */
  dispute: z.enum(liveDisputes).nullable(),
  buyer: z.string(),
  phone: z.string().nullable(),
});
export type Booking = z.infer<typeof Booking>;

const BookingQuery = z.strictObject({
  ...s.deskQuery(['coming', 'created', 'amount']),
  status: z.enum(soughtStates).optional(),
  listing: s.id.optional(),
});
export type BookingQuery = z.infer<typeof BookingQuery>;

/** What an owner writes to a guest; the same key is the same message. */
export const GuestMessage = z.strictObject({ message: s.text(maxText), key: NewMessage.shape.key });

/** What the house knows of an owner: of their place in the directory, else of their account; `place` is null without one. */
export const KnownOfOwner = z.strictObject({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  place: z
    .strictObject({
      location: z.string(),
      address: z.string(),
      latitude: s.latitude.nullable(),
      longitude: s.longitude.nullable(),
    })
    .nullable(),
  openingHours: z.array(OpeningHours),
  /** All of their places, the one they changed last first. */
  places: z.array(z.strictObject({ id: s.id, name: z.string() })),
  /** How much of theirs has a price and a day to come, is public or waits to be, and can’t be bought before they say who sells and where they are paid. */
  unsold: z.number().int(),
});
export type KnownOfOwner = z.infer<typeof KnownOfOwner>;

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Must be a month like 2026-08');

/** Something of a month: a stay of a guest, an event of one's own, dates that are kept back or taken elsewhere. Both dates are of it. */
export const CalendarEntry = z.strictObject({
  id: s.id,
  /** A stay's id is its booking's, an event's its own. */
  kind: z.enum(['event', 'rental', 'block', 'calendar']),
  itemId: s.id,
  title: z.string(),
  from: s.calendarDate,
  to: s.calendarDate,
  time: s.timeOfDay.nullable(),
  /** When a stay ends on its last day; of everything else null. */
  until: s.timeOfDay.nullable(),
  /** Sold tickets, things taken or kept back. */
  quantity: z.number().int(),
  /** How many people come to a stay, where its guest said so. */
  guests: z.number().int().nullable(),
  /** Whose stay it is; of days that the calendar of another site takes, what its owner calls it. */
  buyer: z.string().nullable(),
  /** Of a stay whether its buyer’s bank asks for the money back, or has given it back. */
  dispute: z.enum(liveDisputes).nullable(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const cents = z.number().int();

/**
 * Cents, of the entries alone: net is gross less what went back. Net less the commission is the owner's: paid out already,
 * payable now (less than nothing when something went back after it was paid out), or not due yet because its order can
 * still be cancelled.
 */
const sums = {
  gross: cents,
  refunded: cents,
  net: cents,
  commission: cents,
  paid: cents,
  notDue: cents,
  payable: cents,
};
export const Sums = z.strictObject(sums);
export type Sums = z.infer<typeof Sums>;

/**
 * An account as it is told for a month: what months before it left, what moved, and what is left at its end, whether it is
 * due by now or not. Of all months nothing is carried over.
 */
const statement = {
  carried: cents,
  gross: cents,
  refunded: cents,
  net: cents,
  commission: cents,
  paid: cents,
  left: cents,
};
export const Statement = z.strictObject(statement);
export type Statement = z.infer<typeof Statement>;

/** What is due by now and what is not are of all months, whichever is asked for. */
const standing = { ...statement, notDue: cents, payable: cents };

export const Ledger = z.strictObject({
  total: z.strictObject(standing),
  months: z.array(z.strictObject({ month, ...statement })),
  listings: z.array(z.strictObject({ id: s.id, title: z.string(), ...standing })),
});
export type Ledger = z.infer<typeof Ledger>;

/** One posting of an order: its sale, money of it that went back, its payout, or that one's return. */
export const LedgerLine = z.strictObject({
  id: z.string(),
  orderId: s.id,
  posting: z.enum(postings),
  title: z.string(),
  createdAt: z.iso.datetime(),
  ...sums,
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const Payments = z.strictObject({
  /** Until then nothing is paid to the owner's account at the bank, because it was changed; null when it may be. */
  payableFrom: z.iso.datetime().nullable(),
  /**
   * What is still owed, by the day from which it is due, soonest first; null of what is due already. All of it is what the
   * ledger says is payable and not due yet, to the cent. Less than nothing when more was taken back than was sold.
   */
  coming: z.array(
    z.strictObject({
      dueOn: s.calendarDate.nullable(),
      amountCents: cents,
      items: z.array(z.strictObject({ id: s.id, title: z.string(), bookings: z.number().int(), amountCents: cents })),
    }),
  ),
  /** What was paid out, the newest first. */
  made: z.array(
    z.strictObject({
      id: s.id,
      date: s.calendarDate,
      amountCents: cents,
      bookings: z.number().int(),
      /** What the bank shows for it. */
      reference: z.string(),
      status: z.enum(payoutStatuses),
    }),
  ),
});
export type Payments = z.infer<typeof Payments>;

const LedgerFilter = z.strictObject({ month: month.optional(), listing: s.id.optional() });
export type LedgerFilter = z.infer<typeof LedgerFilter>;
const LedgerLineQuery = LedgerFilter.extend({ page: s.queryNumber(1, 100_000).optional() });
export type LedgerLineQuery = z.infer<typeof LedgerLineQuery>;

export const endpoints = promise({
  'GET /api/workspace/listings': {
    summary: 'The own events and rentals by title, those that are gone too: what was sold of them stays',
    access: 'business',
    team: ['editor', 'finance'],
    reply: z.array(SoldListing),
  },
  'GET /api/workspace/bookings': {
    summary: 'What was bought of the caller’s own listings: what is to come first, soonest first',
    access: 'business',
    team: ['editor', 'finance'],
    query: BookingQuery,
    csv: 'personal',
    reply: z.array(Booking),
  },
  'GET /api/workspace/bookings/{id}': {
    summary: 'One of them',
    access: 'business',
    team: ['editor', 'finance'],
    reply: Booking,
  },
  'POST /api/workspace/bookings/{id}/messages': {
    summary:
      'Write to the guest of a booking, into the conversation about it; tells whether a part is hidden because nothing was paid. 403 conversation_closed, 429 for too many',
    access: 'business',
    team: ['editor'],
    body: GuestMessage,
    reply: z.strictObject({ sent: z.literal(true), isHidden: z.boolean() }),
  },
  'GET /api/workspace/known': {
    summary:
      'What is known of the caller, for a new listing to begin with, and how many listings wait for who sells and where they are paid',
    access: 'business',
    team: ['editor'],
    reply: KnownOfOwner,
  },
  'GET /api/workspace/calendar': {
    summary: 'One month of the caller’s own rentals and events',
    access: 'business',
    team: ['editor'],
    query: z.strictObject({ month }),
    reply: z.array(CalendarEntry),
  },
  'GET /api/workspace/ledger': {
    summary: 'What is due to the caller, by month and by listing, in cents',
    access: 'business',
    team: ['finance'],
    query: LedgerFilter,
    reply: Ledger,
  },
  'GET /api/workspace/payments': {
    summary: 'On which day which sum is due to the caller, and what was paid out when',
    access: 'business',
    team: ['finance'],
    reply: Payments,
  },
  'GET /api/workspace/ledger/lines': {
    summary: 'The postings behind it, newest first, each with its order',
    access: 'business',
    team: ['finance'],
    query: LedgerLineQuery,
    reply: z.array(LedgerLine),
  },
  'GET /api/workspace/ledger/export': {
    summary: 'The same postings as a CSV file in the language asked for, oldest first',
    access: 'business',
    team: ['finance'],
    touchesMoney: true,
    confirms: true,
    query: LedgerFilter,
    reply: z.strictObject({ name: z.string(), csv: z.string() }),
  },
});

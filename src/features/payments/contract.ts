/** What the payments room promises (specification section 7; decisions, Money). */
import { z } from 'zod';
import { ShownEvent } from '#features/events/whereabouts.ts';
import { maxTickets } from '#features/events/rules.ts';
import { monthlyPlans, soldPlans } from '#features/plans/rules.ts';
import { maxGuests } from '#features/rentals/party.ts';
import { ShownStay } from '#features/rentals/shown-stay.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { BillTo } from '#market/vat/bill-to.ts';
import { differenceOf, providers } from './rules.ts';

export const CreatePaymentIntent = z.strictObject({
  /** Euro, as the order summary shows it; one that differs from the server's is refused (422 price_changed). */
  amount: z.number().min(0).max(1_000_000),
  currency: z.literal('eur'),
  /** Whom the invoice is to name; 422 buyer_unnamed without it where what is bought needs one (RD 1619/2012, art. 4). */
  billTo: BillTo.optional(),
  metadata: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('event'),
      itemId: s.id,
      /** Must be the session's (403). */
      userId: s.id,
      quantity: z.number().int().min(1).max(maxTickets).default(1),
      shown: ShownEvent.optional(),
      /** The code that makes it cheaper, by its id; the amount is the sum after it. */
      discount: s.id.optional(),
      /** The ticket type, by its id; the regular one unless told. 409 ticket_type_unavailable. */
      ticketType: s.id.optional(),
    }),
    z.strictObject({
      type: z.literal('rental'),
      itemId: s.id,
      userId: s.id,
      /** The calendar date it begins, and the full hour for what is rented by the hour. */
      from: s.calendarDate,
      time: s.timeOfDay.optional(),
      /** Needed where the clock shows that hour twice (422 time_twice); one that it skips is refused (422 time_skipped). */
      fold: s.fold.optional(),
      /** Nights, hours, days or weeks; 1 by person. */
      units: z.number().int().min(1).max(365).default(1),
      /** Things alike, or persons. */
      quantity: z.number().int().min(1).max(500).default(1),
      /** How many people come, of homes and boats: no more than they hold, and of nothing else (422). */
      guests: z.number().int().min(1).max(maxGuests).optional(),
      /** What its buyer was shown; who does not say it books as it is now. */
      shown: ShownStay.optional(),
    }),
    z.strictObject({
      /** What dearer dates of a booking cost more, once its owner has agreed (decision 0197). */
      type: z.literal('supplement'),
      /** The order of it; 409 hold_expired when its time is up. */
      itemId: s.id,
      userId: s.id,
    }),
    z.strictObject({
      type: z.literal('subscription'),
      /** One that has a price; business accounts only (403). */
      plan: z.enum(soldPlans),
      userId: s.id,
    }),
  ]),
});
export type CreatePaymentIntent = z.infer<typeof CreatePaymentIntent>;

export const PaymentIntent = z.strictObject({
  clientSecret: z.string(),
  orderId: s.id,
  holdExpiresAt: z.iso.datetime(),
  provider: z.enum(providers),
  /** The provider's public key for its form; null in the sandbox. */
  publishableKey: z.string().nullable(),
  /** Whether what it is paid with is kept to be charged again: then it is paid by card. */
  saves: z.boolean(),
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;

export const SandboxCard = z.strictObject({
  clientSecret: s.line(200),
  cardNumber: z.string().min(12).max(30),
  expiry: z.string().min(4).max(9),
  cvc: z.string().regex(/^\d{3,4}$/),
  /** What its owner answered to the bank, where it had asked. */
  answer: z.enum(['confirmed', 'refused']).optional(),
});
export type SandboxCard = z.infer<typeof SandboxCard>;

/** As a real provider answers a confirmation: accepted and on its way, its bank asks who pays first, or refused with its reason. */
export const SandboxOutcome = z.strictObject({
  status: z.enum(['processing', 'requires_action', 'refused']),
  reason: z
    .enum(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_number', 'authentication_failed'])
    .nullable(),
});
export type SandboxOutcome = z.infer<typeof SandboxOutcome>;

/** What the provider keeps for the house to charge again. */
export const PaymentMethod = z.strictObject({
  /** The plan that it pays for, month by month. */
  plan: z.enum(monthlyPlans),
  /** Of a card; null for what is none, or while the provider does not say. */
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const cents = z.number().int();

/** A day's comparison of the ledger with what the provider says is there. */
export const MoneyComparison = z.strictObject({
  /** Of provider and day. */
  id: z.string(),
  day: s.calendarDate,
  provider: z.enum(providers),
  /** What lies with the house. */
  ledgerCents: cents,
  providerCents: cents,
  /** What lies in accounts of owners. */
  ownersLedgerCents: cents,
  ownersProviderCents: cents,
  /** How many orders and accounts the next one compares, because something was happening to them. */
  underWay: cents,
  differences: z.array(
    z.strictObject({ of: z.enum(differenceOf), id: z.string(), ledgerCents: cents, providerCents: cents }),
  ),
  comparedAt: z.iso.datetime(),
});
export type MoneyComparison = z.infer<typeof MoneyComparison>;

export const endpoints = promise({
  'GET /api/admin/money-comparisons': {
    summary: 'The ledger compared with the provider’s balance, day by day, the newest first',
    access: 'admin',
    reply: z.array(MoneyComparison),
  },
  'POST /api/create-payment-intent': {
    summary:
      'Hold what is bought for 15 minutes and open a payment for it; asking again replaces the own hold. 409 event_moved when an event is not where or when it was shown, 409 terms_changed when a stay or a cancellation policy is another one than was shown: each of `errors` names one, and what it is now. 409 too when it is gone (sold_out, dates_unavailable), when too much is held (too_many_holds), while a payment of it is under way (already_paid) and while its owner can’t sell (seller_unknown, owner_unpayable); 410 event_over; 422 price_changed, not_for_sale and buyer_unnamed; 429 when those around hold much unpaid; 503 while the provider is away, and what is held stays held',
    access: 'member',
    body: CreatePaymentIntent,
    reply: PaymentIntent,
    status: 201,
  },
  'POST /api/payments/sandbox/confirm': {
    summary:
      'Pay with a test card: no money moves. The order is confirmed by the signed notice that follows. 409 conflict when another payment took its place, already_paid when that one was paid, 410 hold_expired when its places went back',
    access: 'member',
    body: SandboxCard,
    reply: SandboxOutcome,
  },
  'GET /api/users/{id}/payment-methods': {
    summary: 'What the provider keeps to charge the member’s plan to; own or admin only (403)',
    access: 'self',
    reply: z.array(PaymentMethod),
    // The provider is asked each time, and answers all of the house only so often.
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/payments/webhook': {
    summary: 'The provider’s signed notice of what became of a payment; anything unsigned is refused (400)',
    access: 'public',
    limit: 'none',
    raw: true,
    reply: z.strictObject({ received: z.literal(true) }),
  },
});

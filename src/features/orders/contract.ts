/** What the orders room promises (specification section 7; decisions, Money). */
import { z } from 'zod';
import { Moved, ShownEvent } from '#features/events/whereabouts.ts';
import { maxTickets } from '#features/events/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { Admission, Given, orderFields, orderedTimes } from './fields.ts';
import { type bookingKinds, liveDisputes, maxReason } from './rules.ts';

const Ticket = z.strictObject({
  id: s.id,
  /** Shown at the door: eight characters that are hard to confuse. */
  code: z.string(),
  /** When its holder came in; null while it is good. */
  usedAt: z.iso.datetime().nullable(),
  /** When it was given back by itself; it opens no door since. */
  cancelledAt: z.iso.datetime().nullable(),
  /** Where its buyer gave it to a friend. */
  given: Given.optional(),
});

export const MovedOrder = Moved.extend({ returnUntil: z.iso.datetime() });
export type MovedOrder = z.infer<typeof MovedOrder>;

export const Order = z.strictObject({
  ...orderFields,
  ...orderedTimes,
  /** What its owner or the desk wrote about a cancellation or a refund, oldest first. */
  notes: z.array(z.string()),
  /** Its buyer's bank asks for the money back, or has got it: its tickets open no door. */
  dispute: z.enum(liveDisputes).nullable(),
  currency: z.literal('EUR'),
  /** The date of the last night of an event of several. */
  lastDay: s.calendarDate.optional(),
  location: z.string(),
  address: z.string(),
  /** Of an event how one gets in. */
  admission: Admission.optional(),
  /** How one arrives, as its owner tells who has booked and paid. */
  arrival: z.string().optional(),
  confirmedAt: z.iso.datetime().nullable(),
  /** What it costs, where other dates made a stay cheaper than what was paid (decision 0181); of that percents of a refund are. */
  price: s.wirePrice.optional(),
  /** When all of it ended: given back, called off, or let go unpaid. */
  cancelledAt: z.iso.datetime().nullable(),
  /** Until when the places are kept; null unless pending. */
  holdExpiresAt: z.iso.datetime().nullable(),
  /** What goes back to whoever cancels so many hours before `startsAt`, as it was when it was bought; the best first. */
  refundSteps: z.array(z.strictObject({ hours: z.number().int(), percent: z.number().int() })),
  startsAt: z.iso.datetime(),
  /** Of an event that was moved since it was bought: where and when it was, and until when it can be returned. */
  moved: MovedOrder.optional(),
  /** The event was called off. */
  calledOff: z.literal(true).optional(),
  /** Whether there is an organiser or a host to write to about it. */
  canAsk: z.boolean(),
  tickets: z.array(Ticket),
});
export type Order = z.infer<typeof Order>;

/** An order of the catalogue: what is not a plan. */
export type Booking = Order & { readonly kind: (typeof bookingKinds)[number] };

const JoinFreeEvent = z.strictObject({
  eventId: s.id,
  quantity: z.number().int().min(1).max(maxTickets).default(1),
  shown: ShownEvent.optional(),
  /** A code that makes an event free, by its id. */
  discount: s.id.optional(),
  /** The ticket type that the code makes free, by its id; the regular one unless told. */
  ticketType: s.id.optional(),
});

/** Tickets in an address. */
const ticketList = z
  .string()
  .max(40 * maxTickets)
  .transform((ids) => ids.split(','))
  .pipe(z.array(s.id).min(1).max(maxTickets));

/** What a buyer would get back at this moment. */
export const Cancellation = z.strictObject({
  /** Euro, "0" when nothing goes back. */
  refund: s.wirePrice,
  percent: z.number().int(),
  /** Until when it stays so; null when nothing goes back any more. */
  until: z.iso.datetime().nullable(),
  /** Whether it can be returned because its event was moved, whatever was agreed on. */
  isMoved: z.literal(true).optional(),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const endpoints = promise({
  'GET /api/users/{id}/orders': {
    summary:
      'What a member booked, and what they paid for plans, newest first; own or admin only (403), to whom codes of tickets are told by their end',
    access: 'self',
    reply: z.array(Order),
  },
  'GET /api/orders/{id}': {
    summary: 'One of the caller’s own orders; 404 when it is somebody else’s',
    access: 'member',
    reply: Order,
  },
  'POST /api/orders': {
    summary:
      'Join a free event without a card, or one that a code makes free; 404 code_unknown, 410 code_ended and 409 code_used_up for a code that is not good for it, 409 ticket_type_unavailable, 409 sold_out, 422 price_changed when it is not free, 409 event_moved when it is not where or when it was shown, 409 terms_changed when its cancellation policy is another one, 403 email_unproven for more than two tickets without a proven e-mail, 409 too_many_joins for whoever comes and goes, 410 event_over',
    access: 'member',
    body: JoinFreeEvent,
    reply: Order,
    status: 201,
  },
  'GET /api/orders/{id}/cancellation': {
    summary:
      'What goes back if the order, or the named tickets of it (ids with commas between), are cancelled now; 409 invalid_transition when they can’t be',
    access: 'member',
    query: z.strictObject({ tickets: ticketList.optional() }),
    reply: Cancellation,
  },
  'POST /api/orders/{id}/cancellation': {
    summary:
      'Cancel a paid order, or the named tickets of it, for the refund that was shown; 409 refund_changed when it is another one now, 409 invalid_transition for a ticket that was used or cancelled',
    access: 'member',
    body: z.strictObject({ refund: s.wirePrice, tickets: z.array(s.id).min(1).max(maxTickets).optional() }),
    reply: Order,
  },
  'POST /api/workspace/bookings/{id}/cancellation': {
    summary:
      'Cancel one booking of the caller’s own listings that can’t be kept: the guest gets all that is left of it back and reads why. 409 refund_changed when it is another sum by now, 409 invalid_transition when it is over, an event has begun, or it is not paid; 404 for somebody else’s',
    access: 'business',
    team: ['finance'],
    touchesMoney: true,
    confirms: true,
    body: z.strictObject({ refund: s.wirePrice, reason: s.text(maxReason) }),
    reply: z.strictObject({ refunded: s.wirePrice }),
  },
  'POST /api/events/{id}/cancellation': {
    summary: 'Call an event off: it leaves the lists and everybody gets all their money back',
    access: 'business',
    touchesMoney: true,
    confirms: true,
    body: z.strictObject({ version: s.seenVersion }),
    reply: z.strictObject({ orders: z.number().int(), refunded: s.wirePrice }),
  },
  'DELETE /api/orders/{id}': {
    summary: 'Give a pending hold back; 409 invalid_transition once it is paid or expired',
    access: 'member',
    reply: Order,
  },
});

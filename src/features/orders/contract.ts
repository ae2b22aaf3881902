/** What the orders room promises (specification section 7; decisions, Money). */
import { z } from 'zod';
import { Moved, ShownEvent } from '#features/events/contract.ts';
import { eventCategories, maxTickets } from '#features/events/rules.ts';
import { priceUnits, rentalCategories } from '#features/rentals/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { bookingKinds, orderKinds, orderStatuses } from './rules.ts';

const Ticket = z.strictObject({
  id: s.id,
  /** Shown at the door: eight characters that are hard to confuse. */
  code: z.string(),
  /** When its holder came in; null while it is good. */
  usedAt: z.iso.datetime().nullable(),
});

export const orderCategories = [...eventCategories, ...rentalCategories, 'plan'] as const;
export type OrderCategory = (typeof orderCategories)[number];

export const MovedOrder = Moved.extend({ returnUntil: z.iso.datetime() });
export type MovedOrder = z.infer<typeof MovedOrder>;

export const Order = z.strictObject({
  id: s.id,
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  itemId: s.id,
  title: z.string(),
  category: z.enum(orderCategories),
  /** Tickets, things alike, or persons. */
  quantity: z.number().int(),
  /** Nights, hours, days or weeks of a rental, as `unit` says; 1 for everything else. */
  units: z.number().int(),
  unit: z.enum(priceUnits).nullable(),
  /** Euro for the whole order, "0" when free. */
  amount: s.wirePrice,
  /** What went back of it, or is on its way back. */
  refunded: s.wirePrice,
  currency: z.literal('EUR'),
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  /** When a rental ends. */
  until: z.strictObject({ date: s.calendarDate, time: s.timeOfDay }).nullable(),
  location: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  /** Until when the places are kept; null unless pending. */
  holdExpiresAt: z.iso.datetime().nullable(),
  /** What goes back to who cancels so many hours before `startsAt`, as it was when it was bought; the best first. */
  refundSteps: z.array(z.strictObject({ hours: z.number().int(), percent: z.number().int() })),
  startsAt: z.iso.datetime(),
  /** Of an event that was moved since it was bought: where and when it was, and until when it can be returned. */
  moved: MovedOrder.optional(),
  /** The event was called off. */
  calledOff: z.literal(true).optional(),
  tickets: z.array(Ticket),
});
export type Order = z.infer<typeof Order>;

/** An order of the catalogue; what is paid for a plan stands with the plan. */
export const Booking = Order.extend({ kind: z.enum(bookingKinds) });
export type Booking = z.infer<typeof Booking>;

const JoinFreeEvent = z.strictObject({
  eventId: s.id,
  quantity: z.number().int().min(1).max(maxTickets).default(1),
  shown: ShownEvent.optional(),
});

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
    summary: 'The bookings of a member, newest first; own or admin only (403)',
    access: 'self',
    reply: z.array(Booking),
  },
  'GET /api/orders/{id}': {
    summary: 'One of the own orders; 404 when it is somebody else’s',
    access: 'member',
    reply: Order,
  },
  'POST /api/orders': {
    summary:
      'Join a free event without a card; 409 sold_out, 422 price_changed when it is not free, 409 event_moved when it is not where or when it was shown, 403 email_unproven for more than two tickets without a proven e-mail',
    access: 'member',
    body: JoinFreeEvent,
    reply: Order,
    status: 201,
  },
  'GET /api/orders/{id}/cancellation': {
    summary: 'What goes back if the order is cancelled now; 409 invalid_transition when it can’t be',
    access: 'member',
    reply: Cancellation,
  },
  'POST /api/orders/{id}/cancellation': {
    summary: 'Cancel a paid order for the refund that was shown; 409 refund_changed when it is another one now',
    access: 'member',
    body: z.strictObject({ refund: s.wirePrice }),
    reply: Order,
  },
  'POST /api/events/{id}/cancellation': {
    summary: 'Call an event off: it leaves the lists and everybody gets all their money back',
    access: 'business',
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

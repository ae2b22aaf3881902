/** What the orders room promises (specification section 7; decisions, Money). */
import { z } from 'zod';
import { eventCategories, maxTickets } from '#features/events/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { orderKinds, orderStatuses } from './rules.ts';

export const Ticket = z.strictObject({
  /** Shown at the door: eight characters that are hard to confuse. */
  code: z.string(),
});

export const Order = z.strictObject({
  id: s.id,
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  itemId: s.id,
  title: z.string(),
  category: z.enum(eventCategories),
  quantity: z.number().int(),
  /** Euro for the whole order, "0" when free. */
  amount: s.wirePrice,
  currency: z.literal('EUR'),
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  location: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** Until when the places are kept; null unless pending. */
  holdExpiresAt: z.iso.datetime().nullable(),
  tickets: z.array(Ticket),
});
export type Order = z.infer<typeof Order>;

export const JoinFreeEvent = z.strictObject({
  eventId: s.id,
  quantity: z.number().int().min(1).max(maxTickets).default(1),
});
export type JoinFreeEvent = z.infer<typeof JoinFreeEvent>;

export const endpoints = promise({
  'GET /api/users/{id}/orders': {
    summary: 'The orders of a member, newest first; own or admin only (403)',
    access: 'self',
    reply: z.array(Order),
  },
  'GET /api/orders/{id}': {
    summary: 'One of the own orders; 404 when it is somebody else’s',
    access: 'member',
    reply: Order,
  },
  'POST /api/orders': {
    summary: 'Join a free event without a card; 409 sold_out, 422 price_changed when it is not free',
    access: 'member',
    body: JoinFreeEvent,
    reply: Order,
    status: 201,
  },
  'DELETE /api/orders/{id}': {
    summary: 'Give a pending hold back; 409 invalid_transition once it is paid or expired',
    access: 'member',
    reply: Order,
  },
});

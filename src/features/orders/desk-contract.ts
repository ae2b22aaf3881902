/** What the orders room promises the desk (issue 4): read only, admins only. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxTickets } from '#features/events/rules.ts';
import { orderFields, orderedTimes } from './fields.ts';
import { liveDisputes, maxReason, paymentStatuses, refundBearers, refundReasons, refundStatuses } from './rules.ts';
import { saidStatuses, soughtStatuses } from './said-status.ts';

/** An order as a row of the desk's list. */
const DeskOrder = z.strictObject({
  ...orderFields,
  /** How it is said to stand: its file knows no other. */
  status: z.enum(saidStatuses),
  tickets: z.number().int(),
  buyer: z.string(),
  dispute: z.enum(liveDisputes).nullable(),
});

const person = z.strictObject({ id: s.id, fullName: z.string(), phone: z.string(), email: z.string().nullable() });

/** An order with all that the desk may know; of a ticket's code only its end, because the whole of it opens a door. */
export const DeskOrderDetail = z.strictObject({
  ...orderFields,
  ...orderedTimes,
  status: z.enum(saidStatuses),
  tickets: z.number().int(),
  location: z.string(),
  address: z.string(),
  confirmedAt: z.iso.datetime().nullable(),
  holdExpiresAt: z.iso.datetime().nullable(),
  /** Of what was paid besides for other dates, the booking that it is of; and of a booking what was paid so. */
  extendsOrderId: s.id.nullable(),
  supplements: z.array(z.strictObject({ id: s.id, amount: s.wirePrice, refunded: s.wirePrice })),
  buyer: person,
  /** Whose it was when it was sold; null for what is the house’s own. */
  seller: person.nullable(),
  codes: z.array(
    z.strictObject({
      id: s.id,
      end: z.string().regex(/^•{6}..$/),
      usedAt: z.iso.datetime().nullable(),
      cancelledAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What its owner wrote to the buyer when they cancelled it. */
  cancelNote: z.string().nullable(),
  dispute: z.enum(liveDisputes).nullable(),
  refunds: z.array(
    z.strictObject({
      id: z.string(),
      amount: s.wirePrice,
      reason: z.enum(refundReasons),
      status: z.enum(refundStatuses),
      note: z.string().nullable(),
      bearer: z.enum(refundBearers),
      createdAt: z.iso.datetime(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      provider: z.string(),
      status: z.enum(paymentStatuses),
      amount: s.wirePrice,
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type DeskOrderDetail = z.infer<typeof DeskOrderDetail>;

const DeskOrderQuery = z.strictObject({
  ...s.deskQuery(['created', 'amount']),
  status: z.enum(soughtStatuses).optional(),
  /** Orders with a refund that stands so. */
  refund: z.enum(refundStatuses).optional(),
});
export type DeskOrderQuery = z.infer<typeof DeskOrderQuery>;

/** A part that the desk gives back. */
export const PartRefund = z.strictObject({
  amountCents: z.number().int().min(1),
  /** The buyer reads it. */
  note: s.text(maxReason),
  bearer: z.enum(refundBearers),
  /** What had gone back when it was looked at. */
  refunded: s.wirePrice,
  /** Tickets that are cancelled with it; the others stay good. */
  tickets: z.array(s.id).max(maxTickets).optional(),
});
export type PartRefund = z.infer<typeof PartRefund>;

export const endpoints = promise({
  'GET /api/admin/orders': {
    summary: 'All orders, the newest first; looks for words in what was bought and in its buyer',
    access: 'admin',
    query: DeskOrderQuery,
    csv: 'personal',
    reply: z.array(DeskOrder),
  },
  'POST /api/admin/orders/{id}/cancellation': {
    summary: 'Cancel a paid order that can’t be kept: everything goes back; 409 invalid_transition when it is not paid',
    access: 'admin',
    confirms: true,
    reply: DeskOrderDetail,
  },
  'POST /api/admin/orders/{id}/refunds': {
    summary:
      'Give a part of what is left of a paid order back, with a reason that its buyer reads; 409 refund_changed when something went back meanwhile, 409 invalid_transition when it was never paid or is disputed, 422 for more than is left',
    access: 'admin',
    confirms: true,
    body: PartRefund,
    reply: DeskOrderDetail,
  },
  'POST /api/admin/refunds/{id}/attempts': {
    summary: 'Ask the provider once more for a refund that it refused; 409 invalid_transition for any other',
    access: 'admin',
    confirms: true,
    reply: DeskOrderDetail,
  },
  'GET /api/admin/orders/{id}': {
    summary: 'One order with its buyer, tickets and payments',
    access: 'admin',
    reply: DeskOrderDetail,
  },
});

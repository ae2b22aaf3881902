/** What the orders room promises the desk (issue 4): read only, admins only. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { orderCategories } from './contract.ts';
import { orderKinds, orderStatuses, paymentStates, refundReasons, refundStatuses } from './rules.ts';

const fields = {
  id: s.id,
  status: z.enum(orderStatuses),
  kind: z.enum(orderKinds),
  itemId: s.id,
  title: z.string(),
  category: z.enum(orderCategories),
  quantity: z.number().int(),
  units: z.number().int(),
  unit: z.enum(priceUnits).nullable(),
  /** Euro for the whole order, "0" when free. */
  amount: s.wirePrice,
  refunded: s.wirePrice,
  createdAt: z.iso.datetime(),
  tickets: z.number().int(),
};

/** An order as a row of the desk's list. */
const DeskOrder = z.strictObject({ ...fields, buyer: z.string() });

/** An order with all that the desk may know; of a ticket's code only its end, because the whole of it opens a door. */
export const DeskOrderDetail = z.strictObject({
  ...fields,
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  until: z.strictObject({ date: s.calendarDate, time: s.timeOfDay }).nullable(),
  location: z.string(),
  address: z.string(),
  confirmedAt: z.iso.datetime().nullable(),
  holdExpiresAt: z.iso.datetime().nullable(),
  buyer: z.strictObject({ id: s.id, fullName: z.string(), phone: z.string(), email: z.string().nullable() }),
  codes: z.array(z.string().regex(/^•{6}..$/)),
  refunds: z.array(
    z.strictObject({
      amount: s.wirePrice,
      reason: z.enum(refundReasons),
      status: z.enum(refundStatuses),
      createdAt: z.iso.datetime(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      provider: z.string(),
      status: z.enum(paymentStates),
      amount: s.wirePrice,
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type DeskOrderDetail = z.infer<typeof DeskOrderDetail>;

const DeskOrderQuery = z.strictObject({
  ...s.deskQuery(['created', 'amount']),
  status: z.enum(orderStatuses).optional(),
});
export type DeskOrderQuery = z.infer<typeof DeskOrderQuery>;

export const endpoints = promise({
  'GET /api/admin/orders': {
    summary: 'All orders, the newest first; looks for words in what was bought and in its buyer',
    access: 'admin',
    query: DeskOrderQuery,
    reply: z.array(DeskOrder),
  },
  'POST /api/admin/orders/{id}/cancellation': {
    summary: 'Cancel a paid order that can’t be kept: everything goes back; 409 invalid_transition when it is not paid',
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

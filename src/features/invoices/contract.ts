/**
 * What the invoices room promises (issue 22; Real Decreto 1619/2012): the invoices of what was sold here, on paper and as a
 * list, for buyers, sellers and the desk.
 */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { BillTo } from '#market/vat/bill-to.ts';
import { invoiceKinds, maxReason } from './rules.ts';

/** Cents of euro; negative where something goes back. */
const cents = z.number().int();

/** An invoice as a row of a list. */
export const Invoice = z.strictObject({
  id: s.id,
  /** Series and number, as they are written on it. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  /** Who issued it, and whom it names; null where a simplified one names nobody. */
  issuer: z.string(),
  recipient: z.string().nullable(),
  /** The order it is of; null of a commission. */
  orderId: s.id.nullable(),
  /** What its first line says. */
  about: z.string(),
  /** The number of the one that it corrects or replaces. */
  of: z.string().nullable(),
  issuedOn: s.calendarDate,
  /** The town's day on which it was cancelled: it was issued by mistake and counts for nothing. */
  cancelledOn: s.calendarDate.nullable(),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
});
export type Invoice = z.infer<typeof Invoice>;

/** The same to its buyer. */
export const OwnInvoice = Invoice.extend({
  /** Whether it says the earlier days: its order has others by now. */
  saysFormerDays: z.boolean(),
  /** Whether a full one may be asked for in its place. */
  isReplaceable: z.boolean(),
  /** Whether whom it names may be put right by another one in its place. */
  isCorrectable: z.boolean(),
  /** Whether that is for the desk to do: its buyer had it put right as often as they may. */
  isForDesk: z.boolean(),
  /** Where its code of the tax office leads (Orden HAC/1177/2024, art. 20); null where its record was sent to nobody. */
  taxCode: z.url().nullable(),
});
export type OwnInvoice = z.infer<typeof OwnInvoice>;

/** The same to whoever sold, or bought a plan, and to the desk. */
export const ListedInvoice = Invoice.extend({ isCorrectable: z.boolean() });
export type ListedInvoice = z.infer<typeof ListedInvoice>;

const Paper = z.strictObject({ name: z.string(), pdf: z.base64() });

const InvoiceQuery = z.strictObject({
  ...s.deskQuery(['issued', 'gross']),
  status: z.enum(invoiceKinds).optional(),
});
export type InvoiceQuery = z.infer<typeof InvoiceQuery>;

/** Each paper is drawn anew, in a tenth of a second of a core. */
const papers = { calls: 120, seconds: 600 } as const;

export const endpoints = promise({
  'GET /api/orders/{id}/invoices': {
    summary: 'The invoices of one of the caller’s own orders, the oldest first; 404 when it is somebody else’s',
    access: 'member',
    reply: z.array(OwnInvoice),
  },
  'GET /api/invoices/{id}/pdf': {
    summary: 'One of the caller’s own invoices as a PDF, in the language asked for; 404 when it is somebody else’s',
    access: 'member',
    reply: Paper,
    limit: papers,
  },
  'POST /api/invoices/{id}/replacement': {
    summary:
      'Ask for a full invoice in place of a simplified one of one’s own, with a number whose form is checked; 409 invalid_transition when there is one or all went back or the time for it is over',
    access: 'member',
    body: BillTo,
    status: 201,
    reply: OwnInvoice,
    limit: { calls: 20, seconds: 600 },
  },
  'POST /api/invoices/{id}/substitution': {
    summary:
      'Have a full invoice of the caller’s own that names its buyer wrongly replaced by a corrective one; 409 invalid_transition when it names nobody, says the same, has one in its place, all went back, or four years are over; 409 too_many_corrections after two of a sale, which the desk corrects then',
    access: 'member',
    body: BillTo,
    status: 201,
    reply: Invoice,
    limit: { calls: 20, seconds: 600 },
  },
  'GET /api/workspace/invoices': {
    summary: 'What was issued in the own name, and by the house to oneself; the newest first',
    access: 'business',
    team: ['finance'],
    query: InvoiceQuery,
    csv: 'personal',
    reply: z.array(ListedInvoice),
  },
  'POST /api/workspace/invoices/{id}/substitution': {
    summary:
      'The same for what was sold in the own name, as often as it needs, or bought; 404 when it is somebody else’s',
    access: 'business',
    team: ['finance'],
    body: BillTo,
    status: 201,
    reply: Invoice,
    limit: { calls: 20, seconds: 600 },
  },
  'GET /api/workspace/invoices/{id}/pdf': {
    summary: 'One of them as a PDF; 404 when it is somebody else’s',
    access: 'business',
    team: ['finance'],
    reply: Paper,
    limit: papers,
  },
  'GET /api/admin/invoices': {
    summary: 'All invoices, the newest first; looks for words in number, issuer and recipient',
    access: 'admin',
    query: InvoiceQuery,
    csv: 'personal',
    reply: z.array(ListedInvoice),
  },
  'GET /api/admin/invoices/{id}/pdf': {
    summary: 'Any invoice as a PDF',
    access: 'admin',
    reply: Paper,
  },
  'POST /api/admin/invoices/{id}/substitution': {
    summary: 'The same for any sale, as often as it needs; 404 where there is no such invoice',
    access: 'admin',
    confirms: true,
    body: BillTo,
    status: 201,
    reply: Invoice,
  },
  'POST /api/admin/invoices/{id}/cancellation': {
    summary:
      'Cancel an invoice that was issued by mistake, with its record for the tax office; 409 invalid_transition where what it is of took place, which a refund corrects, or another invoice names it',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ reason: s.text(maxReason) }),
    reply: Invoice,
  },
});

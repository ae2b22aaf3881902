/** What the books room promises the desk (issue 22): the operator's month as a page, as lists and on paper. */
import { z } from 'zod';
import { invoiceKinds } from '#features/invoices/rules.ts';
import { disputeStatuses } from '#features/orders/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { flows, monthPattern, unpaidKinds, type Flow } from './rules.ts';

/** Cents of euro; less than nothing where something goes back. */
const cents = z.number().int();
const count = z.number().int();
const month = z.string().regex(monthPattern, 'Must be a month like 2026-08');
const flowCents = Object.fromEntries(flows.map((flow) => [`${flow}Cents`, cents])) as Record<
  `${Flow}Cents`,
  typeof cents
>;

/** A day of the month with what was booked on it. */
export const BookDay = z.strictObject({ day: s.calendarDate, ...flowCents });
export type BookDay = z.infer<typeof BookDay>;

/** What was invoiced in a series at a rate, by the house or in its owners' names. */
const VatSum = z.strictObject({
  isHouse: z.boolean(),
  series: z.string(),
  vatPercent: z.number(),
  /** The article that exempts it; null where it is taxed. */
  exemptBy: z.string().nullable(),
  invoices: count,
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
});
export type VatSum = z.infer<typeof VatSum>;

const Counted = z.strictObject({ count, cents });

export const Books = z.strictObject({
  month,
  flows: z.strictObject(flowCents),
  /** At the month's end: what owners are still owed, and what owners owe the house. */
  owedCents: cents,
  debtCents: cents,
  /** The month and the eleven before it. */
  months: z.array(z.strictObject({ month, keptPaidCents: cents, keptCents: cents })),
  days: z.array(BookDay),
  vat: z.array(VatSum),
  /** As it stands now. */
  unpaid: z.strictObject({ plan: Counted, refund: Counted, owner: Counted }),
  /** Holds of the month that ran out unpaid. */
  lapsed: Counted,
  /** Begun or decided in the month, by how they stand now. */
  disputes: z.strictObject({ open: Counted, won: Counted, lost: Counted }),
});
export type Books = z.infer<typeof Books>;

/** A line of the book of invoices that were issued: one for each invoice and rate (RD 1624/1992, art. 63). */
export const VatLine = z.strictObject({
  id: z.string(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedOn: s.calendarDate,
  suppliedOn: s.calendarDate,
  issuer: z.string(),
  issuerTaxNumber: z.string(),
  recipient: z.string().nullable(),
  recipientTaxNumber: z.string().nullable(),
  vatPercent: z.number(),
  exemptBy: z.string().nullable(),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
});
export type VatLine = z.infer<typeof VatLine>;

export const Unpaid = z.strictObject({
  id: z.string(),
  kind: z.enum(unpaidKinds),
  name: z.string(),
  amountCents: cents,
  since: z.iso.datetime(),
});
export type Unpaid = z.infer<typeof Unpaid>;

const MonthDispute = z.strictObject({
  id: z.string(),
  orderId: s.id,
  status: z.enum(disputeStatuses),
  reason: z.string(),
  amountCents: cents,
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type MonthDispute = z.infer<typeof MonthDispute>;

const page = s.queryNumber(1, 100_000).optional();
const ofMonth = z.strictObject({ month, page });
export type MonthQuery = z.infer<typeof ofMonth>;

export const endpoints = promise({
  'GET /api/admin/books': {
    summary: 'A month of the house: what came in and whose it is, its VAT, what is unpaid, its disputes',
    access: 'admin',
    query: z.strictObject({ month }),
    reply: Books,
  },
  'GET /api/admin/books/paper': {
    summary: 'The same as a PDF, in the language asked for',
    access: 'admin',
    query: z.strictObject({ month }),
    reply: z.strictObject({ name: z.string(), pdf: z.base64() }),
  },
  'GET /api/admin/book-days': {
    summary: 'The days of a month with what was booked on each, the first one first',
    access: 'admin',
    query: ofMonth,
    csv: 'personal',
    reply: z.array(BookDay),
  },
  'GET /api/admin/vat-book': {
    summary: 'The book of invoices issued in a month: one line for each invoice and rate, as they were numbered',
    access: 'admin',
    query: ofMonth,
    csv: 'personal',
    reply: z.array(VatLine),
  },
  'GET /api/admin/unpaid': {
    summary: 'Plans whose renewal failed, refunds that were refused and owners in debt, as they stand now',
    access: 'admin',
    query: z.strictObject({ page }),
    csv: 'personal',
    reply: z.array(Unpaid),
  },
  'GET /api/admin/book-disputes': {
    summary: 'Disputes that were begun or decided in a month, the first one first',
    access: 'admin',
    query: ofMonth,
    csv: 'personal',
    reply: z.array(MonthDispute),
  },
});

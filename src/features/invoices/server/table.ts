import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { invoiceKinds } from '../rules.ts';
import type { InvoiceLine, Party } from '../rules.ts';

/** What the desk's search looks through. */
export const invoicesSearchColumns = ['told'] as const;

/**
 * What was invoiced, as it stood when it was issued. Nothing changes or deletes one: a trigger of the database lets through
 * nothing but that one is cancelled, once. What was wrong is put right by a corrective one (RD 1619/2012, art. 15).
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    kind: text({ enum: invoiceKinds }).notNull(),
    /** In whose name it is issued; null is the house. */
    issuerId: text().references(() => users.id),
    issuer: jsonb().$type<Party>().notNull(),
    /** Of the issuer's party; numbers go without gaps within it and a series. */
    issuerTaxNumber: text().notNull(),
    series: text().notNull(),
    number: integer().notNull(),
    /** Whom it is for; null when they have no account here any more, or never had. */
    recipientId: text().references(() => users.id),
    /** Not named in a simplified one. */
    recipient: jsonb().$type<Party>(),
    /** The order it is of, of a room that needs this one: no reference. Null for a commission. */
    orderId: text(),
    /** The refund or the dispute that a corrective one is of; empty for everything else. */
    refundId: text().notNull().default(''),
    /** The month, by its first day, of a commission's invoice. */
    month: date(),
    /** The invoice that it corrects or replaces. */
    ofId: text().references((): AnyPgColumn => invoices.id),
    language: text().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    grossCents: integer().notNull(),
    /** The day of the supply, or of the payment that came before it (Ley 37/1992, art. 75). */
    suppliedOn: date().notNull(),
    /** The town's day on which it is issued. */
    issuedOn: date().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** When, why and by whom at the desk it was cancelled: issued by mistake, it stands for nothing. Written once. */
    cancelledAt: timestamp({ withTimezone: true }),
    cancelReason: text(),
    cancelledBy: text().references(() => users.id),
    /** What the desk finds it by: its number as it is written, whom it names, its order. */
    told: text().generatedAlwaysAs(
      sql`series || '-' || lpad(number::text, 6, '0') || ' ' || (issuer ->> 'name') || ' ' || coalesce(recipient ->> 'name', '') || ' ' || coalesce(order_id, '')`,
    ),
  },
  (table) => [
    check('invoices_sum', sql`${table.netCents} + ${table.vatCents} = ${table.grossCents}`),
    check('invoices_number', sql`${table.number} > 0`),
    check('invoices_named', sql`${table.recipient} is not null or ${table.kind} in ('simplified', 'corrective')`),
    check(
      'invoices_of',
      sql`(${table.ofId} is not null) = (${table.kind} in ('replacement', 'corrective', 'substitute'))`,
    ),
    uniqueIndex('invoices_numbered').on(table.issuerTaxNumber, table.series, table.number),
    check(
      'invoices_cancelled',
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null) and (${table.cancelledAt} is null) = (${table.cancelledBy} is null)`,
    ),
    // What was cancelled stands for nothing: another one may come in its place.
    uniqueIndex('invoices_once')
      .on(table.orderId, table.refundId, table.kind)
      .where(sql`${table.cancelledAt} is null and ${table.kind} <> 'substitute'`),
    // Whoever is named wrongly again is put right again: one takes the place of one.
    uniqueIndex('invoices_substituted')
      .on(table.ofId)
      .where(sql`${table.cancelledAt} is null and ${table.kind} = 'substitute'`),
    // The one above leaves out what is cancelled, and an order's papers are read with those.
    index('invoices_of_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    // What corrects one, or stands in its place.
    index('invoices_naming')
      .on(table.ofId)
      .where(sql`${table.ofId} is not null`),
    uniqueIndex('invoices_month')
      .on(table.recipientId, table.month)
      .where(sql`${table.cancelledAt} is null`),
    index('invoices_of_issuer').on(table.issuerId, table.issuedAt, table.id),
    index('invoices_of_recipient').on(table.recipientId, table.issuedAt, table.id),
    index('invoices_newest').on(table.issuedAt, table.id),
    index('invoices_issued').on(table.issuedOn, table.id),
    index('invoices_search').using('gin', searchIndex(...invoicesSearchColumns)),
  ],
);

/** The last number of each issuer and series; raised in the transaction of the invoice that takes it, so that none is lost. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { issuerTaxNumber: text().notNull(), series: text().notNull(), lastNumber: integer().notNull() },
  (table) => [primaryKey({ columns: [table.issuerTaxNumber, table.series] })],
);

export type InvoiceRow = typeof invoices.$inferSelect;

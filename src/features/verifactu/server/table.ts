import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { invoiceTypes } from '../breakdown.ts';
import type { CancelledInvoice, InvoiceFacts } from '../invoice-facts.ts';
import { recordKinds, recordStates, sendingModes } from '../rules.ts';

/**
 * One chain for each tax number that issues here: the number of its last record, raised in the transaction of the invoice,
 * which locks it; and how its records are sent.
 */
export const recordChains = pgTable(
  'record_chains',
  {
    id: text().primaryKey(),
    issuerTaxNumber: text().notNull(),
    issuerName: text().notNull(),
    /** What the tax office knows this chain's program by (`NumeroInstalacion`). */
    installation: text().notNull(),
    lastNumber: integer().notNull(),
    mode: text({ enum: sendingModes }).notNull().default('off'),
    /** How often the desk changed the switch. */
    version: integer().notNull().default(1),
    /** Nothing is sent before; pushed ahead while a sending is on its way. */
    nextSendingAt: timestamp({ withTimezone: true }).notNull(),
    /** Sendings in a row that did not arrive, and what the office said of the last one; null where nobody answered. */
    failures: integer().notNull().default(0),
    fault: text(),
  },
  (table) => [
    check('record_chains_number', sql`${table.lastNumber} > 0`),
    uniqueIndex('record_chains_of_issuer').on(table.issuerTaxNumber),
  ],
);

/**
 * What was recorded of invoices, each with the fingerprint of the one before (RD 1007/2023, art. 8–12). A trigger refuses
 * every change but of what the office answered, and every deletion.
 */
export const invoiceRecords = pgTable(
  'invoice_records',
  {
    id: text().primaryKey(),
    /** Whose it is in the workspace; null is the house. */
    issuerId: text().references(() => users.id),
    issuerTaxNumber: text().notNull(),
    /** The place in the chain, from 1 on without gaps. */
    number: integer().notNull(),
    kind: text({ enum: recordKinds }).notNull(),
    /** Of a room that needs this one: no reference. */
    invoiceId: text().notNull(),
    seriesNumber: text().notNull(),
    issuedOn: date().notNull(),
    /** The office's name for its type; null for a cancellation. */
    invoiceType: text({ enum: invoiceTypes }),
    vatCents: integer().notNull(),
    grossCents: integer().notNull(),
    /** What it was made of, to put it right by another one. */
    facts: jsonb().$type<InvoiceFacts | CancelledInvoice>().notNull(),
    /** The record that this one puts right, of the same invoice. */
    repairs: text(),
    /** Empty for the first of a chain. */
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** As it is hashed: ISO 8601 with the town's offset. */
    generatedAt: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** As it is sent, byte for byte. */
    xml: text().notNull(),
    /** The switch as it stood: where it is sent, and where its code leads. */
    mode: text({ enum: sendingModes }).notNull(),
    state: text({ enum: recordStates }).notNull(),
    /** How often it was sent, counted before: what was sent once may have arrived. */
    attempts: integer().notNull().default(0),
    /** What the office found wrong: its number and its words. */
    faultCode: integer(),
    faultText: text(),
    /** The office's receipt of the sending (`CSV`). */
    receipt: text(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('invoice_records_number', sql`${table.number} > 0`),
    check('invoice_records_first', sql`(${table.number} = 1) = (${table.previousHash} = '')`),
    check('invoice_records_type', sql`(${table.invoiceType} is null) = (${table.kind} = 'cancellation')`),
    check('invoice_records_sent', sql`(${table.mode} = 'off') = (${table.state} = 'kept')`),
    uniqueIndex('invoice_records_chain').on(table.issuerTaxNumber, table.number),
    // One record of an invoice, and one for each that puts one right: done twice is done once.
    uniqueIndex('invoice_records_once').on(table.invoiceId, table.kind, sql`coalesce(${table.repairs}, '')`),
    index('invoice_records_waiting')
      .on(table.issuerTaxNumber, table.number)
      .where(sql`${table.state} = 'waiting'`),
    index('invoice_records_faulty')
      .on(table.issuerTaxNumber)
      .where(sql`${table.state} in ('flawed', 'rejected')`),
    index('invoice_records_repairs')
      .on(table.repairs)
      .where(sql`${table.repairs} is not null`),
    index('invoice_records_newest').on(table.createdAt, table.id),
    index('invoice_records_of_issuer').on(table.issuerId, table.createdAt, table.id),
  ],
);

export type RecordChainRow = typeof recordChains.$inferSelect;
export type InvoiceRecordRow = typeof invoiceRecords.$inferSelect;

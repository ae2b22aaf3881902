/**
 * What the room of the tax office's records promises (issue 22; decision 0090): the desk decides what is sent, sees what the
 * office says and puts it right; owners see their own.
 */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { invoiceTypes } from './breakdown.ts';
import { chainStandings, recipientStandings, recordKinds, recordStates, sendingModes } from './rules.ts';

const count = z.number().int();
/** May be less than nothing, of a corrective invoice. */
const cents = z.number().int();
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month like 2026-08');

/** A record as the desk and its owner see it; nothing in it says whom the invoice is for. */
export const TaxRecord = z.strictObject({
  id: s.id,
  number: count,
  kind: z.enum(recordKinds),
  seriesNumber: z.string(),
  issuedOn: s.calendarDate,
  /** Null for a cancellation. */
  invoiceType: z.enum(invoiceTypes).nullable(),
  grossCents: cents,
  state: z.enum(recordStates),
  /** What the tax office finds wrong: its number and its words, in Spanish. */
  faultCode: count.nullable(),
  faultText: z.string().nullable(),
  /** A later record puts it right. */
  isRepaired: z.boolean(),
  /** It names whom the invoice is for. */
  isNamed: z.boolean(),
  generatedAt: z.string(),
  hash: z.string(),
});
export type TaxRecord = z.infer<typeof TaxRecord>;

const issuer = {
  id: s.id,
  name: z.string(),
  taxNumber: z.string(),
  mode: z.enum(sendingModes),
  standing: z.enum(chainStandings),
  /** From which day on records of this issuer are the law. */
  obligedFrom: s.calendarDate,
  records: count,
  /** Not sent yet, though they should be. */
  unsent: count,
  /** To be put right. */
  faulty: count,
};

/** Who issues here, as a row of the desk's list. */
export const TaxIssuer = z.strictObject(issuer);
export type TaxIssuer = z.infer<typeof TaxIssuer>;

/** One of them with the records to be put right, then the newest: a hundred at most. */
export const TaxIssuerDetail = z.strictObject({
  ...issuer,
  version: count,
  /** Whether this house has a certificate to send with. */
  canSend: z.boolean(),
  /** Sendings in a row that did not arrive, what the office said of the last one (null where nobody answered), and when the next one is. */
  failures: count,
  fault: z.string().nullable(),
  nextSendingAt: z.iso.datetime(),
  /** Months of which there are records, the newest first. */
  months: z.array(month),
  items: z.array(TaxRecord),
});
export type TaxIssuerDetail = z.infer<typeof TaxIssuerDetail>;

/** What a recomputing of a whole chain found: the first record that does not hold, and why. */
export const ChainCheck = z.strictObject({
  records: count,
  broken: z.strictObject({ number: count, why: z.enum(['gap', 'link', 'hash']) }).nullable(),
});
export type ChainCheck = z.infer<typeof ChainCheck>;

const RecordFile = z.strictObject({ name: z.string(), xml: z.string(), parts: count });
const FileQuery = z.strictObject({ month, part: s.queryNumber(1, 10_000).optional() });

/** Whether the tax office knows whom the invoice is for: it refuses a Spanish number that it does not, unless it is told so. */
export const Repair = z.strictObject({ recipient: z.enum(recipientStandings) });
export type Repair = z.infer<typeof Repair>;

const IssuersQuery = z.strictObject({
  ...s.deskQuery(['name', 'waiting']),
  status: z.enum(chainStandings).optional(),
});
export type IssuersQuery = z.infer<typeof IssuersQuery>;

export const endpoints = promise({
  'GET /api/admin/tax-issuers': {
    summary:
      'Who issues invoices here, with the state of their records at the tax office; what needs somebody comes first',
    access: 'admin',
    query: IssuersQuery,
    csv: 'personal',
    reply: z.array(TaxIssuer),
  },
  'GET /api/admin/tax-issuers/{id}': {
    summary: 'One issuer: how records are sent, what the tax office said, and the records to be put right',
    access: 'admin',
    reply: TaxIssuerDetail,
  },
  'PUT /api/admin/tax-issuers/{id}': {
    summary:
      'Set whether records go to the tax office, to its test or for good; 409 no_certificate without one to send with, edit_conflict when somebody changed it meanwhile',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ mode: z.enum(sendingModes), version: s.knownVersion }),
    reply: TaxIssuerDetail,
  },
  'GET /api/admin/tax-issuers/{id}/check': {
    summary: 'Recompute an issuer’s whole chain from the XML of its records',
    access: 'admin',
    reply: ChainCheck,
  },
  'GET /api/admin/tax-issuers/{id}/file': {
    summary: 'The records of a month as the tax office takes them, a thousand to a part',
    access: 'admin',
    query: FileQuery,
    reply: RecordFile,
  },
  'POST /api/admin/tax-records/{id}/repair': {
    summary:
      'Put a record right by another one of the same invoice, written anew; 409 invalid_transition where nothing is wrong with it',
    access: 'admin',
    confirms: true,
    body: Repair,
    reply: TaxIssuerDetail,
  },
  'GET /api/admin/declaration': {
    summary:
      'The declaration of the program’s producer with who the house is, as a PDF to sign; 409 seller_unknown while it has not said so',
    access: 'admin',
    reply: z.strictObject({ name: z.string(), pdf: z.base64() }),
  },
  'GET /api/tax-records': {
    summary: 'The own newest records, a hundred at most, and whether they are sent',
    access: 'business',
    team: ['finance'],
    reply: z.strictObject({ records: z.array(TaxRecord), months: z.array(month) }),
  },
  'GET /api/tax-records/file': {
    summary: 'The own records of a month as the tax office takes them, a thousand to a part',
    access: 'business',
    team: ['finance'],
    query: FileQuery,
    reply: RecordFile,
  },
});

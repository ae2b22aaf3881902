/** What the room of sellers' yearly figures promises (issue 22; Directive (EU) 2021/514). */
import { z } from 'zod';
import { traderCountries, traderKinds } from '#features/traders/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { fileKinds, firstYear, homeKinds, standings, type Quarters } from './rules.ts';

const cents = z.number().int();
const count = z.number().int();
const year = z.number().int().min(firstYear).max(9999);
/** Told as a list of four: not every reader of OpenAPI knows a tuple. */
const quarters = z.array(count).length(4) as unknown as z.ZodType<Quarters, Quarters>;

const Sums = z.strictObject({ considerationCents: quarters, feesCents: quarters, sales: quarters });

/** Who a seller is, as their file says it. */
export const Identity = z.strictObject({
  kind: z.enum(traderKinds),
  name: z.string(),
  birthDate: s.calendarDate.nullable(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  country: z.enum(traderCountries),
  taxNumber: z.string(),
  register: z.string().nullable(),
});
export type Identity = z.infer<typeof Identity>;

/** A home that was let: where it is, what it is, on how many days. */
export const Property = z.strictObject({ address: z.string(), kind: z.enum(homeKinds), days: count, sums: Sums });
export type Property = z.infer<typeof Property>;

/** A seller's year, to the cent of the ledger. */
export const SellerYear = z.strictObject({
  ownerId: s.id,
  year,
  /** Null while they have not said who they are. */
  identity: Identity.nullable(),
  properties: z.array(Property),
  personalServices: Sums,
  transportRental: Sums,
  /** What is not told of; with it all sums are those of the ledger. */
  others: Sums,
});
export type SellerYear = z.infer<typeof SellerYear>;

const reported = ['new', 'changed', 'same', 'none'] as const;

/** A row of the desk's list. */
export const SellerRow = z.strictObject({
  /** Of the account. */
  id: s.id,
  name: z.string(),
  taxNumber: z.string().nullable(),
  country: z.string().nullable(),
  standing: z.enum(standings),
  considerationCents: cents,
  feesCents: cents,
  sales: count,
  /** Homes, and the days they were let. */
  homes: count,
  days: count,
  /** Against what the last file said of them: `new` to it, `changed` since, the `same`, or not to be told of. */
  since: z.enum(reported),
  /** When they were told their figures; null while they have not been. */
  toldAt: z.iso.datetime().nullable(),
});
export type SellerRow = z.infer<typeof SellerRow>;

const ReportFile = z.strictObject({
  id: s.id,
  year,
  number: count,
  /** Each seller of a year is told of once; what changes later is told in corrections. */
  kind: z.enum(fileKinds),
  sellers: count,
  madeAt: z.iso.datetime(),
  madeBy: z.string().nullable(),
});
export type ReportFile = z.infer<typeof ReportFile>;

/** A year as a whole: what it sums up to, what a file would say now, and those that were made. */
export const ReportYear = z.strictObject({
  year,
  /** The last day on which it can be told in time. */
  dueOn: s.calendarDate,
  /** Whether the year is over: nothing is told of one that runs. */
  isOver: z.boolean(),
  sellers: count,
  told: count,
  unknown: count,
  considerationCents: cents,
  feesCents: cents,
  /** What the next file would hold. */
  next: z.strictObject({ added: count, corrected: count, removed: count }),
  files: z.array(ReportFile),
});
export type ReportYear = z.infer<typeof ReportYear>;

const yearQuery = { year: s.queryNumber(firstYear, 9999) };
const SellersQuery = z.strictObject({ ...yearQuery, ...s.deskQuery(['credited', 'name']) });
export type SellersQuery = z.infer<typeof SellersQuery>;

/** Years in which an owner sold, the newest first, with their figures. */
const OwnYears = z.strictObject({ years: z.array(SellerYear) });

export const endpoints = promise({
  'GET /api/admin/seller-years': {
    summary:
      'A year as the tax office is told of it: its sums, what the next file would say, and the files that were made',
    access: 'admin',
    query: z.strictObject(yearQuery),
    reply: ReportYear,
  },
  'GET /api/admin/sellers': {
    summary:
      'Who sold in a year, with what was credited to them and kept of it, the highest sum first; looks for words in name and tax number',
    access: 'admin',
    query: SellersQuery,
    csv: 'personal',
    reply: z.array(SellerRow),
  },
  'POST /api/admin/seller-reports': {
    summary:
      'Make the file of a year: who is new to it, and in one of its own what changed since; 409 conflict before its end, while the house has not said who it is, and when the files still say all',
    access: 'admin',
    confirms: true,
    body: z.strictObject({ year }),
    reply: z.strictObject({ files: z.array(ReportFile) }),
  },
  'GET /api/admin/seller-reports/{id}': {
    summary: 'A file that was made, as XML of the schema DPI v1.0 of the OECD',
    access: 'admin',
    confirms: true,
    reply: z.strictObject({ name: z.string(), xml: z.string() }),
  },
  'GET /api/workspace/seller-years': {
    summary: 'The own years of sales, as the tax office is told of them',
    access: 'business',
    team: ['finance'],
    reply: OwnYears,
  },
  'GET /api/workspace/seller-years/{year}/letter': {
    summary: 'One of the caller’s own years as a PDF, in the language asked for; 404 for one without sales',
    access: 'business',
    team: ['finance'],
    touchesMoney: true,
    confirms: true,
    reply: z.strictObject({ name: z.string(), pdf: z.base64() }),
    limit: { calls: 60, seconds: 600 },
  },
});

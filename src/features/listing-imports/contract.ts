/** What the desk is promised of listings from a file: a dry run, the import and the way back (issue 21). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { importOwners, importStates, importSteps, lineFaults, lineStates } from './rules.ts';

export const ListingImport = z.strictObject({
  id: s.id,
  kind: z.enum(listingKinds),
  fileName: z.string(),
  owner: z.enum(importOwners),
  state: z.enum(importStates),
  /** Who brought the file; null when the account is gone. */
  importedBy: z.string().nullable(),
  /** How many of its lines are in each state. */
  lines: z.strictObject(Object.fromEntries(lineStates.map((state) => [state, z.number().int()])) as LineCounts),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
type LineCounts = Record<(typeof lineStates)[number], z.ZodNumber>;
export type ListingImport = z.infer<typeof ListingImport>;

/** Something wrong in a line. */
export const FaultOfLine = z.strictObject({
  /** As the file heads it; null where it is the line's as a whole. */
  column: z.string().nullable(),
  fault: z.enum(lineFaults),
  /** What stands there, cut. */
  said: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** What may stand there. */
  options: z.array(z.string()).optional(),
  /** The line of the file that says the same. */
  line: z.number().int().optional(),
  /** The rule that refuses it, in words. */
  rule: z.string().optional(),
});
export type FaultOfLine = z.infer<typeof FaultOfLine>;

export const ImportLine = z.strictObject({
  /** As an editor counts the lines of the file. */
  line: z.number().int(),
  title: z.string(),
  state: z.enum(lineStates),
  faults: z.array(FaultOfLine),
  /** What became of it. */
  listingId: s.id.nullable(),
});
export type ImportLine = z.infer<typeof ImportLine>;

/** A column that a file may have. */
export const ImportColumn = z.strictObject({
  name: z.string(),
  kind: z.string(),
  isNeeded: z.boolean(),
  /** Characters of a text, or the bounds of a number. */
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(z.string()).optional(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

const Kind = z.enum(listingKinds);

export const endpoints = promise({
  'GET /api/admin/listing-columns': {
    summary: 'The columns that a file of this kind may have, in their order',
    access: 'admin',
    query: z.strictObject({ kind: Kind }),
    reply: z.array(ImportColumn),
  },
  'GET /api/admin/listing-files': {
    summary: 'All listings of a kind that are not withdrawn, as a file in the columns that an import reads',
    access: 'admin',
    confirms: true,
    query: z.strictObject({ kind: Kind }),
    reply: z.strictObject({ name: z.string(), text: z.string() }),
  },
  'POST /api/admin/listing-imports': {
    summary:
      'Bring a CSV file (the body, UTF-8 or Windows-1252) of at most 5,000 lines and 8 MB: its lines are tried, and nothing is published. 422 validation for a file that can’t be read, with the line, or has a column that is not known',
    access: 'admin',
    raw: true,
    query: z.strictObject({ kind: Kind, name: s.line(120), owner: z.enum(importOwners).default('nobody') }),
    reply: ListingImport,
    status: 201,
    limit: { calls: 30, seconds: 600 },
  },
  'GET /api/admin/listing-imports': {
    summary: 'The imports, the newest first',
    access: 'admin',
    query: z.strictObject(s.deskQuery(['created'])),
    csv: 'personal',
    reply: z.array(ListingImport),
  },
  'GET /api/admin/listing-imports/{id}': {
    summary: 'One of them, with how far it is',
    access: 'admin',
    reply: ListingImport,
  },
  'GET /api/admin/listing-imports/{id}/lines': {
    summary: 'Its lines in a state, in the order of the file, 200 a page',
    access: 'admin',
    query: z.strictObject({ state: z.enum(lineStates), page: s.queryNumber(1, 100_000).optional() }),
    reply: z.array(ImportLine),
  },
  'POST /api/admin/listing-imports/{id}/steps': {
    summary:
      'Publish the good lines of what was checked, or take back what was imported: what was changed or sold since stays. 409 invalid_transition',
    access: 'admin',
    body: z.strictObject({ step: z.enum(importSteps) }),
    reply: ListingImport,
  },
});

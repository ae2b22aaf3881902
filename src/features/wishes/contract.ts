/** What the wishes room promises (issue 19): what was not found, for the desk, and the words it gives a meaning. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { misses, synonymCategories, synonymLanguages, trends } from './rules.ts';

/** What was asked for in one language and missed in one way, counted up to today. */
export const Wish = z.strictObject({
  /** Of the row, for the screen. */
  id: z.string(),
  /** Small letters without accents. */
  words: z.string(),
  language: z.enum(languages),
  found: z.enum(misses),
  /** How often in 7, 30 and 90 days. */
  week: z.number().int(),
  month: z.number().int(),
  quarter: z.number().int(),
  trend: z.enum(trends),
  lastDay: s.calendarDate,
  /** The desk has given these words a meaning. */
  isAnswered: z.boolean(),
});
export type Wish = z.infer<typeof Wish>;

const WishQuery = z.strictObject({
  ...s.deskQuery(['month', 'week', 'quarter', 'words', 'last']),
  language: z.enum(languages).optional(),
  found: z.enum(misses).optional(),
  answered: s.queryFlag.optional(),
});
export type WishQuery = z.infer<typeof WishQuery>;

const fields = {
  /** What people type: five words at most. */
  words: s.line(60),
  /** What they mean by it: words or phrases, parted by commas. Without them it needs a category. */
  meaning: s.orNull(s.line(200)),
  category: z.enum(synonymCategories).nullable().default(null),
  /** On whose pages it counts. */
  language: z.enum(synonymLanguages).default('all'),
};

export const NewSynonym = z.strictObject(fields);
export type NewSynonym = z.infer<typeof NewSynonym>;

export const ChangedSynonym = z.strictObject({ ...fields, version: s.seenVersion });
export type ChangedSynonym = z.infer<typeof ChangedSynonym>;

export const Synonym = z.strictObject({
  id: s.id,
  words: z.string(),
  meaning: z.string().nullable(),
  category: z.enum(synonymCategories).nullable(),
  language: z.enum(synonymLanguages),
  /** Who added it, as the log has it; null when the account is gone. */
  addedBy: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Synonym = z.infer<typeof Synonym>;

const SynonymQuery = z.strictObject({
  ...s.deskQuery(['updated', 'words']),
  language: z.enum(synonymLanguages).optional(),
});
export type SynonymQuery = z.infer<typeof SynonymQuery>;

export const endpoints = promise({
  'GET /api/admin/search-wishes': {
    summary: 'What was searched for and not found, the most wanted of thirty days first',
    access: 'admin',
    query: WishQuery,
    csv: 'personal',
    reply: z.array(Wish),
  },
  'GET /api/admin/search-synonyms': {
    summary: 'The words that the desk gave a meaning, the last change first',
    access: 'admin',
    query: SynonymQuery,
    csv: 'personal',
    reply: z.array(Synonym),
  },
  'POST /api/admin/search-synonyms': {
    summary: 'Give words a meaning: searches know it at once; 409 conflict where they have one',
    access: 'admin',
    body: NewSynonym,
    reply: Synonym,
    status: 201,
  },
  'GET /api/admin/search-synonyms/{id}': {
    summary: 'One of them',
    access: 'admin',
    reply: Synonym,
  },
  'PUT /api/admin/search-synonyms/{id}': {
    summary: 'Replace words and meaning; 409 edit_conflict, or conflict where the words have one',
    access: 'admin',
    body: ChangedSynonym,
    reply: Synonym,
  },
  'DELETE /api/admin/search-synonyms/{id}': {
    summary: 'Take a meaning away',
    access: 'admin',
    reply: z.strictObject({ deleted: z.literal(true) }),
  },
});

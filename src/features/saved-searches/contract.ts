/** What the room of saved searches promises: a member keeps searches, and is told of what is new in them (decision 0199). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { longestQuestion, maxSearches } from './rules.ts';

/** What follows the `?` of an address, as browsers write it. */
const question = z
  .string()
  .max(longestQuestion)
  .regex(/^[\x21-\x7e]+$/, 'Must be what follows the ? of an address');

const SavedSearch = z.strictObject({
  id: s.id,
  /** What follows the `?` in the address of the search. */
  search: z.string(),
  savedAt: z.iso.datetime(),
  /** Whether its member wants letters about what is new in it. */
  letters: z.boolean(),
  /** All dates that it asks have passed: nothing new is looked for. */
  isOver: z.boolean(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearches = z.strictObject({
  searches: z.array(SavedSearch),
  /** Whether there is an e-mail that letters could go to. */
  hasEmail: z.boolean(),
});
export type SavedSearches = z.infer<typeof SavedSearches>;

/** How many listings a search finds that were published since its member last looked. */
const SearchNews = z.strictObject({ id: s.id, count: z.number().int() });
export type SearchNews = z.infer<typeof SearchNews>;

export const endpoints = promise({
  'GET /api/saved-searches': {
    summary: 'The searches that the member of this session keeps, newest first',
    access: 'member',
    reply: SavedSearches,
  },
  'GET /api/saved-searches/news': {
    summary: 'Of each of them in which there is something new since it was last looked at, how much',
    access: 'member',
    reply: z.array(SearchNews),
  },
  'POST /api/saved-searches': {
    summary: `Keep a search: what follows the ? in the address of /search, once however it is spelled, without page, map and order; letters about what is new are written where they are asked for. 422 where it asks nothing, 409 too_many_saved beyond ${maxSearches}`,
    access: 'member',
    body: z.strictObject({ search: question, letters: z.boolean().optional() }),
    reply: SavedSearches,
  },
  'PATCH /api/saved-searches/{id}': {
    summary:
      'Switch letters about what is new in a search on or off: one a day at most, for all of them together. Who had ended all such letters gets those about this one alone',
    access: 'member',
    body: z.strictObject({ letters: z.boolean() }),
    reply: SavedSearches,
  },
  'POST /api/saved-searches/{id}/seen': {
    summary: 'What a search finds at this moment was seen: it is new no longer',
    access: 'member',
    reply: z.strictObject({ seen: z.literal(true) }),
  },
  'DELETE /api/saved-searches/{id}': {
    summary: 'Keep a search no longer, whether it was kept or not',
    access: 'member',
    reply: SavedSearches,
  },
});

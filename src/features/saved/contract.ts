/** What the room of saved things promises (issue 5). */
import { z } from 'zod';
import { Business } from '#features/businesses/contract.ts';
import { Event } from '#features/events/contract.ts';
import { Job } from '#features/jobs/contract.ts';
import { Rental } from '#features/rentals/contract.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxSaved, savedTypes } from './rules.ts';

/** What is kept, and since when. */
const SavedItem = z.strictObject({ type: z.enum(savedTypes), id: s.id, savedAt: z.iso.datetime() });

/** A list as a device holds it. */
const SavedList = z.strictObject({ items: z.array(SavedItem).max(maxSaved) });

const kept = { savedAt: z.iso.datetime() };
/** A listing that was kept, as its own room shows it to everybody. */
export const SavedListing = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('event'), ...kept, listing: Event }),
  z.strictObject({ type: z.literal('rental'), ...kept, listing: Rental }),
  z.strictObject({ type: z.literal('business'), ...kept, listing: Business }),
  z.strictObject({ type: z.literal('job'), ...kept, listing: Job }),
]);
export type SavedListing = z.infer<typeof SavedListing>;

export const endpoints = promise({
  'GET /api/saved': {
    summary: 'What the member keeps, newest first: past, sold out and closed things too, withdrawn ones left out',
    access: 'member',
    reply: z.array(SavedListing),
  },
  'PUT /api/saved/{type}/{id}': {
    summary: `Keep a published listing (event, rental, business or job), once however often it is asked; 404 when there is none, 409 too_many_saved beyond ${maxSaved}`,
    access: 'member',
    reply: SavedItem,
  },
  'DELETE /api/saved/{type}/{id}': {
    summary: 'Keep it no longer, whether it was kept or not',
    access: 'member',
    reply: z.strictObject({ deleted: z.literal(true) }),
  },
  'POST /api/saved/merge': {
    summary: `Add what a device kept to the member’s list, the earlier instant counting, the newest up to ${maxSaved} in all; gives the whole list. An empty one only asks`,
    access: 'member',
    body: SavedList,
    reply: z.array(SavedItem),
  },
  'POST /api/saved/listings': {
    summary: 'The listings of a list that a device holds for somebody without an account, newest first',
    access: 'public',
    body: SavedList,
    reply: z.array(SavedListing),
    limit: { calls: 120, seconds: 60 },
  },
});

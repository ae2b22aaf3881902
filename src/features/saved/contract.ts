/** What the room of saved things promises (issue 5). */
import { z } from 'zod';
import { listed } from '#features/listings/contract.ts';
import { kinds, type OneOf } from '#features/listings/kinds.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxSaved, savedTypes } from './rules.ts';

/** What is kept, and since when. */
const SavedItem = z.strictObject({ type: z.enum(savedTypes), id: s.id, savedAt: z.iso.datetime() });

/** A list as a device holds it. */
const SavedList = z.strictObject({ items: z.array(SavedItem).max(maxSaved) });

const kept = { savedAt: z.iso.datetime() };
type Kept<N extends ListingKind> = z.ZodObject<
  { type: z.ZodLiteral<OneOf<N>>; listing: (typeof listed)[N] } & typeof kept,
  z.core.$strict
>;
type AnyKept = { [N in ListingKind]: Kept<N> }[ListingKind];

/** A listing that was kept, as its own room shows it to everybody. */
export const SavedListing = z.discriminatedUnion(
  'type',
  listingKinds.map((name) =>
    z.strictObject({ type: z.literal(kinds[name].one), ...kept, listing: listed[name] }),
  ) as unknown as [AnyKept, ...AnyKept[]],
);
export type SavedListing = z.infer<typeof SavedListing>;

export const endpoints = promise({
  'GET /api/saved': {
    summary:
      'What the member keeps, newest first: past, sold out, closed and called off things too, withdrawn ones left out',
    access: 'member',
    reply: z.array(SavedListing),
  },
  'PUT /api/saved/{type}/{id}': {
    summary: `Keep a published listing (${savedTypes.slice(0, -1).join(', ')} or ${savedTypes.at(-1)}), once however often it is asked; 404 when there is none, 409 too_many_saved beyond ${maxSaved}`,
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
    summary:
      'The listings of a list that a device holds for somebody without an account, or that somebody was sent, newest first',
    access: 'public',
    body: SavedList,
    reply: z.array(SavedListing),
    limit: { calls: 120, seconds: 60 },
  },
});

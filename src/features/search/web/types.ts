import type { ListingKind } from '#market/listings/listing-kinds.ts';

/** A category in the words of the room that has it; the page knows the rooms. */
export type CategoryName = (category: string, type?: ListingKind) => string;

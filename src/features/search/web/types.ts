import type { ListingType } from '../rules.ts';

/** A category in the words of the room that has it; the page knows the rooms. */
export type CategoryName = (category: string, type?: ListingType) => string;

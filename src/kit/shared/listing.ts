/** The states of a listing: draft and withdrawn things are never public. */
export const listingStatuses = ['draft', 'published', 'withdrawn'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

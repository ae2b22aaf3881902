import { eventMotifs } from '#features/events/rules.ts';
import { rentalMotifs } from '#features/rentals/rules.ts';
import type { Motif } from '#market/posters/poster.ts';

/** The poster of what can be booked, by its category. */
export const soldMotifs: Readonly<Record<string, Motif>> = { ...eventMotifs, ...rentalMotifs };

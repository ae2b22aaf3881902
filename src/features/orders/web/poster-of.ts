import { eventMotifs } from '#features/events/rules.ts';
import { rentalMotifs } from '#features/rentals/rules.ts';
import type { Motif } from '#market/posters/poster.ts';
import { seedOf } from '#market/posters/poster.ts';
import type { Order, OrderCategory } from '../contract.ts';

const motifs: Readonly<Record<OrderCategory, Motif>> = {
  ...eventMotifs,
  ...rentalMotifs,
  plan: 'suitcase',
};

export const motifOf = (category: OrderCategory): Motif => motifs[category];

/** The drawing of what was booked: the same as on its card. */
export const posterOf = ({ category, itemId }: Pick<Order, 'category' | 'itemId'>) => ({
  motif: motifOf(category),
  seed: seedOf(category + itemId),
});

import { eventMotifs } from '#features/events/rules.ts';
import { seedOf } from '#kit/shared/poster.ts';
import type { Order } from '../contract.ts';

/** The drawing of what was booked: the same as on its card. */
export const posterOf = ({ category, itemId }: Order) => ({
  motif: eventMotifs[category],
  seed: seedOf(category + itemId),
});

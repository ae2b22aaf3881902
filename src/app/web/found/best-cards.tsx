import { CardRow } from '#kit/web/ui/card-row.tsx';
import { inksOf } from '#market/posters/poster.ts';
import { webKinds } from '../kinds.ts';
import type { Listing } from './listings.ts';

/** Listings of several kinds side by side, each as its room shows it; no two neighbours wear the same ink. */
export function BestCards({ listings }: { readonly listings: readonly Listing[] }) {
  const inks = inksOf(listings.map(({ poster }) => poster));
  return (
    <CardRow items={listings} layout="grid">
      {({ type, item }, index) => webKinds[type].card(item as never, inks[index] ?? 'levante')}
    </CardRow>
  );
}

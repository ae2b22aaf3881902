import { inksOf, seedOf } from '#market/posters/poster.ts';
import { CardRow } from '#kit/web/ui/card-row.tsx';
import type { Business } from '../contract.ts';
import { businessMotifs } from '../rules.ts';
import { BusinessCard } from './business-card.tsx';

type Props = { readonly businesses: readonly Business[]; readonly layout?: 'row' | 'grid' };

/** Businesses wall to wall, as one street; no two neighbours wear the same ink. */
export function BusinessCards({ businesses, layout = 'row' }: Props) {
  const inks = inksOf(
    businesses.map(({ category, id }) => ({ motif: businessMotifs[category], seed: seedOf(category + id) })),
  );
  return (
    <CardRow items={businesses} layout={layout} look="street">
      {(business, index) => <BusinessCard business={business} ink={inks[index] ?? 'arena'} />}
    </CardRow>
  );
}

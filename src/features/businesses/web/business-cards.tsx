import { inksOf } from '#market/posters/poster.ts';
import { CardRow } from '#kit/web/ui/card-row.tsx';
import type { Business } from '../contract.ts';
import { BusinessCard } from './business-card.tsx';

type Props = { readonly businesses: readonly Business[]; readonly layout?: 'row' | 'grid' };

/** Businesses wall to wall, as one street; no two neighbours wear the same ink. */
export function BusinessCards({ businesses, layout = 'row' }: Props) {
  const inks = inksOf(businesses.map(({ poster }) => poster));
  return (
    <CardRow items={businesses} layout={layout} look="street">
      {(business, index) => <BusinessCard business={business} ink={inks[index] ?? 'arena'} />}
    </CardRow>
  );
}

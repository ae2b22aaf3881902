import { inksOf } from '#market/posters/poster.ts';
import { CardRow } from '#kit/web/ui/card-row.tsx';
import { RentalCard, type ShownRental } from './rental-card.tsx';

type Props = { readonly rentals: readonly ShownRental[]; readonly layout?: 'row' | 'grid' };

/** Rentals side by side; no two neighbours wear the same ink. */
export function RentalCards({ rentals, layout = 'row' }: Props) {
  const inks = inksOf(rentals.map(({ poster }) => poster));
  return (
    <CardRow items={rentals} layout={layout}>
      {(rental, index) => <RentalCard rental={rental} ink={inks[index] ?? 'levante'} />}
    </CardRow>
  );
}

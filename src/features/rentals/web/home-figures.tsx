import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { Figures } from '#market/listings/web/detail/figures.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import type { RentalDetail } from '../contract.ts';
import { messages } from '../page-messages.ts';
import { isLodging } from '../rules.ts';

/** How big a flat or a villa is, in figures: as far as its owner has said. */
export function HomeFigures({ rental }: { readonly rental: RentalDetail }) {
  const words = useWords(messages);
  if (!isLodging(rental.category)) return null;
  const { capacity, bedrooms, beds, bathrooms, floorArea } = rental;
  const items = [
    { count: capacity, of: 'figure.guests' },
    { count: bedrooms, of: bedrooms === 0 ? 'figure.studio' : 'figure.bedrooms' },
    { count: beds, of: 'figure.beds' },
    { count: bathrooms, of: 'figure.bathrooms' },
  ] as const;
  const told = items.flatMap(({ count, of }) =>
    count === null ? [] : [{ figure: String(count), of: words(of, { count }) }],
  );
  const all =
    floorArea === null
      ? told
      : [...told, { figure: words('squareMetres', { count: floorArea }), of: words('figure.area') }];
  if (all.length === 0) return null;
  return (
    <DetailSection title={words('home')}>
      <Figures label={words('home')} items={all} />
    </DetailSection>
  );
}

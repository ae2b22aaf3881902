import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { usualTerms } from '../stay.ts';
import { rentalCatalogue } from './catalogue/catalogue.ts';
import { toldOfRentals } from './catalogue/told.ts';
import { rentals } from './table.ts';

export async function seedRentals(db: Db): Promise<number> {
  const rows = rentalCatalogue.map(({ slug, amenities, rooms, rating: _ofReviews, ...rental }) => ({
    ...usualTerms(rental.priceUnit),
    ...rental,
    ...rooms,
    ...toldOfRentals[slug],
    amenities: [...amenities],
    id: idOf(`rental:${slug}`),
  }));
  await insertAll(db, rentals, rows, { once: true });
  return rows.length;
}

import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { usualTerms } from '../stay.ts';
import { rentalCatalogue } from './catalogue/catalogue.ts';
import { rentals } from './table.ts';

/** Of what a shop rents out there are several alike. */
const alike = { apartment: 1, villa: 1, boat: 1, jetski: 4, bike: 10, car: 3, beach_gear: 12 } as const;

export async function seedRentals(db: Db): Promise<number> {
  const rows = rentalCatalogue.map(({ slug, amenities, ...rental }) => ({
    ...usualTerms(rental.priceUnit),
    quantity: alike[rental.category],
    ...rental,
    amenities: [...amenities],
    id: idOf(`rental:${slug}`),
  }));
  await db.insert(rentals).values(rows).onConflictDoNothing();
  return rows.length;
}

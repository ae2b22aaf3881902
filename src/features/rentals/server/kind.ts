/** Rentals as a kind of listing. */
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Approved, ServerKind } from '#market/listings/server/listing-kind.ts';
import type { FoundRental, Rental, rentalSchemas } from '../contract.ts';
import { rentalKind } from '../kind.ts';
import { usualTerms } from '../stay.ts';
import { seedRentals } from './seed.ts';
import { createRental, isListed, toRental } from './service.ts';
import { rentals, rentalsSearchColumns } from './table.ts';

type Asked = z.infer<z.ZodObject<typeof rentalSchemas.asked>>;

export const rentalsOnServer = {
  ...rentalKind,
  table: rentals,
  searchColumns: rentalsSearchColumns,
  titles: [sql`${rentals.title}->>'en'`, sql`${rentals.title}->>'es'`],
  present: toRental,
  found: (rental: Rental): FoundRental => ({ ...rental, pricePerUnit: rental.price, unit: rental.priceUnit }),
  isListed,
  publish: (db, { title, language, listing, priceCents, contactEmail, contactPhone, asked }: Approved<Asked>, by) => {
    const terms = { price: priceCents, currency: 'EUR', priceUnit: asked.price_unit ?? null } as const;
    const size = { capacity: asked.capacity ?? null, amenities: [], images: [] };
    const owner = { contactPhone: contactPhone ?? '', contactEmail, contactPublic: false };
    const picture = { imageUrl: null, featured: false };
    const rental = { ...listing, ...picture, ...usualTerms(terms.priceUnit), ...terms, ...size, ...owner, title };
    return createRental(db, rental, language, by);
  },
  seed: seedRentals,
} as const satisfies ServerKind;

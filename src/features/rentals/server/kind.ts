/** Rentals as a kind of listing. */
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { titlesOf } from '#market/listings/server/listing-kind.ts';
import { linesIn } from '#kit/shared/localized.ts';
import type { Approved, ServerKind } from '#market/listings/server/listing-kind.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import type { Rental, rentalSchemas } from '../contract.ts';
import { rentalKind } from '../kind.ts';
import { messages } from '../messages.ts';
import type { Amenity, RentalCategory } from '../rules.ts';
import { usualTerms } from '../stay.ts';
import { rentalBooking } from './booking-finder.ts';
import { rentalLooks } from './looks.ts';
import { rentalPersonalData } from './personal-data.ts';
import { rentalRoutes } from './routes.ts';
import { seedRentals } from './seed.ts';
import {
  withdrawRentals,
  createRental,
  createRentals,
  rentalInput,
  isListed,
  toRental,
  updateRental,
  stepRental,
  writtenBeside,
} from './service.ts';
import { rentalShareCard } from './share-card.ts';
import { rentals, rentalsSearchColumns } from './table.ts';

type Asked = z.infer<z.ZodObject<typeof rentalSchemas.asked>>;

/** The roof brings what gives back holds whose time is up. */
export const rentalsOnServer = (releaseHolds: Parameters<typeof rentalRoutes>[0]): ServerKind => ({
  ...rentalKind,
  table: rentals,
  searchColumns: rentalsSearchColumns,
  titles: titlesOf(rentals.title),
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as RentalCategory}`),
  amenityName: (amenity, language) => wordsOf(messages, language)(`amenity.${amenity as Amenity}`),
  present: toRental,
  found: (rental: Rental, stay: object | undefined, cost: object | undefined) => ({
    ...rental,
    pricePerUnit: rental.price,
    unit: rental.priceUnit,
    stay: stay ?? null,
    cost: cost ?? null,
  }),
  booking: rentalBooking,
  pin: {
    priceCents: rentals.priceCents,
    saysCents: sql`case when ${rentals.priceUnit} = 'hour' and ${rentals.minUnits} > 1 and ${rentals.priceCents} > 0
      then least(${rentals.priceCents}, ${rentals.weekendPriceCents}) * ${rentals.minUnits} + ${rentals.cleaningFeeCents}
      else ${rentals.priceCents} end`,
    currency: rentals.currency,
  },
  looks: rentalLooks,
  shared: rentalShareCard,
  isListed,
  mailbox: rentals.contactEmail,
  // Only its owner's word puts it on the page.
  phone: sql<string>`case when ${rentals.contactPublic} then ${rentals.contactPhone} else '' end`,
  publish: (db, { title, language, listing, priceCents, contactEmail, contactPhone, asked }: Approved<Asked>, by) => {
    const terms = { price: priceCents, currency: 'EUR', priceUnit: asked.price_unit ?? null } as const;
    const { bedrooms = null, beds = null, bathrooms = null } = asked;
    const rooms = { bedrooms, beds, bathrooms };
    const size = { capacity: asked.capacity ?? null, ...rooms, amenities: [], images: [], door: '', arrival: {} };
    const owner = { contactPhone: contactPhone ?? '', contactEmail, contactPublic: false };
    const { floor_area: floorArea = null, pets = null, host = '', licence = '' } = asked;
    const page = { floorArea, pets, houseRules: linesIn(language, asked.house_rules), host, licence };
    const extras = {
      weekendPrice: null,
      cleaningFee: 0,
      weekDiscount: 0,
      monthDiscount: 0,
      deposit: 0,
      depositWay: 'either',
    } as const;
    const picture = { imageUrl: null, featured: false, vatSupply: null };
    const rental = {
      ...listing,
      ...picture,
      ...usualTerms(terms.priceUnit),
      ...terms,
      ...extras,
      ...size,
      ...owner,
      ...page,
      title,
    };
    return createRental(db, rental, language, by);
  },
  createMany: createRentals,
  withdrawMany: withdrawRentals,
  inputOf: rentalInput,
  writtenBeside,
  update: updateRental,
  step: stepRental,
  routes: rentalRoutes(releaseHolds),
  personalData: rentalPersonalData,
  seed: seedRentals,
});

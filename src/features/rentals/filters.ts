/** What lists of rentals can be narrowed to, for visitors and at the desk. Part of the contract. */
import { z } from 'zod';
import * as listing from '#market/listings/listing-schemas.ts';
import * as s from '#kit/shared/schemas.ts';
import { rentalCategories } from './rules.ts';

export const RentalFilter = z.strictObject({
  featured: s.queryFlag.optional(),
  category: z.enum(rentalCategories).optional(),
  ...s.pageQuery,
});
export type RentalFilter = z.infer<typeof RentalFilter>;

export const RentalDeskFilter = z.strictObject({
  ...s.deskQuery(['updated', 'title', 'price', 'rating']),
  ...listing.listingFilter,
  category: z.enum(rentalCategories).optional(),
});
export type RentalDeskFilter = z.infer<typeof RentalDeskFilter>;

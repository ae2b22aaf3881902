/** What each room promises of one listing, by its kind: contracts of rooms that show several kinds are made of it. */
import { z } from 'zod';
import { businessSchemas } from '#features/businesses/contract.ts';
import { eventSchemas } from '#features/events/contract.ts';
import { jobSchemas } from '#features/jobs/contract.ts';
import { rentalSchemas } from '#features/rentals/contract.ts';
import { listingKinds, ofEachKind, type ListingKind } from '#market/listings/listing-kinds.ts';
import type { KindSchemas } from '#market/listings/listing-schemas.ts';

const schemas = {
  events: eventSchemas,
  rentals: rentalSchemas,
  businesses: businessSchemas,
  jobs: jobSchemas,
} as const satisfies Record<ListingKind, KindSchemas>;

type Schemas = typeof schemas;
type Each<Part extends 'listed' | 'found'> = { [N in ListingKind]: Schemas[N][Part] };
type Lists<Part extends 'listed' | 'found'> = { [N in ListingKind]: z.ZodArray<Schemas[N][Part]> };
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** A listing as the public sees one. */
export const listed: Each<'listed'> = ofEachKind((name) => schemas[name].listed) as Each<'listed'>;

/** A list of each kind, and the same as search shows them. */
export const listedOfEach = ofEachKind((name) => z.array<z.ZodType>(schemas[name].listed)) as Lists<'listed'>;
export const foundOfEach = ofEachKind((name) => z.array<z.ZodType>(schemas[name].found)) as Lists<'found'>;

/** The fields of all kinds that the desk adds to a proposal; kinds that ask for the same field ask it alike. */
export const askedFields = Object.assign({}, ...listingKinds.map((name) => schemas[name].asked)) as Merged<
  Schemas[ListingKind]['asked']
>;

/** What an entry of the demo catalogue of rentals says. */
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import type { Amenity, PriceUnit, RentalCategory } from '../../rules.ts';
import type { usualTerms } from '../../stay.ts';

/** How it is booked, where that is not the usual of its unit. */
type SeedTerms = Partial<
  Omit<ReturnType<typeof usualTerms>, 'cancellation'> & { readonly cancellation: CancellationPolicy }
>;

export type RentalSeed = SeedTerms & {
  readonly slug: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly description: { readonly en: string; readonly es: string };
  readonly category: RentalCategory;
  readonly priceCents: number;
  readonly priceUnit: PriceUnit;
  readonly location: string;
  readonly address: string;
  /** Floor and door, of an apartment. */
  readonly door?: string;
  /** Guests at most. */
  readonly capacity: number;
  /** Of flats and villas; a studio has no bedroom. */
  readonly rooms?: { readonly bedrooms: number; readonly beds: number; readonly bathrooms: number };
  readonly amenities: readonly Amenity[];
  /** Out of 5, one place: what its demo reviews come to. */
  readonly rating: number;
  readonly featured?: true;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly latitude: number;
  readonly longitude: number;
};

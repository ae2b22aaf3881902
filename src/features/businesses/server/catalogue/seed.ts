/** What an entry of the demo catalogue of the directory says. */
import type { OpeningHours } from '../../opening.ts';
import type { BusinessCategory, PriceRange } from '../../rules.ts';

export type BusinessSeed = {
  readonly slug: string;
  readonly name: string;
  readonly description: { readonly en: string; readonly es: string };
  readonly category: BusinessCategory;
  readonly location: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: null;
  readonly openingHours: readonly OpeningHours[];
  readonly priceRange: PriceRange;
  /** Out of 5, one place: what its demo reviews come to. */
  readonly rating: number;
  readonly vip?: true;
  readonly featured?: true;
  readonly latitude: number;
  readonly longitude: number;
};

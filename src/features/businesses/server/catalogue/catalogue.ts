/** The demo catalogue of the directory: invented places with fictional phones and addresses of example.com. */
import type { BusinessCategory, OpeningHours, PriceRange } from '../../rules.ts';
import { bars } from './bars.ts';
import { clubs } from './clubs.ts';
import { hotels } from './hotels.ts';
import { restaurants } from './restaurants.ts';
import { services } from './services.ts';
import { shops } from './shops.ts';
import { tours } from './tours.ts';

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
  /** Out of 5, one place. */
  readonly rating: number;
  readonly featured?: true;
  readonly latitude: number;
  readonly longitude: number;
};

export const businessCatalogue: readonly BusinessSeed[] = [
  ...restaurants,
  ...bars,
  ...clubs,
  ...tours,
  ...hotels,
  ...shops,
  ...services,
];

/** The demo catalogue of the directory: invented places with fictional phones and addresses of example.com. */
import { bars } from './bars.ts';
import { clubs } from './clubs.ts';
import { hotels } from './hotels.ts';
import { restaurants } from './restaurants.ts';
import { services } from './services.ts';
import { shops } from './shops.ts';
import { tours } from './tours.ts';
import type { BusinessSeed } from './seed.ts';

export const businessCatalogue: readonly BusinessSeed[] = [
  ...restaurants,
  ...bars,
  ...clubs,
  ...tours,
  ...hotels,
  ...shops,
  ...services,
];

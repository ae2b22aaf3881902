/** The demo catalogue of rentals: invented listings with fictional phones and addresses of example.com. */
import { apartments } from './apartments.ts';
import { beachGear } from './beach-gear.ts';
import { boats } from './boats.ts';
import { jetSkis } from './jet-skis.ts';
import { villas } from './villas.ts';
import { wheels } from './wheels.ts';
import type { RentalSeed } from './seed.ts';

export const rentalCatalogue: readonly RentalSeed[] = [
  ...apartments,
  ...villas,
  ...boats,
  ...jetSkis,
  ...beachGear,
  ...wheels,
];

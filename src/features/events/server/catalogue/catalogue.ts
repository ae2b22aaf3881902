/** The demo catalogue of events: invented evenings in real places of the town. */
import { beachEvents } from './beach.ts';
import { clubNights } from './clubs.ts';
import { concerts } from './concerts.ts';
import { festivals } from './festivals.ts';
import { parties } from './parties.ts';
import { residentNights } from './residents.ts';
import { sportsEvents } from './sports.ts';
import type { EventSeed } from './seed.ts';

export const eventCatalogue: readonly EventSeed[] = [
  ...parties,
  ...concerts,
  ...festivals,
  ...clubNights,
  ...residentNights,
  ...beachEvents,
  ...sportsEvents,
];

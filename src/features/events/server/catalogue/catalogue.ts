/** The demo catalogue of events: invented evenings in real places of the town. */
import type { EventCategory } from '../../rules.ts';
import { beachEvents } from './beach.ts';
import { clubNights } from './clubs.ts';
import { concerts } from './concerts.ts';
import { festivals } from './festivals.ts';
import { parties } from './parties.ts';
import { sportsEvents } from './sports.ts';

export type EventSeed = {
  readonly slug: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly description: { readonly en: string; readonly es: string };
  readonly category: EventCategory;
  /** 0 is free. */
  readonly priceCents: number;
  readonly location: string;
  readonly address: string;
  /** Days from tonight, so that the catalogue never grows old. */
  readonly day: number;
  /** On the wall clock of that day: a night that starts after midnight belongs to the next date. */
  readonly time: string;
  readonly duration: { readonly en: string; readonly es: string };
  readonly organizer: string;
  readonly featured?: true;
  readonly capacity: number;
  readonly latitude: number;
  readonly longitude: number;
};

export const eventCatalogue: readonly EventSeed[] = [
  ...parties,
  ...concerts,
  ...festivals,
  ...clubNights,
  ...beachEvents,
  ...sportsEvents,
];

/** What visitors of the demo town searched for and did not find. */
import type { Language } from '#kit/shared/messages.ts';
import type { Miss } from '../../rules.ts';

/** Words as they are counted, how often a day on most days, and from how many days ago on. */
type Wish = readonly [words: string, language: Language, found: Miss, most: number, since: number];

export const wishes: readonly Wish[] = [
  ['pickleball', 'en', 'nothing', 5, 58],
  ['vegan brunch', 'en', 'near', 4, 60],
  ['perro en la playa', 'es', 'near', 4, 60],
  ['hotel salinera alta', 'en', 'near', 4, 40],
  ['padel nocturno', 'es', 'near', 3, 60],
  ['escape room', 'en', 'nothing', 3, 26],
  ['taberna garbi', 'es', 'near', 3, 33],
  ['yoga al amanecer', 'es', 'near', 3, 18],
  ['faro sur', 'es', 'near', 2, 45],
  ['lactose free ice cream', 'en', 'near', 2, 50],
  ['guarderia de maletas', 'es', 'near', 2, 60],
  ['tramuntana surf', 'en', 'near', 2, 21],
  ['bingo', 'en', 'nothing', 2, 60],
  ['clases de bachata', 'es', 'near', 2, 14],
  ['electric scooter', 'en', 'nothing', 2, 12],
  ['cine en version original', 'es', 'near', 1, 60],
];

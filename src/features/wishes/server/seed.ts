/** What visitors of the demo town searched for and did not find, day by day. */
import { createHash } from 'node:crypto';
import { phraseKey } from '#features/search/query-terms.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Miss } from '../rules.ts';
import { searchSynonyms, searchWishes } from './table.ts';

/** Words as they are counted, how often a day on most days, and from how many days ago on. */
type Wish = readonly [words: string, language: Language, found: Miss, most: number, since: number];

const wishes: readonly Wish[] = [
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

/** The same number from 0 to 1 for the same name. */
const chanceOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;

export async function seedWishes(db: Db, at: Date): Promise<void> {
  const today = wallClock(at).date;
  const rows = wishes.flatMap(([words, language, found, most, since]) =>
    Array.from({ length: since }, (_, n) => {
      const day = addDays(today, -n);
      const count = Math.round(chanceOf(`${words} ${n}`) * most);
      return { day, words, language, found, count };
    }).filter(({ count }) => count > 0),
  );
  await db.insert(searchWishes).values(rows);
  const when = { createdAt: at, updatedAt: at };
  await db.insert(searchSynonyms).values([
    {
      ...when,
      id: idOf('demo synonym 1'),
      words: 'left luggage',
      key: phraseKey('left luggage'),
      meaning: 'consigna',
      language: 'en',
    },
  ]);
}

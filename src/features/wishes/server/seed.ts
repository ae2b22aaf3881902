/** What visitors of the demo town searched for and did not find, day by day. */
import { createHash } from 'node:crypto';
import { phraseKey } from '#features/search/query-terms.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { wallClock } from '#market/town/dates.ts';
import { wishes } from './catalogue/missed.ts';
import { searchSynonyms, searchWishes } from './table.ts';

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

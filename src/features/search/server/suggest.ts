/** What may be meant by the first letters of a search. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Suggestion } from '../contract.ts';
import { namedCategories } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';
import { visible } from './conditions.ts';
import { completionsOf, correctionsFor } from './spelling-correction.ts';
import { rowsOf } from './rows.ts';
import { searchEntries as entries } from './table.ts';

const most = 8;
const mostCategories = 3;
/** So many titles that begin so are scanned; the best standing of them are offered. */
const maxScanned = 400;

function categoriesBeginning(typed: string): Suggestion[] {
  const found = namedCategories.filter(({ name }) => name.startsWith(typed) || name.includes(` ${typed}`));
  const each = new Map(found.map(({ type, category }) => [`${type}/${category}`, { type, category }]));
  return [...each.values()].slice(0, mostCategories).map((one) => ({ kind: 'category', ...one }));
}

/** Listings that have a word beginning with each of the typed ones in their title. */
async function titlesBeginning(
  db: Db,
  kinds: ServerKinds,
  words: readonly string[],
  language: Language,
  at: Date,
): Promise<Suggestion[]> {
  const order = sql.raw(
    `array[${namesOf(kinds)
      .map((name) => `'${name}'`)
      .join(', ')}]`,
  );
  const title = language === 'es' ? entries.titleEs : entries.titleEn;
  type Row = Omit<Extract<Suggestion, { kind: 'listing' }>, 'kind'>;
  const rows = await rowsOf<Row>(
    db,
    sql`
    select type, listing_id as id, title, location from (
      select *, row_number() over (partition by type order by is_first desc, standing desc, listing_id) as place from (
        select type, listing_id, ${title} as title, location, standing, titles like ${` ${words.join(' ')}%`} as is_first
        from ${entries} where ${and(
          or(...Object.values(kinds).map((kind) => and(eq(entries.type, kind.name), visible(kind, at)))),
          ...words.map((word) => sql`${entries.titles} like ${`% ${word}%`}`),
        )} limit ${maxScanned}
      ) as begun
    ) as placed
    order by place, array_position(${order}, type) limit ${most}`,
  );
  return rows.map((row) => ({ kind: 'listing', ...row }));
}

/** Words that the last one begins or was meant to be, with the words before it. */
async function suggestWords(db: Db, words: readonly string[], room: number): Promise<Suggestion[]> {
  const last = words.at(-1) ?? '';
  if (room <= 0 || last.length < 3) return [];
  const begun = await completionsOf(db, last, room);
  const meant = begun.length > 0 ? begun : await correctionsFor(db, last);
  return meant.slice(0, room).map((word) => ({ kind: 'words', text: [...words.slice(0, -1), word].join(' ') }));
}

/** At most eight: kinds of listing first, then listings, then words where nothing else begins so. */
export async function suggest(
  db: Db,
  kinds: ServerKinds,
  typed: string,
  language: Language,
  at: Date,
): Promise<Suggestion[]> {
  const words = tokenize(typed);
  if (words.join('').length < 2) return [];
  const categories = categoriesBeginning(words.join(' '));
  const titles = await titlesBeginning(db, kinds, words, language, at);
  const found = [...categories, ...titles].slice(0, most);
  return [...found, ...(await suggestWords(db, words, Math.min(3, most - found.length)))];
}

/** What may be meant by the first letters of a search. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Suggestion } from '../contract.ts';
import { phrasesBeginning, phrasesMeant } from '../phrases.ts';
import type { NamedCategory } from '../query-terms.ts';
import { namedCategories } from '../query-terms.ts';
import type { SearchCategory } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import { visible } from './conditions.ts';
import type { WhichFind } from './finds.ts';
import { correctionsFor } from './spelling-correction.ts';
import { rowsOf } from './rows.ts';
import { searchEntries as entries } from './table.ts';

const most = 8;
const mostCategories = 3;
/** So many phrases are offered, of so many that are asked whether they find anything. */
const mostPhrases = 3;
const mostAsked = 6;
/** So many titles that begin so are scanned; the best standing of them are offered. */
const maxScanned = 400;

function categoriesBeginning(typed: string): readonly NamedCategory[] {
  const begun = namedCategories.filter(({ name }) => name.startsWith(typed) || name.includes(` ${typed}`));
  return [...new Map(begun.map((one) => [`${one.type}/${one.category}`, one])).values()];
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
  const [title] = writtenFor(language).map((one) => ({ en: entries.titleEn, es: entries.titleEs })[one]);
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

/** Of what is offered what is found, in its order; more is asked than shown: what is not on tonight makes room. */
async function found(
  db: Db,
  whichFind: WhichFind,
  offered: { readonly categories?: readonly NamedCategory[]; readonly phrases: readonly string[] },
  at: Date,
): Promise<Suggestion[]> {
  const categories = (offered.categories ?? []).slice(0, mostAsked);
  const phrases = offered.phrases.slice(0, mostAsked);
  const searches = [
    ...categories.map(({ type, category }) => ({ type, category: category as SearchCategory })),
    ...phrases.map((query) => ({ query })),
  ];
  const finds = await whichFind(db, searches, at);
  const kept = categories.filter((_, place) => finds[place]).slice(0, mostCategories);
  const said = phrases.filter((_, place) => finds[categories.length + place]).slice(0, mostPhrases);
  return [
    ...kept.map(({ type, category }) => ({ kind: 'category' as const, type, category })),
    ...said.map((text) => ({ kind: 'words' as const, text })),
  ];
}

/** What was meant, where nothing begins as it was typed: phrases, or titles with the nearest word. */
async function meant(
  db: Db,
  kinds: ServerKinds,
  whichFind: WhichFind,
  words: readonly string[],
  language: Language,
  at: Date,
): Promise<Suggestion[]> {
  const last = words.at(-1) ?? '';
  if (last.length < 3) return [];
  const near = await found(db, whichFind, { phrases: phrasesMeant(words, language) }, at);
  if (near.length > 0) return near;
  const [word] = await correctionsFor(db, last);
  return word === undefined ? [] : titlesBeginning(db, kinds, [...words.slice(0, -1), word], language, at);
}

/** At most eight: kinds of listing first, then whole phrases that are found, then listings; what was meant where none begin so. */
export async function suggest(
  db: Db,
  kinds: ServerKinds,
  whichFind: WhichFind,
  typed: string,
  language: Language,
  at: Date,
): Promise<Suggestion[]> {
  const words = tokenize(typed);
  if (words.join('').length < 2) return [];
  const offered = {
    categories: categoriesBeginning(words.join(' ')),
    phrases: phrasesBeginning(words, language),
  };
  const [said, titles] = await Promise.all([
    found(db, whichFind, offered, at),
    titlesBeginning(db, kinds, words, language, at),
  ]);
  const some = [...said, ...titles].slice(0, most);
  return some.length > 0 ? some : meant(db, kinds, whichFind, words, language, at);
}

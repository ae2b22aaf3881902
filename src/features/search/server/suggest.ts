/** What may be meant by the first letters of a search. */
import type { Db } from '#kit/server/db.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Suggestion } from '../contract.ts';
import { phrasesBeginning, phrasesMeant } from '../terms/phrases.ts';
import type { NamedCategory } from '../query-terms.ts';
import { namedCategories } from '../query-terms.ts';
import type { SearchCategory } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Entry } from './index/entries.ts';
import type { WhichFind } from './finds.ts';
import type { SearchIndex } from './index/search-index.ts';
import { searchIndex } from './index/search-index.ts';
import { correctionsFor } from './query/spelling-correction.ts';
import { isVisible } from './index/visible.ts';

const most = 8;
/** Of each kind so many that have the words are looked at: who types one letter more narrows it. */
const maxLookedAt = 400;
const maxCategories = 3;
/** So many phrases are offered, of so many that are asked whether they find anything. */
const maxPhrases = 3;
const maxAsked = 6;

function categoriesBeginning(typed: string): readonly NamedCategory[] {
  const begun = namedCategories.filter(({ name }) => name.startsWith(typed) || name.includes(` ${typed}`));
  return [...new Map(begun.map((one) => [`${one.type}/${one.category}`, one])).values()];
}

/** Listings that have a word beginning with each of the typed ones in their title; of each kind those that begin so first. */
function titlesBeginning(
  index: SearchIndex,
  kinds: ServerKinds,
  words: readonly string[],
  language: Language,
  at: Date,
): Suggestion[] {
  const begun = ` ${words.join(' ')}`;
  const beginnings = words.map((word) => ` ${word}`);
  const ofKind = (type: ListingKind): Suggestion[] => {
    const { entries, titledFrom } = index[type];
    const meets = isVisible(kinds[type], at);
    const [first, others]: [Entry[], Entry[]] = [[], []];
    let lookedAt = 0;
    for (const ordinal of titledFrom(words)) {
      if (first.length >= most || lookedAt >= maxLookedAt) break;
      const entry = entries[ordinal] as Entry;
      if (!beginnings.every((one) => entry.titles.includes(one)) || !meets(entry)) continue;
      lookedAt += 1;
      if (entry.titles.startsWith(begun)) first.push(entry);
      else if (others.length < most) others.push(entry);
    }
    return [...first, ...others].slice(0, most).map(({ id, titleEn, titleEs, location }) => {
      const [title = ''] = writtenFor(language).map((one) => ({ en: titleEn, es: titleEs })[one]);
      return { kind: 'listing', type, id, title, location };
    });
  };
  const lists = namesOf(kinds).map(ofKind);
  return Array.from({ length: most }, (_, place) => lists.flatMap((list) => list[place] ?? []))
    .flat()
    .slice(0, most);
}

/** Of what is offered what is found, in its order; more is asked than shown: what is not on tonight makes room. */
async function found(
  db: Db,
  whichFind: WhichFind,
  offered: { readonly categories?: readonly NamedCategory[]; readonly phrases: readonly string[] },
  at: Date,
): Promise<Suggestion[]> {
  const categories = (offered.categories ?? []).slice(0, maxAsked);
  const phrases = offered.phrases.slice(0, maxAsked);
  const searches = [
    ...categories.map(({ type, category }) => ({ type, category: category as SearchCategory })),
    ...phrases.map((query) => ({ query })),
  ];
  const finds = await whichFind(db, searches, at);
  const kept = categories.filter((_, place) => finds[place]).slice(0, maxCategories);
  const said = phrases.filter((_, place) => finds[categories.length + place]).slice(0, maxPhrases);
  return [
    ...kept.map(({ type, category }) => ({ kind: 'category' as const, type, category })),
    ...said.map((text) => ({ kind: 'words' as const, text })),
  ];
}

/** What was meant, where nothing begins as it was typed: phrases, or titles with the nearest word. */
async function meant(
  db: Db,
  index: SearchIndex,
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
  const [word] = await correctionsFor(db, index, last);
  return word === undefined ? [] : titlesBeginning(index, kinds, [...words.slice(0, -1), word], language, at);
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
  const index = await searchIndex(db, kinds, at);
  const said = await found(db, whichFind, offered, at);
  const some = [...said, ...titlesBeginning(index, kinds, words, language, at)].slice(0, most);
  return some.length > 0 ? some : meant(db, index, kinds, whichFind, words, language, at);
}

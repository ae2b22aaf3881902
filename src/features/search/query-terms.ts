/** Parses typed words into terms: the longest known phrases, with their synonyms and categories. Pure. */
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { payNames, scheduleNames } from './job-words.ts';
import { namesAbroad } from './synonyms-abroad.ts';
import { categoryNames, manyKinds, sameMeaning, typeNames } from './synonyms.ts';
import { singular, tokenize } from './tokenize.ts';

/** A word or a phrase: found by all its words, or by one of its synonyms, or by a mark of the entry. */
export type QueryTerm = {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  readonly marks: readonly string[];
};

/** The marks that the triggers write into an entry (migration 0004). */
export const markOf = {
  category: (type: ListingKind, category: string) => `=${type}/${category}`,
  title: (words: readonly string[]) => `=title/${words.join(' ')}`,
  date: (date: string) => `=date/${date}`,
  amenity: (spelling: string) => `=amenity/${spelling}`,
  schedule: (schedule: string) => `=schedule/${schedule}`,
  pay: (salaryType: string) => `=pay/${salaryType}`,
  /** Of one word of the location or the address. */
  place: (word: string) => `=place/${word}`,
} as const;

/** What a phrase is known by: its words, whatever their plurals, accents and capitals. */
export const phraseKey = (phrase: string): string => tokenize(phrase).map(singular).join(' ');
const split = (names: string) => names.split(', ');

/** A name of a category, as suggestions offer it. */
export type NamedCategory = {
  readonly name: string;
  readonly type: ListingKind;
  readonly category: string;
};

export const namedCategories: readonly NamedCategory[] = listingKinds.flatMap((type) =>
  Object.entries(categoryNames[type]).flatMap(([category, names]) =>
    [...split(names), ...split(namesAbroad[category] ?? '')].map((name) => ({ name, type, category })),
  ),
);

/** The marks that are not categories, with what people call them. */
const markNames: readonly (readonly [mark: string, names: string])[] = [
  ...Object.entries(scheduleNames).map(([schedule, names]) => [markOf.schedule(schedule), names] as const),
  ...Object.entries(payNames).map(([pay, names]) => [markOf.pay(pay), names] as const),
];

type Expansion = { readonly marks: ReadonlySet<string>; readonly synonyms: ReadonlySet<string> };

/** What phrases stand for, by their keys. */
export type Lexicon = ReadonlyMap<string, Expansion>;

/** Every phrase the synonyms know. */
export const ownLexicon: Lexicon = (() => {
  const phrases = new Map<string, { readonly marks: Set<string>; readonly synonyms: Set<string> }>();
  const expansionOf = (phrase: string) => {
    const key = phraseKey(phrase);
    const entry = phrases.get(key) ?? { marks: new Set(), synonyms: new Set() };
    phrases.set(key, entry);
    return entry;
  };
  for (const { name, type, category } of namedCategories) expansionOf(name).marks.add(markOf.category(type, category));
  for (const type of listingKinds)
    for (const name of split(typeNames[type]))
      for (const category of Object.keys(categoryNames[type]))
        expansionOf(name).marks.add(markOf.category(type, category));
  for (const [names, kinds] of Object.entries(manyKinds))
    for (const name of split(names)) for (const kind of kinds) expansionOf(name).marks.add(`=${kind}`);
  for (const [mark, names] of markNames) for (const name of split(names)) expansionOf(name).marks.add(mark);
  for (const line of sameMeaning)
    for (const name of split(line))
      for (const other of split(line)) if (other !== name) expansionOf(name).synonyms.add(other);
  return phrases;
})();

/** A meaning that was added beside the synonyms: words stand for other phrases, for a category, or for both. */
export type AddedMeaning = {
  readonly words: string;
  readonly phrases: readonly string[];
  readonly mark?: string | undefined;
};

/** The synonyms with meanings that were added: a phrase brings what it stands for itself, once, be it added as well. */
export function lexiconWith(added: readonly AddedMeaning[]): Lexicon {
  const byKey = Map.groupBy(added, ({ words }) => phraseKey(words));
  const collect = (key: string, into: { marks: Set<string>; synonyms: Set<string> }, seen: Set<string>): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const own = ownLexicon.get(key);
    own?.marks.forEach((mark) => into.marks.add(mark));
    own?.synonyms.forEach((synonym) => into.synonyms.add(synonym));
    for (const { phrases, mark } of byKey.get(key) ?? []) {
      if (mark !== undefined) into.marks.add(mark);
      for (const phrase of phrases) {
        into.synonyms.add(tokenize(phrase).join(' '));
        collect(phraseKey(phrase), into, seen);
      }
    }
  };
  const lexicon = new Map(ownLexicon);
  for (const key of byKey.keys()) {
    const expansion = { marks: new Set<string>(), synonyms: new Set<string>() };
    collect(key, expansion, new Set());
    lexicon.set(key, expansion);
  }
  return lexicon;
}

/** Whether a term names nothing but categories, one or several. */
export const namesCategories = ({ marks }: QueryTerm): boolean =>
  marks.length > 0 && marks.every((mark) => listingKinds.some((type) => mark.startsWith(`=${type}/`)));

/** Whether a term names a kind as a whole, as "job" does: who says it wants nothing else. */
export const namesKind = ({ marks }: QueryTerm): boolean =>
  listingKinds.some(
    (type) =>
      marks.length === Object.keys(categoryNames[type]).length && marks.every((mark) => mark.startsWith(`=${type}/`)),
  );

/** Every single word the synonyms are made of: mistyped ones are corrected to these too. */
export const vocabulary: readonly string[] = [
  ...new Set(
    [
      ...namedCategories.map(({ name }) => name),
      ...Object.values(typeNames),
      ...Object.keys(manyKinds),
      ...markNames.map(([, names]) => names),
      ...sameMeaning,
    ].flatMap((names) => split(names).flatMap(tokenize)),
  ),
].filter((word) => word.length > 3);

/** No known phrase has more words. */
export const longestPhrase = 5;

/** Reads words from left to right, the longest known phrase first. */
export function parseTerms(words: readonly string[], lexicon: Lexicon = ownLexicon): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length;) {
    const found = longestTermAt(words.slice(start, start + longestPhrase), lexicon);
    terms.push(found);
    start += found.words.length;
  }
  return terms;
}

function longestTermAt(words: readonly string[], lexicon: Lexicon): QueryTerm {
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const expansion = lexicon.get(phrase.map(singular).join(' '));
    if (expansion !== undefined)
      return {
        words: phrase,
        synonyms: [...expansion.synonyms],
        marks: [...expansion.marks],
      };
  }
  return { words: words.slice(0, 1), synonyms: [], marks: [] };
}

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

const keyOf = (phrase: string) => tokenize(phrase).map(singular).join(' ');
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

type Expansion = { readonly marks: Set<string>; readonly synonyms: Set<string> };

/** Every phrase the synonyms know, by its words without plurals. */
const lexicon: ReadonlyMap<string, Expansion> = (() => {
  const phrases = new Map<string, Expansion>();
  const expansionOf = (phrase: string): Expansion => {
    const key = keyOf(phrase);
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

const longestPhrase = 5;

/** Reads words from left to right, the longest known phrase first. */
export function parseTerms(words: readonly string[]): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length;) {
    const found = longestTermAt(words.slice(start, start + longestPhrase));
    terms.push(found);
    start += found.words.length;
  }
  return terms;
}

function longestTermAt(words: readonly string[]): QueryTerm {
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

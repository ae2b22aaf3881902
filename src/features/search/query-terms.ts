/** Parses typed words into terms: the longest known phrases, with their synonyms and categories. Pure. */
import { lazily } from '#kit/shared/lazily.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { abroad } from './vocabulary/concepts/abroad.ts';
import { namesAbroadIn, namesIn, wordsIn } from './vocabulary/concepts/line.ts';
import { meanings } from './vocabulary/concepts/meanings.ts';
import { occasions } from './vocabulary/concepts/occasions.ts';
import { thesaurus } from './vocabulary/concepts/thesaurus.ts';
import type { Expansion, Growing } from './terms/expansion.ts';
import { addThesaurus, addTo, nothing } from './terms/expansion.ts';
import { lacking } from './vocabulary/concepts/work.ts';
import { withEither } from './terms/either.ts';
import { bareKey, isArticle, withoutFillers } from './terms/fillers.ts';
import { infinitive, verbsOf } from './terms/infinitive.ts';
import { ownNamesOf } from './vocabulary/kind-names.ts';
import { bedNames, payNames, scheduleNames } from './vocabulary/job-words.ts';
import { petNames } from './vocabulary/pet-words.ts';
import { namesAbroad } from './vocabulary/synonyms-abroad.ts';
import { categoryNames, leaningNames, manyKinds, typeNames } from './vocabulary/synonyms.ts';
import { isStopWord } from './vocabulary/stop-words.ts';
import { phraseKey, singular, tokenize } from './tokenize.ts';
import { isAnything, saysNo, Unwanted } from './terms/unwanted.ts';

export { phraseKey } from './tokenize.ts';

/** A word or a phrase: found by all its words, or by one of its synonyms, or by a mark of the entry. */
export type QueryTerm = {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  readonly marks: readonly string[];
  /** Phrases that what is found must not say: "no experience". */
  readonly lacks: readonly string[];
  /** Words and marks of what is near to it, and is no answer (concepts/thesaurus.ts). */
  readonly near: readonly string[];
  /** Of an occasion: synonyms that serve it best, and marks of the kinds where people look for it first. */
  readonly best: readonly string[];
  readonly leans: readonly string[];
  /** What was not wanted beside it, and all that was typed. */
  readonly beside?: { readonly unwanted: readonly QueryTerm[]; readonly typed: readonly string[] };
  /** An occasion or a mood: what serves it in more ways serves it better. */
  readonly isOccasion: boolean;
  /** Only visitors from abroad say it: what it stands for is looked for, never the word, which is another one here. */
  readonly isAbroad: boolean;
};

/** The marks that the triggers write into an entry (migration 0004). */
export const markOf = {
  category: (type: ListingKind, category: string) => `=${type}/${category}`,
  title: (words: readonly string[]) => `=title/${words.join(' ')}`,
  date: (date: string) => `=date/${date}`,
  amenity: (spelling: string) => `=amenity/${spelling}`,
  schedule: (schedule: string) => `=schedule/${schedule}`,
  pay: (salaryType: string) => `=pay/${salaryType}`,
  bed: (bed: string) => `=bed/${bed}`,
  pets: (rule: string) => `=pets/${rule}`,
  /** Of one word of the location or the address. */
  place: (word: string) => `=place/${word}`,
} as const;

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
  ...Object.entries(bedNames).map(([bed, names]) => [markOf.bed(bed), names] as const),
  ...Object.entries(petNames).map(([rule, names]) => [markOf.pets(rule), names] as const),
];

/** What phrases stand for, by their keys. */
export type Lexicon = ReadonlyMap<string, Expansion>;

const kindNames = (): ReadonlySet<string> =>
  new Set([...namedCategories.map(({ name }) => name), ...Object.values(typeNames).flatMap(split)].map(phraseKey));

/** Every phrase the synonyms know. Five thousand lines are read for it: with the first search, not while a house opens. */
export const ownLexicon: () => Lexicon = lazily(() => {
  const phrases = new Map<string, Growing>();
  const expansionOf = (phrase: string) => {
    const key = phraseKey(phrase);
    const entry = phrases.get(key) ?? nothing();
    phrases.set(key, entry);
    return entry;
  };
  for (const { name, type, category } of namedCategories) expansionOf(name).marks.add(markOf.category(type, category));
  // What visitors call a kind is mentioned by our names for it: work on a "boot" speaks of a boat.
  for (const type of listingKinds)
    for (const [category, names] of Object.entries(categoryNames[type]))
      for (const name of split(namesAbroad[category] ?? ''))
        ownNamesOf(names).forEach((own) => expansionOf(name).synonyms.add(own));
  for (const type of listingKinds)
    for (const name of split(typeNames[type]))
      for (const category of Object.keys(categoryNames[type]))
        expansionOf(name).marks.add(markOf.category(type, category));
  for (const [names, kinds] of Object.entries(manyKinds))
    for (const name of split(names)) for (const kind of kinds) expansionOf(name).marks.add(`=${kind}`);
  for (const [names, kind] of Object.entries(leaningNames))
    for (const name of split(names)) expansionOf(name).leans.add(`=${kind}`);
  for (const [mark, names] of markNames) for (const name of split(names)) expansionOf(name).marks.add(mark);
  for (const line of meanings)
    for (const name of namesIn(line)) wordsIn(line).forEach((word) => expansionOf(name).synonyms.add(word));
  for (const { names, best, words, facts = [], kinds = [], leans = [] } of occasions)
    for (const name of split(names)) {
      const entry = expansionOf(name);
      for (const word of best === undefined ? [] : split(best)) {
        entry.best.add(word);
        entry.synonyms.add(word);
      }
      split(words).forEach((word) => entry.synonyms.add(word));
      [...facts, ...kinds].forEach((mark) => entry.marks.add(`=${mark}`));
      leans.forEach((kind) => entry.leans.add(`=${kind}`));
    }
  for (const [names, lacked] of Object.entries(lacking))
    for (const name of split(names)) lacked.forEach((word) => expansionOf(name).lacks.add(word));
  addThesaurus(phrases, expansionOf, kindNames());
  // What is near a tennis match is near a tennis court.
  for (const line of meanings) {
    const near = wordsIn(line).flatMap((word) => [...(phrases.get(phraseKey(word))?.near ?? [])]);
    for (const name of namesIn(line)) {
      const entry = expansionOf(name);
      if (entry.near.size === 0) near.forEach((word) => entry.near.add(word));
    }
  }
  // A word from abroad stands for ours, and for all that those stand for.
  for (const line of abroad)
    for (const name of namesAbroadIn(line))
      for (const word of wordsIn(line)) {
        const entry = expansionOf(name);
        entry.synonyms.add(word);
        addTo(entry, phrases.get(phraseKey(word)));
      }
  // "Laver son linge" is said of anybody's.
  for (const [key, entry] of phrases) {
    const bare = bareKey(key);
    if (!phrases.has(bare)) phrases.set(bare, entry);
  }
  for (const [key, { synonyms }] of phrases)
    for (const synonym of synonyms) if (phraseKey(synonym) === key) synonyms.delete(synonym);
  return phrases;
});

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
export const vocabulary: () => readonly string[] = lazily(() =>
  [
    ...new Set(
      [
        ...namedCategories.map(({ name }) => name),
        ...Object.values(typeNames),
        ...Object.keys(manyKinds),
        ...markNames.map(([, names]) => names),
        ...meanings.map((line) => namesIn(line).join(', ')),
        ...occasions.map(({ names }) => names),
        ...abroad.map((line) => namesAbroadIn(line).join(', ')),
        ...thesaurus().map(({ name }) => name),
      ].flatMap((names) => split(names).flatMap(tokenize)),
    ),
  ].filter((word) => word.length > 3),
);

/** No known phrase has more words. */
export const longestPhrase = 5;

/** Words that are said in no language that listings are written in: "boot" is no footwear, "was" no verb. */
const keysAbroad: () => ReadonlySet<string> = lazily(() => {
  const said = [...abroad.map((line) => namesAbroadIn(line)), ...Object.values(namesAbroad).map(split)].flat();
  const own = new Set(
    [
      ...listingKinds.flatMap((type) => Object.values(categoryNames[type]).flatMap(split)),
      ...[...meanings, ...abroad].flatMap(wordsIn),
      ...markNames.flatMap(([, names]) => split(names)),
    ].map(phraseKey),
  );
  return new Set(said.map(phraseKey).filter((key) => !own.has(key)));
});

const occasionKeys = lazily(() => new Set(occasions.flatMap(({ names }) => split(names).map(phraseKey))));

/** Whether it is but a word that asks for anything at all. */
const saysNothing = ({ words, synonyms, marks, near }: QueryTerm): boolean =>
  synonyms.length + marks.length + near.length === 0 && words.every((word) => isStopWord(word) || isAnything(word));

/** Reads words from left to right, the longest known phrase first. What is not wanted is told with each of the rest. */
export function parseTerms(words: readonly string[], lexicon: Lexicon = ownLexicon()): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const unwanted: QueryTerm[] = [];
  const reading = new Unwanted();
  for (let start = 0; start < words.length;) {
    const found = termAt(words, start, lexicon);
    start += found.words.length;
    const told = reading.take(found.words, found.marks.length + found.synonyms.length > 0, words[start]);
    if (told === 'asked') terms.push(found);
    if (told === 'unwanted') {
      unwanted.push(found);
      if (saysNo(terms.at(-1)?.words ?? [])) terms.pop();
    }
  }
  // Who says nothing but what they do not want is shown what there is to do, without it.
  const isAll = unwanted.length > 0 && terms.every(saysNothing);
  const asked = withEither(isAll ? [termAt(['things', 'to', 'do'], 0, lexicon)] : terms);
  return unwanted.length === 0 ? asked : asked.map((term) => ({ ...term, beside: { unwanted, typed: words } }));
}

/** A German adjective without its ending: "romantischer", "vegetarisches". */
const uninflected = (word: string): string => word.replace(/(?<=\p{L}{6})(?:er|es|en|em|e)$/u, '');

/** What a phrase may be known by: as it was typed, its verbs alone, without what says nothing. */
export const keysOf = (phrase: readonly string[]): readonly string[] => {
  const said = withoutFillers(phrase);
  return [phrase, phrase.map(infinitive), said, said.map(uninflected)].map((words) => words.map(singular).join(' '));
};

const answers = ({ synonyms, marks, lacks }: Expansion): boolean => synonyms.size + marks.size + lacks.size > 0;

/** The longest known phrase that begins at a word, else the word. */
export const termAt = (words: readonly string[], start: number, lexicon: Lexicon): QueryTerm =>
  longestTermAt(words.slice(start, start + longestPhrase), lexicon);

/** A phrase that is only known for what is near to it is read word by word. */
function longestTermAt(words: readonly string[], lexicon: Lexicon): QueryTerm {
  const near: string[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const keys = keysOf(phrase);
    const expansion = keys.map((key) => lexicon.get(key)).find((one) => one !== undefined);
    if (expansion === undefined || isArticle(phrase)) continue;
    near.push(...expansion.near);
    if (length > 1 && !answers(expansion)) continue;
    return termOf(phrase, keys, expansion, near);
  }
  const word = words.slice(0, 1);
  const conjugated =
    near.length > 0 || isStopWord(word[0] ?? '') || saysNo(word) ? undefined : conjugatedAt(words, lexicon);
  return conjugated ?? termOf(word, [], nothing(), near);
}

/** "Donde se baila": what is done stands for doing it, alone or before the word behind it. */
function conjugatedAt([verb = '', next]: readonly string[], lexicon: Lexicon): QueryTerm | undefined {
  const phrases = [...(next === undefined ? [] : [[verb, next]]), [verb]];
  for (const phrase of phrases)
    for (const base of verbsOf(verb)) {
      const keys = [[base, ...phrase.slice(1)].map(singular).join(' ')];
      const expansion = keys.map((key) => lexicon.get(key)).find((one) => one !== undefined && answers(one));
      if (expansion) return termOf(phrase, keys, expansion, [...expansion.near]);
    }
  return undefined;
}

const termOf = (
  words: readonly string[],
  keys: readonly string[],
  { synonyms, marks, lacks, best, leans }: Expansion,
  near: readonly string[],
): QueryTerm => ({
  words,
  synonyms: [...synonyms],
  marks: [...marks],
  lacks: [...lacks],
  near,
  best: [...best],
  leans: [...leans],
  isOccasion: keys.some((key) => occasionKeys().has(key)),
  isAbroad: keys.some((key) => keysAbroad().has(key)),
});

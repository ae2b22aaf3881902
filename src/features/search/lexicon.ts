/** Every phrase that search knows, with its synonyms, categories and marks. Pure. */
import { lazily } from '#kit/shared/lazily.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { addThesaurus, addTo, nothing, type Expansion, type Growing } from './terms/expansion.ts';
import { bareKey } from './terms/fillers.ts';
import { phraseKey } from './tokenize.ts';
import { abroad } from './vocabulary/concepts/abroad.ts';
import { namesAbroadIn, namesIn, wordsIn } from './vocabulary/concepts/line.ts';
import { meanings } from './vocabulary/concepts/meanings.ts';
import { occasions } from './vocabulary/concepts/occasions.ts';
import { lacking } from './vocabulary/concepts/work.ts';
import { bedNames, payNames, scheduleNames } from './vocabulary/job-words.ts';
import { ownNamesOf } from './vocabulary/kind-names.ts';
import { petNames } from './vocabulary/pet-words.ts';
import { namesAbroad } from './vocabulary/synonyms-abroad.ts';
import { categoryNames, leaningNames, manyKinds, typeNames } from './vocabulary/synonyms.ts';

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

export const split = (names: string) => names.split(', ');

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
export const markNames: readonly (readonly [mark: string, names: string])[] = [
  ...Object.entries(scheduleNames).map(([schedule, names]) => [markOf.schedule(schedule), names] as const),
  ...Object.entries(payNames).map(([pay, names]) => [markOf.pay(pay), names] as const),
  ...Object.entries(bedNames).map(([bed, names]) => [markOf.bed(bed), names] as const),
  ...Object.entries(petNames).map(([rule, names]) => [markOf.pets(rule), names] as const),
];

/** What phrases stand for, by their keys. */
export type Lexicon = ReadonlyMap<string, Expansion>;

const kindNames = (): ReadonlySet<string> =>
  new Set([...namedCategories.map(({ name }) => name), ...Object.values(typeNames).flatMap(split)].map(phraseKey));

type Phrases = Map<string, Growing>;
type ExpansionOf = (phrase: string) => Growing;

/** Every phrase the synonyms know. Five thousand lines are read for it: with the first search, not while a house opens. */
export const ownLexicon: () => Lexicon = lazily(() => {
  const phrases: Phrases = new Map();
  const expansionOf: ExpansionOf = (phrase) => {
    const key = phraseKey(phrase);
    const entry = phrases.get(key) ?? nothing();
    phrases.set(key, entry);
    return entry;
  };
  learnKinds(expansionOf);
  for (const [mark, names] of markNames) for (const name of split(names)) expansionOf(name).marks.add(mark);
  for (const line of meanings)
    for (const name of namesIn(line)) wordsIn(line).forEach((word) => expansionOf(name).synonyms.add(word));
  learnOccasions(expansionOf);
  for (const [names, lacked] of Object.entries(lacking))
    for (const name of split(names)) lacked.forEach((word) => expansionOf(name).lacks.add(word));
  addThesaurus(phrases, expansionOf, kindNames());
  learnWhatIsNear(phrases, expansionOf);
  learnAbroad(phrases, expansionOf);
  learnBareKeys(phrases);
  for (const [key, { synonyms }] of phrases)
    for (const synonym of synonyms) if (phraseKey(synonym) === key) synonyms.delete(synonym);
  return phrases;
});

/** What people call kinds and their categories, one or several. */
function learnKinds(expansionOf: ExpansionOf): void {
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
}

function learnOccasions(expansionOf: ExpansionOf): void {
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
}

/** What is near a tennis match is near a tennis court. */
function learnWhatIsNear(phrases: Phrases, expansionOf: ExpansionOf): void {
  for (const line of meanings) {
    const near = wordsIn(line).flatMap((word) => [...(phrases.get(phraseKey(word))?.near ?? [])]);
    for (const name of namesIn(line)) {
      const entry = expansionOf(name);
      if (entry.near.size === 0) near.forEach((word) => entry.near.add(word));
    }
  }
}

/** A word from abroad stands for ours, and for all that those stand for. */
function learnAbroad(phrases: Phrases, expansionOf: ExpansionOf): void {
  for (const line of abroad)
    for (const name of namesAbroadIn(line))
      for (const word of wordsIn(line)) {
        const entry = expansionOf(name);
        entry.synonyms.add(word);
        addTo(entry, phrases.get(phraseKey(word)));
      }
}

/** "Laver son linge" is said of anybody's. */
function learnBareKeys(phrases: Phrases): void {
  for (const [key, entry] of phrases) {
    const bare = bareKey(key);
    if (!phrases.has(bare)) phrases.set(bare, entry);
  }
}

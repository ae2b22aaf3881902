/** Parses typed words into terms: the longest known phrases, with their synonyms and categories. Pure. */
import { lazily } from '#kit/shared/lazily.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { markNames, namedCategories, ownLexicon, split, type Lexicon } from './lexicon.ts';
import { withEither } from './terms/either.ts';
import { nothing, type Expansion } from './terms/expansion.ts';
import { isArticle, withoutFillers } from './terms/fillers.ts';
import { infinitive, verbsOf } from './terms/infinitive.ts';
import { isAnything, saysNo, Unwanted } from './terms/unwanted.ts';
import { phraseKey, singular, tokenize } from './tokenize.ts';
import { abroad } from './vocabulary/concepts/abroad.ts';
import { namesAbroadIn, namesIn, wordsIn } from './vocabulary/concepts/line.ts';
import { meanings } from './vocabulary/concepts/meanings.ts';
import { occasions } from './vocabulary/concepts/occasions.ts';
import { thesaurus } from './vocabulary/concepts/thesaurus.ts';
import { isStopWord } from './vocabulary/stop-words.ts';
import { namesAbroad } from './vocabulary/synonyms-abroad.ts';
import { categoryNames, manyKinds, typeNames } from './vocabulary/synonyms.ts';

export { markOf, namedCategories, ownLexicon, type Lexicon, type NamedCategory } from './lexicon.ts';
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

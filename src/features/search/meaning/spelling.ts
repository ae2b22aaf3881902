/** Words that set filters, mistyped: "tomorow", "vienres", "levnate". Pure; whether a listing has the word others know. */
import { vocabulary } from '../query-terms.ts';
import { rankCorrections } from '../spelling.ts';
import { tokenize } from '../tokenize.ts';
import { lengthRules, timeRules } from './time.ts';
import { peopleRules } from './people.ts';
import { placeRules } from './place.ts';
import { priceRules } from './price.ts';

/** Shorter ones are one letter from too many others. */
const leastLetters = 5;

/** Every whole word that the rules are made of, as one that they read by itself or beside others. */
const words: readonly string[] = [
  ...new Set(
    [...timeRules, ...priceRules, ...lengthRules, ...peopleRules, ...placeRules].flatMap(({ pattern }) =>
      [...pattern.source.matchAll(/(?<![\p{L}\\[\]])\p{L}+(?![\p{L}[?])/gu)].map(([word]) => word),
    ),
  ),
].filter((word) => word.length >= leastLetters);
const known: ReadonlySet<string> = new Set(words);

/** What words of a search may have been meant to be, by how they were typed: none where it is no such word. */
export function misspelled(query: string): ReadonlyMap<string, string> {
  const typed = tokenize(query).filter(
    (word) => word.length >= leastLetters && !known.has(word) && /^\p{L}+$/u.test(word),
  );
  return new Map(
    typed.flatMap((word) => {
      // What is nearer to the name of a thing was meant to be that.
      const [meant = ''] = rankCorrections(word, [...words, ...vocabulary]);
      return meant[0] !== word[0] || !known.has(meant) ? [] : [[word, meant] as const];
    }),
  );
}

/** The search with words in the place of mistyped ones; what parts them stays. */
export function respelled(query: string, meant: ReadonlyMap<string, string>): string {
  return query.replaceAll(/[\p{L}\p{M}]+/gu, (word) => meant.get(tokenize(word)[0] ?? '') ?? word);
}

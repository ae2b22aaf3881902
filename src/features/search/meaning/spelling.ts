/** Words that set filters, mistyped: "tomorow", "vienres", "levnate". Pure; whether a listing has the word others know. */
import { lazily } from '#kit/shared/lazily.ts';
import { vocabulary } from '../query-terms.ts';
import { rankCorrections } from '../terms/spelling.ts';
import { tokenize } from '../tokenize.ts';
import { lengthRules } from './length.ts';
import { timeRules } from './time.ts';
import { peopleRules } from './people.ts';
import { placeRules } from './place.ts';
import { priceRules } from './price.ts';
import { workRules } from './work.ts';

/** Shorter ones are one letter from too many others. */
const minLetters = 5;

/** What only has to stand before or behind is a thing, and read by nobody here: "late" before a restaurant. */
const aside = /\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g;

/** Every whole word that the rules are made of, as one that they read by itself or beside others. */
const words: () => readonly string[] = lazily(() =>
  [
    ...new Set(
      [...timeRules, ...priceRules, ...workRules, ...lengthRules, ...peopleRules, ...placeRules].flatMap(
        ({ pattern }) =>
          [...pattern.source.replaceAll(aside, '').matchAll(/(?<![\p{L}\\[\]])\p{L}+(?![\p{L}[?])/gu)].map(
            ([word]) => word,
          ),
      ),
    ),
  ].filter((word) => word.length >= minLetters),
);
const known: () => ReadonlySet<string> = lazily(() => new Set(words()));

/** Nobody mistypes the first letter: far fewer words are compared. */
const byFirst = lazily(() => Map.groupBy(new Set([...words(), ...vocabulary()]), ([first]) => first));

/** Words of a search that could be such a word, mistyped, as far as they say themselves. */
export const maybeMisspelled = (query: string): readonly string[] =>
  tokenize(query).filter((word) => word.length >= minLetters && !known().has(word) && /^\p{L}+$/u.test(word));

/** Every word is compared with hundreds, and people type the same ones. */
const nearest = new Map<string, string>();
const maxNearest = 20_000;

function nearestTo(word: string): string {
  const compared = nearest.get(word);
  if (compared !== undefined) return compared;
  if (nearest.size >= maxNearest) nearest.clear();
  const [meant = ''] = rankCorrections(word, byFirst().get(word[0]) ?? []);
  nearest.set(word, meant);
  return meant;
}

/** What such words were meant to be; none where what is nearest names a thing. */
export function misspelled(typed: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    typed.flatMap((word) => {
      const meant = nearestTo(word);
      return known().has(meant) ? [[word, meant] as const] : [];
    }),
  );
}

/** The search with words in the place of mistyped ones; what parts them stays. */
export function respelled(query: string, meant: ReadonlyMap<string, string>): string {
  return query.replaceAll(/[\p{L}\p{M}]+/gu, (word) => meant.get(tokenize(word)[0] ?? '') ?? word);
}

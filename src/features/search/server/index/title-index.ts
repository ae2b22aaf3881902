/** The words of titles by their first letters, for who has typed only those; a space stands before every word (table.ts). What left the index is in it still. */
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import { createBitSet } from '../inverted-index/bit-set.ts';

export type TitleIndex = {
  readonly add: (ordinal: number) => void;
  /** All with a word in their titles that begins so, and others whose words begin alike. */
  readonly begunAs: (beginning: string) => readonly number[];
  /** All with these words in their titles, the last of them perhaps only begun. */
  readonly having: (words: string) => ReadonlyBitSet;
};

/** By so many letters the words of titles are put together. */
const lettersKnown = [1, 2, 4] as const;

/** How the words of titles begin, each once. */
function beginningsOf(titles: string): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const word of titles.split(' '))
    if (word !== '') for (const letters of lettersKnown) beginnings.add(word.slice(0, letters));
  return beginnings;
}

/** `titlesOf` gives the titles of what was added, as they are compared. */
export function createTitleIndex(titlesOf: (ordinal: number) => string): TitleIndex {
  const byLetters = new Map<string, number[]>();
  const askedBefore = new Map<string, ReadonlyBitSet>();
  const begunAs = (beginning: string): readonly number[] => {
    const letters = lettersKnown.findLast((some) => some <= beginning.length) ?? 0;
    return byLetters.get(beginning.slice(0, letters)) ?? [];
  };
  return {
    add: (ordinal) => {
      askedBefore.clear();
      for (const letters of beginningsOf(titlesOf(ordinal))) {
        const some = byLetters.get(letters);
        if (some === undefined) byLetters.set(letters, [ordinal]);
        else some.push(ordinal);
      }
    },
    begunAs,
    having: (words) => {
      const known = askedBefore.get(words);
      if (known !== undefined) return known;
      const found = createBitSet();
      const [first = ''] = words.split(' ');
      for (const ordinal of begunAs(first)) if (titlesOf(ordinal).includes(` ${words}`)) found.add(ordinal);
      askedBefore.set(words, found);
      return found;
    },
  };
}

/** Which motif fits what somebody wrote: words before the category (decision 0065). Pure. */
import type { Localized } from '#kit/shared/localized.ts';
import { singular } from '#kit/shared/singular.ts';
import type { Motif } from '../poster.ts';
import { latinWords } from '#kit/shared/latin-words.ts';
import { motifWords } from './motif-words.ts';
import type { Family } from './motif-words.ts';
import type { WordsOf } from './words-of.ts';

/** How a category looks: the families of words that fit it, the likeliest first, and its motif where no word says more. */
export type Look = { readonly motif: Motif; readonly families: readonly Family[] };

/** The looks of a kind, by its categories. */
export type Looks<Category extends string> = Readonly<Record<Category, Look>>;

/** What is written of something; a name counts for every language. */
export type Written = { readonly title: Localized | string; readonly description: Localized | string };

/** Words of the tables, without plurals. */
type Phrase = {
  readonly family: Family;
  readonly motif: Motif;
  readonly first: string;
  readonly rest: readonly string[];
  readonly inTitleOnly: boolean;
};

/** The phrases of the tables by their first word. */
const phrases = Map.groupBy(
  (Object.entries(motifWords) as [Family, WordsOf][]).flatMap(([family, words]) =>
    (Object.entries(words) as [Motif, string][]).flatMap(([motif, line]) =>
      line.split(', ').map((said): Phrase => {
        const [first = '', ...rest] = latinWords(said).map(singular);
        return { family, motif, first, rest, inTitleOnly: said.startsWith('~') };
      }),
    ),
  ),
  ({ first }) => first,
);

/** What a listing is stands at the beginning of what is told of it. */
const maxTold = 600;

/** As much of it in each language as says what it is. */
export const textsOf = (text: Localized | string): string[] =>
  (typeof text === 'string' ? [text] : Object.values(text).filter((one) => one !== undefined)).map((one) =>
    one.slice(0, maxTold),
  );

/** Puts the score of each motif that the words of a text name into `found`: a likelier family, then a longer phrase, then an earlier one. */
function read(text: string, isTitle: boolean, { families }: Look, found: Map<Motif, number>): void {
  const words = latinWords(text);
  for (const [place, word] of words.entries()) {
    const some = phrases.get(singular(word));
    if (some === undefined) continue;
    for (const { family, motif, rest, inTitleOnly } of some) {
      const rank = families.indexOf(family);
      if (rank < 0 || (inTitleOnly && !isTitle) || !follows(words, place + 1, rest)) continue;
      const score = -rank * 1e4 + rest.length * 1e3 - place;
      if (score > (found.get(motif) ?? -Infinity)) found.set(motif, score);
    }
  }
}

const follows = (words: readonly string[], from: number, rest: readonly string[]) =>
  rest.every((one, i) => singular(words[from + i] ?? '') === one);

/** The motif of something: by its title, else by what is told of it, else by its category. */
export function chooseMotif(written: Written, look: Look): Motif {
  return named(written, look, 'title')[0] ?? named(written, look, 'description')[0] ?? look.motif;
}

/** Every motif that fits it, the best first: those the words name, and its category's. */
export function rankMotifs(written: Written, look: Look): Motif[] {
  return [...new Set([...named(written, look, 'title'), ...named(written, look, 'description'), look.motif])];
}

/** The motifs that a title names, or a description, the best first. */
function named(written: Written, look: Look, part: keyof Written): Motif[] {
  const found = new Map<Motif, number>();
  for (const text of textsOf(written[part])) read(text, part === 'title', look, found);
  return [...found].toSorted(([, one], [, other]) => other - one).map(([motif]) => motif);
}

/** German and Dutch write two words as one: "nachtmarkt", "strandfeier". Pure. */
import type { Lexicon } from '../query-terms.ts';
import { singular } from '../tokenize.ts';

const least = { word: 7, part: 4, kind: 3 } as const;
/** What joins the two. */
const joints = /^(?:s|n|en|e|er)$/;

/** The two known words that a word is made of; undefined where there are none. The longest first word has it. */
export function partsOf(word: string, lexicon: Lexicon): readonly [string, string] | undefined {
  if (word.length < least.word) return undefined;
  // "Jazzbar": three letters are enough for the name of a kind.
  const knows = (part: string) =>
    part.length >= least.part ? lexicon.has(singular(part)) : (lexicon.get(part)?.marks.size ?? 0) > 0;
  for (let end = word.length - least.kind; end >= least.kind; end -= 1) {
    const second = word.slice(end);
    const first = word.slice(0, end);
    if (!knows(second)) continue;
    if (knows(first)) return [first, second];
    for (const joint of [1, 2])
      if (joints.test(first.slice(-joint)) && first.length - joint >= least.kind && knows(first.slice(0, -joint)))
        return [first.slice(0, -joint), second];
  }
  return undefined;
}

/** The known word at the end of one that is else unknown, which says what it is: "speciaalbier" is a beer. */
export function headOf(word: string, lexicon: Lexicon): string | undefined {
  for (let start = least.part; start <= word.length - least.part; start += 1)
    if (lexicon.has(singular(word.slice(start)))) return word.slice(start);
  return undefined;
}

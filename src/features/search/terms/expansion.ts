/** What a phrase stands for, and what the thesaurus adds to it (concepts/thesaurus.ts). Pure. */
import { markIn, thesaurus } from '../vocabulary/concepts/thesaurus.ts';
import { isSoft } from '../vocabulary/soft-words.ts';
import { isStopWord } from '../vocabulary/stop-words.ts';
import { phraseKey, singular, tokenize } from '../tokenize.ts';

export type Expansion = {
  readonly marks: ReadonlySet<string>;
  readonly synonyms: ReadonlySet<string>;
  readonly lacks: ReadonlySet<string>;
  /** Words and marks of what is near, and no answer. */
  readonly near: ReadonlySet<string>;
  /** Of an occasion: the words that serve it best, and the marks of kinds where people look for it first. */
  readonly best: ReadonlySet<string>;
  readonly leans: ReadonlySet<string>;
};
export type Growing = { readonly [N in keyof Expansion]: Set<string> };

export const nothing = (): Growing => ({
  marks: new Set(),
  synonyms: new Set(),
  lacks: new Set(),
  near: new Set(),
  best: new Set(),
  leans: new Set(),
});

/** What stands for something else stands for all that it stands for. */
export function addTo(into: Growing, own: Expansion | undefined): void {
  if (own === undefined) return;
  for (const part of Object.keys(into) as (keyof Expansion)[]) own[part].forEach((one) => into[part].add(one));
}

/** "A bar with a terrace" is both, and so are "rooftop cocktails": they are read word by word. */
function isComposed(name: string, isKnown: (word: string) => boolean, kindNames: ReadonlySet<string>): boolean {
  const words = tokenize(name).map(singular);
  const isThing = (word: string) => isKnown(word) && !isSoft(word) && !isStopWord(word);
  return words.length > 1 && (words.some((word) => kindNames.has(word)) || words.filter(isThing).length > 1);
}

/** Adds what the thesaurus says to phrases that are known; `kindNames` are the keys of what kinds are called. */
export function addThesaurus(
  phrases: ReadonlyMap<string, Growing>,
  expansionOf: (phrase: string) => Growing,
  kindNames: ReadonlySet<string>,
): void {
  const before = new Map(
    [...phrases].map(([key, { synonyms, marks }]) => [key, { synonyms: [...synonyms], marks: [...marks] }]),
  );
  const isKnown = (word: string) => before.has(phraseKey(word));
  for (const { name, isAsked, serves, also, near, isTrouble = false } of thesaurus().filter(
    ({ name }) => !isStopWord(name),
  )) {
    const entry = expansionOf(name);
    const add = (word: string) => {
      const mark = markIn(word);
      if (mark === undefined) entry.synonyms.add(word);
      else entry.marks.add(mark);
    };
    // What is a name of a kind stands for the kind already, and for no mention of it; what praises narrows nothing.
    const isOnlyNear =
      kindNames.has(phraseKey(name)) || isSoft(name) || (isAsked && !isTrouble && isComposed(name, isKnown, kindNames));
    // What was known before means what it did, and what is said to answer it as well.
    const answering = isOnlyNear ? [] : isKnown(name) ? also : [...serves, ...also];
    answering.forEach(add);
    // What people ask stands for all that those words stand for.
    for (const word of isOnlyNear || isKnown(name) ? [] : isAsked ? answering : also) {
      const own = before.get(phraseKey(word));
      own?.synonyms.forEach((synonym) => entry.synonyms.add(synonym));
      own?.marks.forEach((mark) => entry.marks.add(mark));
    }
    for (const word of isOnlyNear ? [...serves, ...also, ...near] : near) entry.near.add(markIn(word) ?? word);
  }
}

/** "Jazz or soul", "tapas o pinchos": either will do, so both are one thing that is looked for. Pure. */

/** What is told of a term here (query-terms.ts). */
type Term = {
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  readonly marks: readonly string[];
  readonly lacks: readonly string[];
  readonly near: readonly string[];
  readonly best: readonly string[];
  readonly leans: readonly string[];
  readonly isOccasion: boolean;
  readonly isAbroad: boolean;
};

const either = new Set(['or', 'o', 'u', 'oder', 'ou']);

const isEither = ({ words }: Term): boolean => words.length === 1 && either.has(words[0] ?? '');

/** An occasion and a kind say different things of an answer. */
const isAlike = (one: Term, other: Term): boolean => one.isOccasion === other.isOccasion;

const isKnown = ({ synonyms, marks, near, lacks }: Term): boolean =>
  synonyms.length + marks.length + near.length > 0 && lacks.length === 0;

const both = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];

const joined = <T extends Term>(one: T, other: T): T => ({
  ...one,
  synonyms: both(one.synonyms, [other.words.join(' '), ...other.synonyms]),
  marks: both(one.marks, other.marks),
  near: both(one.near, other.near),
  best: both(one.best, other.best),
  leans: both(one.leans, other.leans),
  isAbroad: one.isAbroad && other.isAbroad,
});

/** Terms, with those that an "or" parts as one. */
export function withEither<T extends Term>(terms: readonly T[]): T[] {
  const found: T[] = [];
  for (const term of terms) {
    const [link, before] = [found.at(-1), found.at(-2)];
    if (link && before && isEither(link) && isAlike(before, term) && isKnown(before) && isKnown(term))
      found.splice(-2, 2, joined(before, term));
    else found.push(term);
  }
  return found;
}

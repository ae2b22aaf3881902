/** How well entries answer a text query: where the words stand, what they are a kind of, how much of an occasion is served. */
import { jobCategories } from '#features/jobs/rules.ts';
import { rentalCategories } from '#features/rentals/rules.ts';
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import { defaultWeights, rank } from '../inverted-index/ts-rank.ts';
import { parseTsquery } from '../inverted-index/tsquery.ts';
import type { Entry } from '../index/entries.ts';
import type { KindIndex } from '../index/kind-index.ts';
import type { TextQuery } from '../query/text-query.ts';
import { described } from '../query/text-query.ts';
import { withWords } from '../index/words-in.ts';

/** What a title that is just what was typed counts: more than all else together. */
export const exactTitle = 1000;

/** What serves an occasion in many ways counts about as much as what names it. */
const servingCounts = 8;

/** What serves it best, and what is of a kind where people look for it first. */
const bestCounts = 2;
const leanCounts = 1.5;

/** What is not wanted counts against what is called so, and half as much against what speaks of it. */
const unwantedCounts = 8;

/** What is for beginners, more than what is called by the very word. */
const levelCounts = 4;

/** Less than any word that it has and others have not. */
const seldomCounts = 0.9;

/** A place to sleep, where somebody goes out. */
const stayCounts = 2;

/** Who serves nothing and speaks of what is eaten or drunk. */
const servesNothing: ReadonlySet<string> = new Set(['tour', 'shop', 'service', ...rentalCategories, ...jobCategories]);
const mentionCounts = 2;

/** What is near a thing that was asked for, and is so in several words; less where what was said itself is there to tell. */
const nearCounts = { alone: [0.7, 3], beside: [0.35, 0.5] } as const;

/** How much a word counts by where it stands, of D, C, B and A (table.ts): as usual, of what is near, of what serves. */
const weights = {
  usual: defaultWeights,
  near: [0.1, 0.2, 0.4, 0.6],
  serving: [0.1, 0.2, 0.2, 0.2],
} as const;

/** A set with its points; of several the first that has an entry counts. */
type Step = readonly [set: ReadonlyBitSet, points: number];

/** A number for each of these entries, higher for what answers better; `fit` is what they have besides. */
export function relevanceOf(
  query: TextQuery,
  index: KindIndex,
  ordinals: readonly number[],
  fit: (ordinal: number) => number,
): readonly number[] {
  const sums = new Float64Array(ordinals.length);
  const { inNames, inDocument } = withWords(index);
  const count = (...steps: readonly Step[]): void => {
    for (const [place, ordinal] of ordinals.entries())
      for (const [set, points] of steps)
        if (set.has(ordinal)) {
          sums[place] = (sums[place] ?? 0) + points;
          break;
        }
  };
  const countRank = (some: 'names' | 'document', by: keyof typeof weights, asked: string, times: number): void => {
    const ranks = rank(index[some], weights[by], parseTsquery(asked), ordinals);
    for (const [place, one] of ranks.entries()) sums[place] = (sums[place] ?? 0) + times * one;
  };
  count([inNames(query.exactTitle), exactTitle]);
  // How something should be is no name of it: "Tranquilo" is not tranquil for that, nor does "taking" take one anywhere.
  for (const { word, isInAll, isSoft } of query.literal)
    count(
      [inNames(word), isSoft ? 1.5 : 3],
      [inDocument(described(word)), isSoft ? 0.5 : 2],
      [isInAll ? index.alive : inDocument(word), isSoft ? 0.5 : 1.5],
    );
  // A word counts most where it stands itself in a name; what is of the kind it names counts more than its mention.
  for (const { mark, isNamed } of query.kinds) count([isNamed ? inNames(mark) : inDocument(mark), 2.5]);
  for (const word of query.synonyms) count([inNames(word), 1.5], [inDocument(described(word)), 1]);
  countNearness(query, { inNames, inDocument, count, countRank });
  if (query.best !== undefined) count([inDocument(query.best), bestCounts]);
  if (query.level !== undefined) count([inDocument(query.level), levelCounts]);
  if (query.leans !== undefined) count([inNames(query.leans), leanCounts]);
  if (query.seldom !== undefined) count([inNames(query.seldom), -seldomCounts]);
  if (query.unwanted !== undefined)
    count([inNames(query.unwanted), -unwantedCounts], [inDocument(query.unwanted), -unwantedCounts / 2]);
  countRank('names', 'usual', query.ranking, 1);
  if (query.occasion !== undefined) {
    count([inDocument(query.occasion), 1]);
    countRank('document', 'serving', query.occasion, servingCounts);
  }
  return ordinals.map((ordinal, place) => {
    const entry = index.entries[ordinal] as Entry;
    const isStay = query.isOut === true && (entry.category === 'apartment' || entry.category === 'villa');
    const isMention = query.isOfTable === true && servesNothing.has(entry.category);
    return (sums[place] ?? 0) + fit(ordinal) - (isStay ? stayCounts : 0) - (isMention ? mentionCounts : 0);
  });
}

type Counting = ReturnType<typeof withWords> & {
  readonly count: (...steps: readonly Step[]) => void;
  readonly countRank: (some: 'names' | 'document', by: keyof typeof weights, asked: string, times: number) => void;
};

function countNearness(
  { related, others, nearby = [], nearRanking, isByMeaning = false }: TextQuery,
  { inNames, inDocument, count, countRank }: Counting,
): void {
  if (related !== undefined) count([inNames(related), 1]);
  // What has the rest of the words is nearer than what is of the kind alone.
  if (others !== undefined) count([inDocument(others), 1]);
  // What is near more of what was asked for; and in how many words, first of its name.
  const [each, inWords] = nearCounts[isByMeaning ? 'alone' : 'beside'];
  for (const some of nearby) count([inDocument(some), each]);
  if (nearRanking !== undefined) countRank('document', 'near', nearRanking, inWords);
}

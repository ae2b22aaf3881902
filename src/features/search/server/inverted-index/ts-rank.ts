/** Ranks listings by a query as PostgreSQL's `ts_rank` does, in floats of the same size. */
import type { InvertedIndex } from './inverted-index.ts';
import { createVisitor, roomForPositions, toldOf } from './postings.ts';
import type { Tsquery, TsqueryLexeme, TsqueryNode } from './tsquery.ts';
import { placeOf, weightOf } from './tsvector.ts';

/** What a word counts by the weight of its text, from D to A. */
export type RankWeights = readonly [d: number, c: number, b: number, a: number];
/** What `ts_rank` takes where it is told none. */
export const defaultWeights: RankWeights = [0.1, 0.2, 0.4, 1];

const { fround } = Math;

/** What all repetitions of a word in an endless text come to: the sum of 1 / n². */
const endless = 1.64493406685;
/** A lexeme without a position counts as one at the end of the longest text, of the least weight. */
const lastPlace = 0x3fff;
/** So far apart are two words where one has no position, or so far that it hardly counts. */
const furthest = 16_384;
const far = 100;
/** Of what has not even two of the words that were asked for together. */
const minRank = fround(1e-20);

/** Each lexeme once, in order. What weights it was asked with makes no difference to a rank, nor whether it is wanted. */
function lexemesIn(node: TsqueryNode): readonly TsqueryLexeme[] {
  const all = new Map<string, TsqueryLexeme>();
  const gather = (one: TsqueryNode): void => {
    if (one.type === 'lexeme') {
      if (!all.has(one.lexeme)) all.set(one.lexeme, one);
    } else if (one.type === 'not') gather(one.of);
    else if (one.type === 'phrase') [one.left, one.right].forEach(gather);
    else one.of.forEach(gather);
  };
  gather(node);
  return [...all.values()].toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : 1));
}

const squares = Float64Array.from({ length: 257 }, (_, place) => place * place);

/** What the positions of one lexeme add: the first and the heaviest whole, each after that less. */
function worthOf(positions: Uint16Array, count: number, weights: Float32Array): number {
  let sum = 0;
  let [heaviest, heaviestAt] = [-1, 1];
  for (let nth = 1; nth <= count; nth += 1) {
    const weight = weights[weightOf(positions[nth - 1] as number)] as number;
    sum = fround(sum + fround(weight / (squares[nth] as number)));
    if (weight > heaviest) [heaviest, heaviestAt] = [weight, nth];
  }
  const share = fround(heaviest / (squares[heaviestAt] as number));
  return fround(fround(heaviest + sum) - share) / endless;
}

/** By each lexeme for itself, in any order. */
function rankByAny(
  index: InvertedIndex,
  weights: Float32Array,
  lexemes: readonly TsqueryLexeme[],
  ordinals: ArrayLike<number>,
): Float32Array {
  const ranks = new Float32Array(ordinals.length);
  const positions = roomForPositions();
  const worthOfMark = worthOf(Uint16Array.of(lastPlace), 1, weights);
  const visit = createVisitor(ordinals);
  for (const list of lexemes.flatMap(index.listsOf))
    visit(list, (at, told) => {
      const worth = told === 0 ? worthOfMark : worthOf(positions, index.positionsOf(told, positions), weights);
      ranks[at] = (ranks[at] as number) + worth;
    });
  for (let at = 0; at < ranks.length; at += 1) ranks[at] = (ranks[at] as number) / lexemes.length;
  return ranks;
}

/** How much nearness counts, by the distance of two words. */
const nearness = Float32Array.from(
  { length: far + 1 },
  (_, apart) => 1 / (1.005 + 0.05 * Math.exp(fround(apart) / 1.5 - 2)),
);
const nearnessAt = (apart: number): number => (apart > far ? fround(1e-30) : (nearness[apart] as number));

/** By each two lexemes, the nearer the better. */
function rankByPairs(
  index: InvertedIndex,
  weights: Float32Array,
  lexemes: readonly TsqueryLexeme[],
  ordinals: ArrayLike<number>,
): Float32Array {
  const nowhere = Uint16Array.of(lastPlace);
  const room = roomForPositions();
  const lists = lexemes.map(index.listsOf);

  /** What two positions add to a rank, of which nothing is known yet while it is below nought. */
  function withPair(rank: number, one: number, other: number, hasNone: boolean): number {
    const apart = Math.abs(placeOf(one) - placeOf(other));
    if (apart === 0 && !hasNone) return rank;
    const weight = fround((weights[weightOf(one)] as number) * (weights[weightOf(other)] as number));
    const counts = fround(Math.sqrt(fround(weight * nearnessAt(apart === 0 ? furthest : apart))));
    return rank < 0 ? counts : fround(1 - (1 - rank) * (1 - counts));
  }

  function rankOf(ordinal: number): number {
    let rank = -1;
    const before: Uint16Array[] = [];
    for (const own of lists) {
      let last: Uint16Array | undefined;
      for (const list of own) {
        const told = toldOf(list, ordinal);
        if (told === undefined) continue;
        last = told === 0 ? nowhere : room.slice(0, index.positionsOf(told, room));
        for (const other of before) {
          const hasNone = last === nowhere || other === nowhere;
          for (const one of last) for (const two of other) rank = withPair(rank, one, two, hasNone);
        }
      }
      if (last !== undefined) before.push(last);
    }
    return rank < 0 ? minRank : rank;
  }

  return Float32Array.from(ordinals, rankOf);
}

/**
 * `ts_rank(weights, vector, query)` of each of these listings, none twice, in their order. Where words are asked for together (or as a
 * phrase) their distance counts, else each word for itself, be it part of a phrase.
 */
export function rank(
  index: InvertedIndex,
  weights: RankWeights,
  { root }: Tsquery,
  ordinals: ArrayLike<number>,
): Float32Array {
  if (root === undefined) return new Float32Array(ordinals.length);
  const lexemes = lexemesIn(root);
  const isTogether = (root.type === 'and' || root.type === 'phrase') && lexemes.length > 1;
  return (isTogether ? rankByPairs : rankByAny)(index, Float32Array.from(weights), lexemes, ordinals);
}

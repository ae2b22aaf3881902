/**
 * For each lexeme the listings that have it, with its positions there: numbers in a few long arrays, since there are
 * millions of them.
 */
import { grown } from './grown.ts';
import { weightOf } from './tsvector.ts';

/**
 * The listings that have a lexeme, in ascending order: of each two words, its ordinal and what tells the positions. Never
 * changed within its length.
 */
export type PostingList = { readonly words: Uint32Array; readonly length: number };

/*
 * What tells the positions: nothing for none; else the weights that occur in bits 27 to 30, and below them the only
 * position itself (then bit 31 is set), or from where on all of them are kept.
 */
const isSingle = 0x80000000;
const weightsFrom = 27;
const below = (1 << weightsFrom) - 1;

/** Whether a lexeme has one of these weights there (0 for any). One without positions has whatever is asked for. */
export const hasWeight = (told: number, weights: number): boolean =>
  weights === 0 || told === 0 || ((told >>> weightsFrom) & weights) !== 0;

/** What is kept of a lexeme that only one listing has, as many do: how many have it, and the first. */
const headLength = 3;

/** What has one more will have some more. */
function listFrom(ordinal: number, told: number): Uint32Array<ArrayBuffer> {
  const list = new Uint32Array(8);
  list[0] = ordinal;
  list[1] = told;
  return list;
}

export type Postings = ReturnType<typeof createPostings>;

export function createPostings() {
  let heads = new Uint32Array(headLength * 1024);
  const lists: (Uint32Array<ArrayBuffer> | undefined)[] = [];
  let kept = new Uint16Array(4096);
  // Nothing begins at nought.
  let nextKept = 1;

  /** Keeps positions, and tells where. */
  function keep(positions: Uint16Array, count: number): number {
    if (count === 0) return 0;
    let weights = 0;
    for (let at = 0; at < count; at += 1) weights |= 1 << weightOf(positions[at] as number);
    if (count === 1) return (isSingle | (weights << weightsFrom) | (positions[0] as number)) >>> 0;
    const begin = nextKept;
    nextKept += count + 1;
    if (nextKept > below) throw new Error('No room for more positions in an index of words.');
    kept = grown(kept, nextKept);
    kept[begin] = count;
    for (let at = 0; at < count; at += 1) kept[begin + 1 + at] = positions[at] as number;
    return ((weights << weightsFrom) | begin) >>> 0;
  }

  return {
    /** Of lexemes by their numbers; ordinals come in ascending order. */
    add(lexeme: number, ordinal: number, positions: Uint16Array, count: number): void {
      const told = keep(positions, count);
      const head = lexeme * headLength;
      heads = grown(heads, head + headLength);
      const length = heads[head] as number;
      heads[head] = length + 1;
      if (length === 0) {
        heads[head + 1] = ordinal;
        heads[head + 2] = told;
        return;
      }
      const list = grown(
        lists[lexeme] ?? listFrom(heads[head + 1] as number, heads[head + 2] as number),
        2 * length + 2,
      );
      list[2 * length] = ordinal;
      list[2 * length + 1] = told;
      lists[lexeme] = list;
    },
    listOf(lexeme: number): PostingList {
      const head = lexeme * headLength;
      return { words: lists[lexeme] ?? heads.subarray(head + 1, head + headLength), length: heads[head] ?? 0 };
    },
    /** Reads positions into an array that has room for all there can be; says how many there are. */
    positionsOf(told: number, into: Uint16Array): number {
      if (told === 0) return 0;
      if (told >= isSingle) {
        into[0] = told & 0xffff;
        return 1;
      }
      const begin = told & below;
      const count = kept[begin] as number;
      for (let at = 0; at < count; at += 1) into[at] = kept[begin + 1 + at] as number;
      return count;
    },
  };
}

/** Of all there can be. */
export const roomForPositions = (): Uint16Array => new Uint16Array(256);

/** Where in a list an ordinal is, or the first that is higher. */
function placeIn({ words, length }: PostingList, ordinal: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[2 * middle] as number) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What tells the positions of a lexeme in one listing; undefined where it doesn't have it. */
export function toldOf(list: PostingList, ordinal: number): number | undefined {
  const place = placeIn(list, ordinal);
  return place < list.length && list.words[2 * place] === ordinal ? list.words[2 * place + 1] : undefined;
}

/** A list that is so much longer than what is looked for is not read through. */
const muchLonger = 64;

/** Tells of each of some ordinals, none twice, that is in a list: its place among them, and what tells the positions. */
export function createVisitor(ordinals: ArrayLike<number>) {
  let most = 0;
  for (let at = 0; at < ordinals.length; at += 1) most = Math.max(most, ordinals[at] as number);
  // Most of a list is not among them: that is seen in bits, which stay near the processor.
  const bits = new Uint32Array((most >>> 5) + 1);
  const places = new Uint32Array(most + 1);
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] as number;
    bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
    places[ordinal] = at;
  }
  return (list: PostingList, visit: (at: number, told: number) => void): void => {
    const { words, length } = list;
    if (length > muchLonger * ordinals.length) {
      for (let at = 0; at < ordinals.length; at += 1) {
        const told = toldOf(list, ordinals[at] as number);
        if (told !== undefined) visit(at, told);
      }
      return;
    }
    for (let next = 0; next < 2 * length; next += 2) {
      const ordinal = words[next] as number;
      if (ordinal > most) return;
      if ((((bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1) === 1)
        visit(places[ordinal] as number, words[next + 1] as number);
    }
  };
}

/** Looks for ordinals in a list, each higher than the one before: a step is as long as the gap. */
export function createCursor({ words, length }: PostingList) {
  let at = 0;
  return {
    /** What tells the positions there; undefined where the listing doesn't have it. */
    find(ordinal: number): number | undefined {
      if (at >= length) return undefined;
      if ((words[2 * at] as number) < ordinal) {
        let step = 1;
        while (at + step < length && (words[2 * (at + step)] as number) < ordinal) {
          at += step;
          step *= 2;
        }
        let [low, high] = [at + 1, Math.min(at + step, length)];
        while (low < high) {
          const middle = (low + high) >>> 1;
          if ((words[2 * middle] as number) < ordinal) low = middle + 1;
          else high = middle;
        }
        at = low;
        if (at >= length) return undefined;
      }
      return words[2 * at] === ordinal ? words[2 * at + 1] : undefined;
    },
  };
}

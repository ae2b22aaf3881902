/** A set of small numbers, a bit for each: what several words find is put together 32 listings at a time. */
import { grown } from './grown.ts';

const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const wordsFor = (size: number): number => (size + 31) >>> 5;

/** Whole numbers from nought on. It grows with the highest. */
export class BitSet {
  private words: Uint32Array<ArrayBuffer>;

  constructor(words: Uint32Array<ArrayBuffer>) {
    this.words = words;
  }

  add(number: number): void {
    const at = number >>> 5;
    if (at >= this.words.length) this.words = grown(this.words, at + 1);
    this.words[at] = (this.words[at] as number) | (1 << (number & 31));
  }

  /** Adds the first of each two words, of so many pairs (a list of postings). */
  addPairs(pairs: Uint32Array, count: number): void {
    if (count === 0) return;
    this.words = grown(this.words, ((pairs[2 * count - 2] as number) >>> 5) + 1);
    const { words } = this;
    for (let at = 0; at < 2 * count; at += 2) {
      const number = pairs[at] as number;
      words[number >>> 5] = (words[number >>> 5] as number) | (1 << (number & 31));
    }
  }

  remove(number: number): void {
    const at = number >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] as number) & ~(1 << (number & 31));
  }

  has(number: number): boolean {
    return (((this.words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
  }

  count(): number {
    let count = 0;
    for (const word of this.words) if (word !== 0) count += bitsOf(word);
    return count;
  }

  isEmpty(): boolean {
    for (const word of this.words) if (word !== 0) return false;
    return true;
  }

  /** Keeps what is in both. */
  and(other: ReadonlyBitSet): this {
    const { words } = other as BitSet;
    const both = Math.min(words.length, this.words.length);
    for (let at = 0; at < both; at += 1) this.words[at] = (this.words[at] as number) & (words[at] as number);
    this.words.fill(0, both);
    return this;
  }

  /** Adds what is in the other. */
  or(other: ReadonlyBitSet): this {
    const { words } = other as BitSet;
    this.words = grown(this.words, words.length);
    for (let at = 0; at < words.length; at += 1) this.words[at] = (this.words[at] as number) | (words[at] as number);
    return this;
  }

  /** Leaves out what is in the other. */
  andNot(other: ReadonlyBitSet): this {
    const { words } = other as BitSet;
    const both = Math.min(words.length, this.words.length);
    for (let at = 0; at < both; at += 1) this.words[at] = (this.words[at] as number) & ~(words[at] as number);
    return this;
  }

  /** What it takes in memory. */
  bytes(): number {
    return this.words.byteLength;
  }

  clone(): BitSet {
    return new BitSet(this.words.slice());
  }

  /** Each number, in ascending order. */
  forEach(visit: (number: number) => void): void {
    for (let at = 0; at < this.words.length; at += 1) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const lowest = word & -word;
        visit((at << 5) + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
  }

  /** Whether it is so of any of them, asked in ascending order until it is. */
  some(test: (number: number) => boolean): boolean {
    for (let at = 0; at < this.words.length; at += 1) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const lowest = word & -word;
        if (test((at << 5) + 31 - Math.clz32(lowest))) return true;
        word ^= lowest;
      }
    }
    return false;
  }

  /** All of them, in ascending order. */
  toArray(): Int32Array {
    const numbers = new Int32Array(this.count());
    let next = 0;
    this.forEach((number) => {
      numbers[next] = number;
      next += 1;
    });
    return numbers;
  }
}

/** A set that others look at too: who wants to change it takes a clone. */
export type ReadonlyBitSet = Pick<
  BitSet,
  'has' | 'count' | 'isEmpty' | 'bytes' | 'clone' | 'forEach' | 'some' | 'toArray'
>;

/** An empty set with room for the numbers below `size`. */
export const createBitSet = (size = 0): BitSet => new BitSet(new Uint32Array(wordsFor(size)));

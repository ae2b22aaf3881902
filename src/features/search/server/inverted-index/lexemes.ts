/** All lexemes of an index, numbered as they come, and those that begin with some letters. */

import { grown } from './grown.ts';

/** So many new ones are looked through; more are put in order. */
const maxUnsorted = 1000;

/** A string of its own: a part of a text would keep the whole text in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** A number for the letters from one place of a text to another (FNV-1a). */
function hashOf(text: string, begin: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = begin; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function createLexemes() {
  const lexemes: string[] = [];
  let hashes = new Uint32Array(1024);
  // A hash table of numbers (one more, for nought is an empty place): a map would want a string of every word that is read.
  let table = new Uint32Array(4096);
  // In order for who asks how lexemes begin: put in order when it is first asked, and when many have come since.
  let sorted: number[] | undefined;
  let unsorted: number[] = [];
  const inOrder = (a: number, b: number): number => ((lexemes[a] as string) < (lexemes[b] as string) ? -1 : 1);

  /** Where in the table a lexeme is, or an empty place for it. */
  function placeOf(hash: number, text: string, begin: number, end: number): number {
    const mask = table.length - 1;
    let place = hash & mask;
    for (;;) {
      const number = (table[place] as number) - 1;
      if (number < 0) return place;
      if (hashes[number] === hash) {
        const lexeme = lexemes[number] as string;
        if (lexeme.length === end - begin && text.startsWith(lexeme, begin)) return place;
      }
      place = (place + 1) & mask;
    }
  }

  /** At most half full, so that an empty place is near. */
  function enlarge(): void {
    table = new Uint32Array(2 * table.length);
    const mask = table.length - 1;
    for (let number = 0; number < lexemes.length; number += 1) {
      let place = (hashes[number] as number) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = number + 1;
    }
  }

  function ordered(): readonly number[] {
    if (sorted !== undefined && unsorted.length <= maxUnsorted) return sorted;
    sorted = (sorted === undefined ? [...lexemes.keys()] : [...sorted, ...unsorted]).toSorted(inOrder);
    unsorted = [];
    return sorted;
  }

  return {
    numberOf(lexeme: string): number | undefined {
      const { length } = lexeme;
      const number = table[placeOf(hashOf(lexeme, 0, length), lexeme, 0, length)] as number;
      return number === 0 ? undefined : number - 1;
    },
    /** The number of a lexeme that stands in a text, be it new. */
    numberFor(text: string, begin: number, end: number): number {
      const hash = hashOf(text, begin, end);
      const place = placeOf(hash, text, begin, end);
      const known = table[place] as number;
      if (known !== 0) return known - 1;
      const number = lexemes.length;
      lexemes.push(copyOf(text.slice(begin, end)));
      hashes = grown(hashes, number + 1);
      hashes[number] = hash;
      table[place] = number + 1;
      if (2 * lexemes.length > table.length) enlarge();
      if (sorted !== undefined) unsorted.push(number);
      return number;
    },
    /** The numbers of all that begin so, in the order of the lexemes. */
    beginningWith(prefix: string): readonly number[] {
      const all = ordered();
      const begins = (number: number | undefined) =>
        number !== undefined && (lexemes[number] as string).startsWith(prefix);
      let [low, high] = [0, all.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((lexemes[all[middle] as number] as string) < prefix) low = middle + 1;
        else high = middle;
      }
      while (begins(all[high])) high += 1;
      const fresh = unsorted.filter(begins);
      const found = all.slice(low, high);
      return fresh.length === 0 ? found : [...found, ...fresh].toSorted(inOrder);
    },
  };
}

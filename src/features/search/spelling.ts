/** Spelling correction: edit distance (Damerau-Levenshtein, weighted), and the corrections within it. Pure. */

/** A doubled letter left out or typed twice is the lightest edit, two letters transposed the next. */
const weights = { doubled: 0.6, transposed: 0.8, other: 1 } as const;

/** So many edits are forgiven in a word: one from four letters, two from eight. */
export function maxEdits(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** The weighted edits between two words: letters left out, added, changed, or transposed with their neighbour. */
export function editDistance(typed: string, meant: string): number {
  const [a, b] = [[...typed], [...meant]];
  const rows: number[][] = [b.map((_, i) => i + 1)];
  rows[0]?.unshift(0);
  const cost = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const drop = cost(i - 1, j) + (a[i - 1] === a[i - 2] ? weights.doubled : weights.other);
      const add = cost(i, j - 1) + (b[j - 1] === b[j - 2] ? weights.doubled : weights.other);
      const change = cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : weights.other);
      const isTransposed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(drop, add, change, isTransposed ? cost(i - 2, j - 2) + weights.transposed : Number.POSITIVE_INFINITY),
      );
    }
  }
  return cost(a.length, b.length);
}

/** The letters of a word as bits; two letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 32);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** An edit brings or takes one letter at most: words with more letters of their own need not be compared letter by letter. */
const mayBeWithin = (limit: number, some: number, others: number): boolean =>
  countOf(some & ~others) <= limit && countOf(others & ~some) <= limit;

/** The words that may have been meant, the likeliest first: the fewest edits, then the first letter right. */
export function rankCorrections(typed: string, words: Iterable<string>): string[] {
  if (maxEdits(typed.length) === 0) return [];
  const letters = lettersOf(typed);
  return [...new Set(words)]
    .map((word) => {
      // What was left out counts as well: "regeton" has seven letters, but the word has nine.
      const limit = word.length < 4 ? 0 : maxEdits(Math.max(typed.length, word.length));
      const isNear =
        limit > 0 &&
        word !== typed &&
        Math.abs(word.length - typed.length) <= limit &&
        mayBeWithin(limit, letters, lettersOf(word));
      return { word, limit, edits: isNear ? editDistance(typed, word) : Number.POSITIVE_INFINITY };
    })
    .filter(({ edits, limit }) => edits <= limit)
    .map(({ word, edits }) => ({ word, edits: edits + (word[0] === typed[0] ? 0 : 0.3) }))
    .toSorted((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/** How far a mistyped word is from a real one. Pure. */

/** A doubled letter left out or typed twice is the lightest slip, two letters swapped the next. */
const weights = { doubled: 0.6, swapped: 0.8, other: 1 } as const;

/** So many slips are forgiven in a word: one from four letters, two from eight. */
export function forgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** The slips between two words (letters left out, added, changed, or swapped with their neighbour), weighted. */
export function slipsBetween(typed: string, meant: string): number {
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
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(drop, add, change, isSwap ? cost(i - 2, j - 2) + weights.swapped : Number.POSITIVE_INFINITY));
    }
  }
  return cost(a.length, b.length);
}

/** The words that may have been meant, the likeliest first: the fewest slips, then the first letter right. */
export function mendsOf(typed: string, words: Iterable<string>): string[] {
  if (forgiven(typed.length) === 0) return [];
  return [...new Set(words)]
    .map((word) => {
      // What was left out counts as well: "regeton" has seven letters, but the word has nine.
      const limit = word.length < 4 ? 0 : forgiven(Math.max(typed.length, word.length));
      const isNear = limit > 0 && word !== typed && Math.abs(word.length - typed.length) <= limit;
      return { word, limit, slips: isNear ? slipsBetween(typed, word) : Number.POSITIVE_INFINITY };
    })
    .filter(({ slips, limit }) => slips <= limit)
    .map(({ word, slips }) => ({ word, slips: slips + (word[0] === typed[0] ? 0 : 0.3) }))
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

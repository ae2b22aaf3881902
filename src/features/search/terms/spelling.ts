/** Spelling correction: edit distance (Damerau-Levenshtein, weighted), and the corrections within it. Pure. */
import { consonantsOf, soundOf } from './sounds-alike.ts';
import { singular } from '../tokenize.ts';

/** A doubled letter left out or typed twice is the lightest edit, two letters transposed the next. */
const weights = { doubled: 0.6, transposed: 0.8, other: 1 } as const;

/** A word that sounds the same is nearer than any that has a letter less or more. */
const alike = 0.4;

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

/** Which letters a word has, as bits; those beyond a to z share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97;
    letters |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return letters;
}

function bitsOf(some: number): number {
  let count = 0;
  for (let rest = some; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Each letter that only one of the two has is an edit at least: most words need no closer look. */
const fewestEdits = (a: number, b: number): number => Math.max(bitsOf(a & ~b), bitsOf(b & ~a));

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether a single letter of one is the neighbour of the other's on a keyboard, the rest being equal. */
function isSlip(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  const at = [...typed].findIndex((letter, i) => letter !== word[i]);
  if (at === -1 || typed.slice(at + 1) !== word.slice(at + 1)) return false;
  const [one, other] = [typed[at] ?? '', word[at] ?? ''];
  return rows.some(
    (row) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(other),
  );
}
const slip = 0.9;

/** How words sound: most of those that are compared are compared again and again. */
const sounds = new Map<string, string>();
const maxSounds = 20_000;

function soundOfOne(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const sound = soundOf(singular(word));
  if (sounds.size >= maxSounds) sounds.clear();
  sounds.set(word, sound);
  return sound;
}

/** The words that may have been meant, the likeliest first: the fewest edits, then the first letter right. */
export function rankCorrections(typed: string, words: Iterable<string>): string[] {
  if (maxEdits(typed.length) === 0) return [];
  const letters = lettersOf(typed);
  const sound = soundOfOne(typed);
  const consonants = consonantsOf(typed);
  // "Karokee": two vowels may be wrong where all the others are right.
  const isLong = typed.length > 6 && consonants.length > 2;
  const near = new Map<string, number>();
  for (const word of words) {
    // What was left out counts as well: "regeton" has seven letters, but the word has nine.
    const usual = word.length < 4 ? 0 : maxEdits(Math.max(typed.length, word.length));
    const limit = usual === 1 && isLong && consonantsOf(word) === consonants ? 2 : usual;
    if (limit > 0 && word !== typed && soundOfOne(word) === sound) {
      near.set(word, Math.min(alike, editDistance(typed, word)));
      continue;
    }
    if (limit === 0 || word === typed || Math.abs(word.length - typed.length) > limit || near.has(word)) continue;
    if (fewestEdits(letters, lettersOf(word)) > limit) continue;
    const edits = editDistance(typed, word);
    // What begins with another letter is the same word only where nothing else is wrong.
    if (edits <= (word[0] === typed[0] ? limit : 1))
      near.set(word, (edits === 1 && isSlip(typed, word) ? slip : edits) + (word[0] === typed[0] ? 0 : 0.3));
  }
  return [...near].toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([word]) => word);
}

import type { Motif } from '../poster.ts';

/**
 * Words by motif, in both languages, with commas between them. They stand without accents and capitals, and a plural goes
 * without saying. A word with `~` before it counts in a title alone: in a description it is said of too much.
 */
export type WordsOf = { readonly [M in Motif]?: string };

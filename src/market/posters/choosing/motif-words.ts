/**
 * What a poster shows by the words of what it is for: families of motifs, each with its words. A motif stands in every
 * family in which it is at home; which families fit a listing, its room says. Data, and the server's alone.
 */
import { beach, music, night, sea, sport, stage } from './words-of-doing.ts';
import { drinks, food, homes, outings, trades, wheels } from './words-of-places.ts';
import { work } from './words-of-work.ts';
import type { WordsOf } from './words-of.ts';

export const motifWords = {
  music,
  night,
  stage,
  sport,
  sea,
  beach,
  food,
  drinks,
  homes,
  wheels,
  outings,
  trades,
  work,
} satisfies Readonly<Record<string, WordsOf>>;

export type Family = keyof typeof motifWords;

/** The poster that something wears: the motif its words name, and a seed of its own. */
import type { WornPoster } from '../contract.ts';
import { seedOf } from '../poster.ts';
import { chooseMotif, type Looks, type Written } from './choose-motif.ts';

type Something<Category extends string> = Written & { readonly id: string; readonly category: Category };

export function wornPoster<Category extends string>(thing: Something<Category>, looks: Looks<Category>): WornPoster {
  return { motif: chooseMotif(thing, looks[thing.category]), seed: seedOf(thing.id) };
}

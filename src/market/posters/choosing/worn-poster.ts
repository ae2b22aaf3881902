/** The poster that something wears: the one that was chosen for it, else the motif its words name, and a seed of its own. */
import { readChosen } from '../chosen-poster.ts';
import type { WornPoster } from '../contract.ts';
import { seedOf } from '../poster.ts';
import { chooseMotif, type Looks, type Written } from './choose-motif.ts';

type Something<Category extends string> = Written & {
  readonly id: string;
  readonly category: Category;
  readonly chosenPoster?: string | null;
};

export function wornPoster<Category extends string>(thing: Something<Category>, looks: Looks<Category>): WornPoster {
  return (
    readChosen(thing.chosenPoster ?? null) ?? {
      motif: chooseMotif(thing, looks[thing.category]),
      seed: seedOf(thing.id),
    }
  );
}

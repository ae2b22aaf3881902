/** What an occasion is: a reason to go out, a mood, what has to be got through. It stands for what serves it, not the other way round. */
import { town } from '#market/town/town.ts';
import { tokenize } from '../../tokenize.ts';

/** The town, as words are compared. */
export const here = tokenize(town.name).join(' ');

export type Occasion = {
  readonly names: string;
  /** What serves it best: comes before the rest. */
  readonly best?: string;
  readonly words: string;
  /** Facts that serve it, as the index marks them: what costs nothing. */
  readonly facts?: readonly string[];
  /** Whole categories, where all of one serve it. */
  readonly kinds?: readonly string[];
  /** Categories that people look at first for it; of them only what has some of the words. */
  readonly leans?: readonly string[];
};

/** What says that the town misses a firm: searches for its very name, and looks at places like it. Pure. */
import type { BusinessCategory } from '#features/businesses/rules.ts';
import type { ProspectCategory } from '#features/prospect-businesses/rules.ts';
import { namedCategories } from '#features/search/query-terms.ts';
import { singular, tokenize } from '#features/search/tokenize.ts';

/** In which category of the directory firms like a prospect stand. */
export const categoryOfProspect: Readonly<Record<ProspectCategory, BusinessCategory>> = {
  hotel: 'hotel',
  restaurant: 'restaurant',
  bar: 'bar',
  nightclub: 'club',
  taxi: 'service',
  watersports: 'tour',
};

const keysOf = (text: string) => tokenize(text).map(singular);

/** Words that name kinds of places, or join names: whoever types them looks for no one firm. */
const shared = new Set([
  ...namedCategories.flatMap(({ name }) => keysOf(name)),
  ...keysOf('the of and in at el la los las de del y en al a'),
]);
const ownWordsOf = (text: string): ReadonlySet<string> => new Set(keysOf(text).filter((word) => !shared.has(word)));

/** Missed searches with how often each was asked. */
type Missed = { readonly words: string; readonly count: number };

/** How often each of some firms was searched for by name: all words of the search that are no kind of place are in it. */
export function missedByName(names: readonly string[], missed: readonly Missed[]): number[] {
  const asked = missed.map(({ words, count }) => ({ words: ownWordsOf(words), count }));
  return names.map((name) => {
    const known = ownWordsOf(name);
    return asked
      .filter(({ words }) => words.size > 0 && [...words].every((word) => known.has(word)))
      .reduce((sum, { count }) => sum + count, 0);
  });
}

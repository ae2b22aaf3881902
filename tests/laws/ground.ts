import { isTest, type Tree } from './tree.ts';

/** Words of this trade, in names, texts and comments alike. */
const trade = /\b(?:listings?|rentals?|touris[tm]\w*|beach\w*|posters?|nightlife|nightclubs?|benidorm)\b/giu;

/** The kit could be used for a library's catalogue: no file of it speaks of the trade. */
export function tradeWords(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => path.startsWith('src/kit/') && !isTest(path))
    .flatMap(([path, source]) => [...source.matchAll(trade)].map(([word]) => `${path}: ${word}`));
}

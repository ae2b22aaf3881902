import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import type { ProspectCategory } from '../rules.ts';

/** What posters of firms show, by category. */
export const prospectLooks: Looks<ProspectCategory> = {
  hotel: { motif: 'bell', families: ['homes'] },
  restaurant: { motif: 'place-setting', families: ['food', 'drinks'] },
  bar: { motif: 'cocktail', families: ['drinks', 'stage', 'music', 'night', 'beach', 'food'] },
  nightclub: { motif: 'record', families: ['stage', 'music', 'night'] },
  taxi: { motif: 'steering-wheel', families: ['wheels'] },
  watersports: { motif: 'jetski', families: ['sea'] },
};

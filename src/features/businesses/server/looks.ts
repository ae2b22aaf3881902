import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import type { BusinessCategory } from '../rules.ts';

/** What posters of places show, by category. */
export const businessLooks: Looks<BusinessCategory> = {
  restaurant: { motif: 'paella', families: ['food', 'drinks', 'stage'] },
  bar: { motif: 'cocktail', families: ['drinks', 'stage', 'music', 'night', 'beach', 'food', 'sport'] },
  club: { motif: 'record', families: ['stage', 'music', 'night'] },
  hotel: { motif: 'bell', families: ['homes'] },
  tour: { motif: 'compass', families: ['outings', 'sea', 'wheels', 'sport', 'food', 'drinks'] },
  shop: { motif: 'sunhat', families: ['trades', 'food'] },
  service: { motif: 'lifebuoy', families: ['trades', 'wheels', 'sport', 'outings'] },
};

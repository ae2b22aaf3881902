import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import { businessMotifs, type BusinessCategory } from '../rules.ts';

/** What posters of places show, by category. */
export const businessLooks: Looks<BusinessCategory> = {
  restaurant: { motif: businessMotifs.restaurant, families: ['food', 'drinks', 'stage'] },
  bar: { motif: businessMotifs.bar, families: ['drinks', 'stage', 'music', 'night', 'beach', 'food', 'sport'] },
  club: { motif: businessMotifs.club, families: ['stage', 'music', 'night'] },
  hotel: { motif: businessMotifs.hotel, families: ['homes'] },
  tour: { motif: businessMotifs.tour, families: ['outings', 'sea', 'wheels', 'sport', 'food', 'drinks'] },
  shop: { motif: businessMotifs.shop, families: ['trades', 'food'] },
  service: { motif: businessMotifs.service, families: ['trades', 'wheels', 'sport', 'outings'] },
};

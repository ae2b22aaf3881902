/** The directory: closed sets and pure rules (specification sections 3 and 9). */
import type { Motif } from '#market/posters/poster.ts';

export const businessCategories = ['restaurant', 'bar', 'club', 'hotel', 'tour', 'shop', 'service'] as const;
export type BusinessCategory = (typeof businessCategories)[number];

export const priceRanges = ['€', '€€', '€€€', '€€€€'] as const;
/** From how many euro a person on each range is, so that a price limit can be asked of places: a night in a hotel, else a visit. */
export const rangesFrom = { usual: [1, 15, 30, 60], of: { hotel: [1, 50, 100, 180] } } as const;
export type PriceRange = (typeof priceRanges)[number];

export const businessMotifs = {
  restaurant: 'place-setting',
  bar: 'cocktail',
  club: 'record',
  hotel: 'bell',
  tour: 'compass',
  shop: 'sunhat',
  service: 'lifebuoy',
} as const satisfies Record<BusinessCategory, Motif>;

/** TOP RATED needs so many tenths of a star, as they are shown, by so many: one happy cousin is no proof (decision 0146). */
const topRated = { tenths: 48, reviews: 10 } as const;

/** TOP RATED by its reviews, VIP CLUB where a club says that it has tables with service; else none (decision 0049). */
export function businessBadge(place: {
  category: BusinessCategory;
  rating: number | null;
  reviewCount: number;
  vip: boolean;
}): 'topRated' | 'vipClub' | undefined {
  if (Math.round((place.rating ?? 0) * 10) >= topRated.tenths && place.reviewCount >= topRated.reviews)
    return 'topRated';
  return place.category === 'club' && place.vip ? 'vipClub' : undefined;
}

/** What a place has is a menu where it serves food or drinks; anything else offers something. */
export const servesFood = (category: BusinessCategory): boolean => category === 'restaurant' || category === 'bar';

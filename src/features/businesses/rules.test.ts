import { expect, it } from 'vitest';
import { businessBadge, businessCategories, businessMotifs } from './rules.ts';

it.each([
  ['restaurant', 4.8, 10, false, 'topRated'],
  ['shop', 4.75, 10, false, 'topRated'],
  ['bar', 4.74, 200, false, undefined],
  ['restaurant', 4.5, 10, false, undefined],
  ['tour', 4.9, 200, false, 'topRated'],
  ['restaurant', 4.4, 200, false, undefined],
  ['restaurant', 5, 9, false, undefined],
  ['bar', null, 0, false, undefined],
  ['club', 4.2, 80, true, 'vipClub'],
  ['club', 4.2, 80, false, undefined],
  ['shop', 4, 80, true, undefined],
] as const)(
  'a %s rated %s by %i, with VIP tables %s, wears the badge %s',
  (category, rating, reviewCount, vip, badge) =>
    expect(businessBadge({ category, rating, reviewCount, vip })).toBe(badge),
);

it('draws each category with a motif of its own', () => {
  expect(new Set(Object.values(businessMotifs)).size).toBe(businessCategories.length);
});

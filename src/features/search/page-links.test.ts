import { describe, expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

describe('pageLinks', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('page %i of %i shows %j', (page, pages, shown) => expect(pageLinks(page, pages)).toEqual(shown));
});

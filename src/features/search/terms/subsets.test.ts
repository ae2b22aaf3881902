import { describe, expect, it } from 'vitest';
import { subsetsOf, tellsOf } from './subsets.ts';

const weighed = (listings: Readonly<Record<string, number>>) =>
  Object.entries(listings).map(([one, n]) => ({ one, tells: tellsOf(n, 400) }));

describe('what is looked for instead of everything', () => {
  it('leaves out what tells least first', () => {
    const [first, second] = subsetsOf(weighed({ back: 300, massage: 2, evening: 90 }));
    expect(first).toEqual(['massage', 'evening']);
    expect(second).toEqual(['back', 'massage']);
  });

  it('keeps the order in which things were said, never all of them and never nothing', () => {
    const sets = subsetsOf(weighed({ kids: 5, birthday: 1, party: 60 }));
    expect(sets).not.toContainEqual(['kids', 'birthday', 'party']);
    expect(sets).not.toContainEqual([]);
    expect(sets[0]).toEqual(['kids', 'birthday']);
  });

  it('of many things tries a few readings only', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`word${i}`, i + 1]));
    expect(subsetsOf(weighed(many)).length).toBeLessThanOrEqual(14);
  });

  it('of one thing there is nothing less', () => expect(subsetsOf(weighed({ paella: 3 }))).toEqual([]));
});

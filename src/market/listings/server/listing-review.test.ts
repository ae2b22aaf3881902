import { describe, expect, it } from 'vitest';
import { isNews, reviewOf, stepValues } from './listing-review.ts';

const at = new Date('2026-08-21T18:00:00Z');
const draft = { status: 'draft', ownerId: 'owner', reviewedAt: null, reviewNote: null } as const;

describe('a reason of the desk', () => {
  it('stands from the return until the next question, or until it is public', () => {
    expect(stepValues({ step: 'return', note: 'No photo' }, draft, at)).toEqual({
      reviewAskedAt: null,
      reviewNote: 'No photo',
    });
    expect(stepValues({ step: 'ask' }, { ...draft, reviewNote: 'No photo' }, at)).toMatchObject({ reviewNote: null });
    expect(reviewOf({ ...draft, reviewNote: 'No photo' }, 'published', at)).toMatchObject({ reviewNote: null });
  });
});

describe('news for an owner', () => {
  const returned = { ...draft, reviewNote: 'No photo' };
  const open = { ...draft, status: 'published' } as const;
  it.each([
    ['published by the desk', draft, open, true],
    ['sent back by the desk', draft, returned, true],
    ['changed while it is public', open, open, false],
    ['changed with the reason still standing', returned, returned, false],
    ['taken down', open, draft, false],
  ])('one that was %s', (_, before, after, told) => expect(isNews(before, after, 'desk')).toBe(told));

  it('is not what they did themselves, nor what nobody owns', () => {
    expect(isNews(draft, open, 'owner')).toBe(false);
    expect(isNews({ ...draft, ownerId: null }, { ...open, ownerId: null }, 'desk')).toBe(false);
  });
});

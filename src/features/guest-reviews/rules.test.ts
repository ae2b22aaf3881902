import { describe, expect, test } from 'vitest';
import { averageOf, keptReviewHash, mayReview, mayReviewKept, namedIn, ownReviewHash, shownName } from './rules.ts';

test.each([
  ['Ana Pla Ferrer', 'Ana F.'],
  ['  Óscar  ñíguez ', 'Óscar Ñ.'],
  ['Madonna', 'Madonna'],
  ['', ''],
])('%j is shown as %j', (fullName, name) => expect(shownName(fullName)).toBe(name));

test('no review is no rating, and not a bad one', () => {
  expect([averageOf(0, 0), averageOf(3, 14), averageOf(1, 1)]).toEqual([null, 4.67, 1]);
});

test('the page knows a key from an order of one’s own', () => {
  expect(namedIn('a-key')).toEqual({ token: 'a-key' });
  expect(namedIn(ownReviewHash('AbCdEfGh'))).toEqual({ order: 'AbCdEfGh' });
  expect(namedIn(keptReviewHash('AbCdEfGh'))).toEqual({ ticket: 'AbCdEfGh' });
});

describe('a booking offers a review', () => {
  const at = new Date('2026-08-22T12:00:00Z');
  const scanned = { usedAt: '2026-08-21T21:00:00Z' };
  const night = { kind: 'event', status: 'confirmed', dispute: null, tickets: [{ usedAt: null }, scanned] };
  const stay = { ...night, kind: 'rental', tickets: [{ usedAt: null }] };
  const ended = new Date('2026-08-22T09:00:00Z');
  test('after a scan at the door, for 30 days', () => {
    expect(mayReview(night, null, at)).toBe(true);
    expect(mayReview({ ...night, tickets: [{ usedAt: null }] }, null, at)).toBe(false);
    expect(mayReview(night, null, new Date('2026-09-21T00:00:00Z'))).toBe(false);
  });
  test('not for the ticket that a friend keeps, who has it instead', () => {
    const kept = { ...scanned, given: { isKept: true } };
    expect(mayReview({ ...night, tickets: [kept] }, null, at)).toBe(false);
    expect(mayReview({ ...night, tickets: [{ ...scanned, given: { isKept: false } }] }, null, at)).toBe(true);
    expect(mayReviewKept({ ...kept, shut: null }, at)).toBe(true);
    expect(mayReviewKept({ ...kept, shut: 'held' }, at)).toBe(false);
    expect(mayReviewKept({ usedAt: null, shut: null }, at)).toBe(false);
  });
  test('after a stay has ended, and not when it was given back or a bank asks for the money', () => {
    expect(mayReview(stay, ended, at)).toBe(true);
    expect(mayReview(stay, new Date('2026-08-23T09:00:00Z'), at)).toBe(false);
    expect(mayReview({ ...stay, status: 'refunded' }, ended, at)).toBe(false);
    expect(mayReview({ ...stay, dispute: 'open' }, ended, at)).toBe(false);
  });
});

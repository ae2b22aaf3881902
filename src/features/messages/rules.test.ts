import { expect, test } from 'vitest';
import { aboutHash, answerSpanOf, bundledBefore, conversationHash, isReplyOver, namedIn } from './rules.ts';

test('how fast somebody answers is told in four spans', () => {
  expect([0, 60, 61, 360, 361, 1440, 1441].map(answerSpanOf)).toEqual([
    'hour',
    'hour',
    'hours',
    'hours',
    'day',
    'day',
    'days',
  ]);
});

test('a letter waits five minutes, and can be answered for sixty days', () => {
  const at = new Date('2026-08-21T18:00:00Z');
  expect(bundledBefore(at).toISOString()).toBe('2026-08-21T17:55:00.000Z');
  expect(isReplyOver(new Date('2026-06-22T18:00:00Z'), at)).toBe(false);
  expect(isReplyOver(new Date('2026-06-22T17:59:59Z'), at)).toBe(true);
});

test('what the page is opened with stands behind the # and is read from there', () => {
  expect(namedIn(conversationHash('con00000001'))).toEqual({ open: 'con00000001' });
  for (const about of [
    { type: 'rentals', listing: 'rnt00000001' } as const,
    { order: 'ord00000001' },
    { application: 'app00000001' },
  ])
    expect(namedIn(aboutHash(about))).toEqual({ about });
  for (const wrong of ['', 'jobs=job00000001', 'rentals=', 'rentals']) expect(namedIn(wrong)).toBeUndefined();
});

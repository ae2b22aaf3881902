import { expect, test } from 'vitest';
import { hoursBefore } from '#kit/shared/durations.ts';
import { maxNews, maxNewsADay, newsLeft } from './rules.ts';

const at = new Date('2026-08-01T10:00:00Z');
const ago = (hours: number) => hoursBefore(at, hours);

test('three a day and ten in all', () => {
  expect(newsLeft([], at)).toBe(maxNewsADay);
  expect(newsLeft([ago(1), ago(2)], at)).toBe(1);
  expect(newsLeft([ago(1), ago(2), ago(23.9)], at)).toBe(0);
  expect(newsLeft([ago(1), ago(2), ago(24)], at)).toBe(1);
  expect(
    newsLeft(
      Array.from({ length: maxNews - 1 }, () => ago(48)),
      at,
    ),
  ).toBe(1);
  expect(
    newsLeft(
      Array.from({ length: maxNews + 1 }, () => ago(48)),
      at,
    ),
  ).toBe(0);
});

import { expect, test } from 'vitest';
import { termsOn, termsVersions } from './terms.ts';

test('versions are days, the oldest first, no two of the same', () => {
  const days = termsVersions.map(({ from }) => from);
  expect(days).toEqual([...new Set(days)].toSorted());
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  ['2020-01-01', '2024-12-01'],
  ['2024-12-01', '2024-12-01'],
  ['2026-11-23', '2024-12-01'],
  ['2026-11-26', '2026-11-24'],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-28'],
])('on %s the version of %s holds', (day, version) => expect(termsOn(day)).toBe(version));

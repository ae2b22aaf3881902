import { expect, it } from 'vitest';
import { isPayTurned, isHanging, jobBadge, listedFrom } from './rules.ts';

it.each([
  [true, '2026-08-01T10:00:00Z', 'urgent'],
  [true, '2026-08-20T10:00:00Z', 'urgent'],
  [false, '2026-08-20T10:00:00Z', 'new'],
  [false, '2026-08-14T18:00:01Z', 'new'],
  [false, '2026-08-14T18:00:00Z', undefined],
] as const)('urgent %s, pinned up at %s, wears the badge %s a week later', (isUrgent, postedAt, badge) =>
  expect(jobBadge({ isUrgent, postedAt }, new Date('2026-08-21T18:00:00Z'))).toBe(badge),
);

it.each([
  ['in August', '2026-08-20T12:00:00Z', '2026-09-19T12:00:00.000Z'],
  ['over the night that loses an hour', '2026-03-15T22:59:00Z', '2026-04-14T22:59:00.000Z'],
  ['over the night that gains one', '2026-10-10T01:30:00Z', '2026-11-09T01:30:00.000Z'],
])('pinned up %s it hangs thirty whole days, to the very instant', (_, posted, end) => {
  const listedUntil = listedFrom(new Date(posted));
  expect(listedUntil.toISOString()).toBe(end);
  const at = (ms: number) => isHanging({ listedUntil: end }, new Date(listedUntil.getTime() + ms));
  expect([at(-1), at(0), at(1)]).toEqual([true, false, false]);
});

it.each([
  [null, null, false],
  [140_000, null, false],
  [140_000, 140_000, false],
  [140_000, 175_000, false],
  [175_000, 140_000, true],
  [null, 140_000, true],
])('pay from %s to %s: turned is %s', (from, to, isTurned) => {
  expect(isPayTurned(from, to)).toBe(isTurned);
});

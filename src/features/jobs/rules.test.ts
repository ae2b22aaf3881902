import { expect, it } from 'vitest';
import { isHanging, jobBadge, listedFrom } from './rules.ts';

it.each([
  [{ isUrgent: true, title: 'Waiter' }, 'urgent'],
  [{ isUrgent: true, title: 'Promoter' }, 'urgent'],
  [{ isUrgent: false, title: 'Beach Promoter' }, 'new'],
  [{ isUrgent: false, title: 'NIGHT PROMOTER' }, 'new'],
  [{ isUrgent: false, title: 'Promotora de noche' }, 'new'],
  [{ isUrgent: false, title: 'Relaciones públicas' }, 'new'],
  [{ isUrgent: false, title: 'Waiter' }, 'highPay'],
] as const)('%j wears %s', (job, badge) => {
  expect(jobBadge(job)).toBe(badge);
});

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

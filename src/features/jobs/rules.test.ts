import { expect, it } from 'vitest';
import { jobBadge } from './rules.ts';

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

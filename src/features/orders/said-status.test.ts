import { expect, it } from 'vitest';
import type { LiveDispute, OrderStatus } from './rules.ts';
import { saidStatus } from './said-status.ts';

const none = { asked: '0', done: '0', failed: '0' };
const said = (status: OrderStatus, dispute: LiveDispute | null, back = none) => saidStatus({ status, dispute, back });

it('says of an order that stands whose money a bank asks back, or has given back', () => {
  expect([said('confirmed', null), said('confirmed', 'open'), said('confirmed', 'lost')]).toEqual([
    'confirmed',
    'disputed',
    'lost',
  ]);
});

it('says of one that ended how it ended, and how far its money is', () => {
  for (const dispute of ['open', 'lost', null] as const) expect(said('cancelled', dispute)).toBe('cancelled');
  expect(said('refunded', 'open', { ...none, asked: '5.00' })).toBe('refunding');
  expect(said('refunded', 'lost', { ...none, done: '5.00' })).toBe('refunded');
  expect(said('refunded', null, { ...none, failed: '5.00', asked: '5.00' })).toBe('stuck');
});

import { expect, it } from 'vitest';
import { waitingIn } from './desk-counts.ts';

it('the tab of holidays counts who waits for a plan, the first one or another', () => {
  const holidays = { pending: 7, planning: 5, quoted: 3, confirmed: 21, changes: 2 };
  expect(waitingIn({ holidays })['holidays']).toBe(14);
  expect(waitingIn({})['holidays']).toBeUndefined();
});

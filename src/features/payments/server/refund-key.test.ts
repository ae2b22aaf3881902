import { expect, test } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { refundKey, refundOfKey } from './refund-key.ts';

test.each([1, 2, 12])('a refund is known by its key again, at its attempt %i', (attempt) => {
  const refund = { id: newId(), attempt };
  expect(refundOfKey(refundKey(refund))).toEqual(refund);
});

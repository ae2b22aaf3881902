import { describe, expect, it } from 'vitest';
import { commissionCents, refundEntries, reinstatementEntries, saleEntries } from './rules.ts';

const sum = (entries: readonly { amountCents: number }[]) =>
  entries.reduce((total, { amountCents }) => total + amountCents, 0);
const byAccount = (entries: readonly { account: string; amountCents: number }[]) =>
  Object.fromEntries(entries.map(({ account, amountCents }) => [account, amountCents]));

describe('a sale', () => {
  it('gives the house its share and the owner the rest', () =>
    expect(byAccount(saleEntries(10_000, 12))).toEqual({ buyer: -10_000, owner: 8800, commission: 1200 }));
  it('of the house’s own has no commission', () =>
    expect(byAccount(saleEntries(2500, 0))).toEqual({ buyer: -2500, owner: 2500, commission: 0 }));
});

describe('half a cent of commission', () => {
  it('stays with the owner', () => expect(commissionCents(50, 3)).toBe(1));
  it('more than half is the house’s', () => expect(commissionCents(52, 3)).toBe(2));
});

describe('a refund', () => {
  it('takes from both what they had got of it', () =>
    expect(byAccount(refundEntries(10_000, 12))).toEqual({ refund: 10_000, owner: -8800, commission: -1200 }));
});

describe('what a bank returns', () => {
  it('is given back to both as it was taken', () =>
    expect(byAccount(reinstatementEntries(10_000, 12))).toEqual({ refund: -10_000, owner: 8800, commission: 1200 }));
});

it('everything sums to zero, for any amount and any share', () => {
  for (let cents = 1; cents < 400; cents += 1)
    for (const percent of [0, 3, 7, 12, 100]) {
      expect(sum(saleEntries(cents, percent))).toBe(0);
      expect(sum(refundEntries(cents, percent))).toBe(0);
      expect(sum(reinstatementEntries(cents, percent))).toBe(0);
    }
});

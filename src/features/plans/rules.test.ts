import { describe, expect, it } from 'vitest';
import { paidPlans, planBelow, planCents, planCommission, planFeatures } from './rules.ts';

describe('plans', () => {
  it('cost 49, 99 and 199 euro a month', () =>
    expect(paidPlans.map((plan) => planCents[plan] / 100)).toEqual([49, 99, 199]));
  it('lower the commission from 12 to 0 percent', () => expect(Object.values(planCommission)).toEqual([12, 7, 3, 0]));
  it('build on one another', () => expect(paidPlans.map(planBelow)).toEqual([undefined, 'professional', 'premium']));
  it('say each feature once', () => {
    const all = Object.values(planFeatures).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

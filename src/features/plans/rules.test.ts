import { describe, expect, it } from 'vitest';
import {
  advancedDeal,
  packageCommission,
  packageFeatures,
  packages,
  packageWays,
  paidPlans,
  planBelow,
  planCents,
  planCommission,
  planFeatures,
} from './rules.ts';

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

describe('packages', () => {
  it('cost 99 instead of 349 euro for the first 3 months of Advanced', () =>
    expect(advancedDeal).toEqual({ cents: 9900, months: 3, listCents: 34_900 }));
  it('state 10 and 0 percent', () => expect(packageCommission).toEqual({ professional: 10, advanced: 0 }));
  it('say each feature once', () => {
    const all = packages.flatMap((name) => [...packageFeatures[name]]);
    expect(new Set(all).size).toBe(all.length);
  });
  it('lead through the door, the paid one with its lowercase name', () =>
    expect(packageWays).toEqual({
      professional: { redirect: '/user-dashboard' },
      advanced: { redirect: '/checkout', plan: 'advanced' },
    }));
});

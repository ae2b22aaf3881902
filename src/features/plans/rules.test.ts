import { describe, expect, it } from 'vitest';
import { planRanks } from '#market/listings/plan-rank.ts';
import {
  advancedDeal,
  packageFeatures,
  packages,
  packageWays,
  paidPlans,
  planBelow,
  planCents,
  planCommission,
  planFeatures,
  rankOfPlan,
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
  it.each(packages)('%s says each line once', (name) =>
    expect(new Set(packageFeatures[name]).size).toBe(packageFeatures[name].length),
  );
  it('name what Advanced and Elite give their listings', () => {
    for (const plan of ['premium', 'elite', 'advanced'] as const) expect(rankOfPlan[plan]).toBe(planRanks.partner);
    expect(rankOfPlan.professional).toBe(planRanks.reviewedFirst);
  });
  it('lead through the door, the paid one with its lowercase name', () =>
    expect(packageWays).toEqual({
      starter: { redirect: '/user-dashboard', tab: 'signup' },
      advanced: { redirect: '/checkout', plan: 'advanced', tab: 'signup' },
    }));
});

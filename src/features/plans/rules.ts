/** Plans: what a subscription costs and gives (specification section 9; decisions, Money). */
export const plans = ['starter', 'professional', 'premium', 'elite'] as const;
export type Plan = (typeof plans)[number];

/** Cents a month. */
export const planCents: Readonly<Record<Plan, number>> = {
  starter: 0,
  professional: 4900,
  premium: 9900,
  elite: 19_900,
};

/** Percent of a sale. */
export const planCommission: Readonly<Record<Plan, number>> = { starter: 12, professional: 7, premium: 3, elite: 0 };

/** The plans that are paid for, the smallest first. */
export const paidPlans = ['professional', 'premium', 'elite'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof paidPlans)[number];

/** What each plan adds to the one before it, besides its commission. */
export const planFeatures = {
  professional: [
    'priorityListing',
    'analyticsDashboard',
    'customerReviews',
    'categoryPlacement',
    'socialMedia',
    'emailSupport',
  ],
  premium: ['advancedAnalytics', 'premiumBadge', 'featuredPlacement', 'prioritySupport', 'marketingTools'],
  elite: ['customWebsite', 'accountManager', 'apiAccess', 'whiteLabel', 'phoneSupport'],
} as const satisfies Record<PaidPlan, readonly string[]>;

/** The plan a paid plan builds on, when that is a paid one too. */
export function planBelow(plan: PaidPlan): PaidPlan | undefined {
  return paidPlans[paidPlans.indexOf(plan) - 1];
}

/** Plans: what a subscription costs and gives (specification section 9; decisions, Money). */
import { planRanks, type PlanRank } from '#market/listings/plan-rank.ts';

const plans = ['starter', 'professional', 'premium', 'elite'] as const;
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

/**
 * What can be paid for at the checkout (decisions, Money): the plans by the month, `advanced` as /advertise sells it, and
 * the feature package once.
 */
export const soldPlans = ['professional', 'premium', 'elite', 'advanced', 'features'] as const;
export type SoldPlan = (typeof soldPlans)[number];

/** What one subscribes to: everything that is sold but the package. */
export const monthlyPlans = ['professional', 'premium', 'elite', 'advanced'] as const satisfies readonly SoldPlan[];
export type MonthlyPlan = (typeof monthlyPlans)[number];

/**
 * `past_due`: a renewal failed and is tried again until the grace is over; `paused`: what was paid for the month went back, and
 * nothing is charged until its owner pays again; `ended`: back to the free plan.
 */
export const subscriptionStatuses = ['active', 'past_due', 'paused', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A feature package waits for the desk, runs while its listing stands on the home page, and is over then. */
export const packageStatuses = ['open', 'running', 'over'] as const;

/** What can stand on the home page. */
export const featuredKinds = ['event', 'rental', 'business'] as const;
export type FeaturedKind = (typeof featuredKinds)[number];

/** How many days a listing stands on the home page for a feature package (decision 0023). */
export const packageDays = 30;

/** What each monthly plan gives the listings of whoever has it; the database copies it to them (`plan_rank`, decision 0049). */
export const rankOfPlan: Readonly<Record<MonthlyPlan, PlanRank>> = {
  professional: planRanks.reviewedFirst,
  premium: planRanks.partner,
  elite: planRanks.partner,
  advanced: planRanks.partner,
};

/**
 * Everything that plans and packages promise beside their commission, wherever they are sold. Each is something the
 * house does: `tests/laws/sold-lines.test.ts` names the test that keeps it, and refuses one that has none.
 */
export const soldLines = [
  'ticketSelling',
  'directBooking',
  'contactDisplay',
  'photos',
  'searchAndMap',
  'twoLanguages',
  'workspace',
  'reviewedFirst',
  'listingFigures',
  'partnerBadge',
  'call',
  'setUp',
  'homePage',
  'homePageMonthly',
  'proposal',
] as const;
export type SoldLine = (typeof soldLines)[number];

/** What each plan adds to the one before it, besides its commission. */
export const planFeatures: Readonly<Record<PaidPlan, readonly SoldLine[]>> = {
  professional: ['reviewedFirst', 'listingFigures'],
  premium: ['partnerBadge'],
  elite: [],
};

/** What is paid for once. */
export const onceFeatures = ['call', 'setUp', 'homePage'] as const satisfies readonly SoldLine[];

/** The plan a paid plan builds on, when that is a paid one too. */
export function planBelow(plan: PaidPlan): PaidPlan | undefined {
  return paidPlans[paidPlans.indexOf(plan) - 1];
}

/** What /advertise sells, in its own order. The first is the plan that every account has. */
export const packages = ['starter', 'advanced', 'elite'] as const;
export type Package = (typeof packages)[number];

/** Advanced costs the deal for its first months, then what stands struck through beside it; cents a month. */
export const advancedDeal = { cents: 9900, months: 3, listCents: 34_900 } as const;

/** What a package gives, besides its commission. */
export const packageFeatures: Readonly<Record<Package, readonly SoldLine[]>> = {
  starter: ['ticketSelling', 'directBooking', 'contactDisplay', 'photos', 'searchAndMap', 'twoLanguages', 'workspace'],
  advanced: ['homePageMonthly', 'partnerBadge', 'reviewedFirst', 'listingFigures'],
  elite: ['proposal', 'partnerBadge', 'reviewedFirst', 'listingFigures'],
};

/** Where a package is taken: through the door, with the plan in hand when it is paid for; Elite is asked for. */
export const packageWays = {
  starter: { redirect: '/user-dashboard', tab: 'signup' },
  advanced: { redirect: '/checkout', plan: 'advanced', tab: 'signup' },
} as const satisfies Partial<Record<Package, { redirect: string; plan?: Package; tab: 'signup' }>>;

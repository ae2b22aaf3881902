/** The months of plans: the next one is held for whoever pays by itself, those that nobody paid end, and what was paid is told. */
export { endPlanHold, holdRenewal, isMonthAskedBack, letGo, receiptsOf, releaseExpiredPlans } from '../buying/plans.ts';

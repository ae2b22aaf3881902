/** A plan at the price of today: an order of a member's subscription, which keeps nothing from others (decision 0023). */
import { lockUser } from '#features/auth/server/service.ts';
import type { SoldPlan } from '#features/plans/rules.ts';
import { planTitle, priceToday, stillFits, takePlan } from '#features/plans/server/service.ts';
import { findHouseTrader, taxedIn } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import { seedOf } from '#market/posters/poster.ts';
import { platformTax } from '#market/vat/vat.ts';
import { Problem } from '#kit/shared/problem.ts';
import { sellerUnknown } from '../records/terms.ts';
import type { Item, Offer, Terms, Wish } from './offer.ts';

export type PlanWish = { readonly userId: string; readonly plan: SoldPlan };

/** There is one of each member, so that there is one order on hold. */
export const planOf = (userId: string): Item => ({ kind: 'plan', itemId: userId });

export const planWish = ({ userId, plan }: PlanWish): Wish<SoldPlan> => ({
  ...planOf(userId),
  userId,
  quantity: 1,
  details: plan,
});

/**
 * The house sells plans itself, and they are not cancelled but end. Whoever buys one in another country of the Union, with a VAT
 * number that the desk found, owes the tax at home.
 */
export async function planTerms(db: Db, userId: string, at: Date): Promise<Terms> {
  const { vatPercent, vatExemptBy } = platformTax(await taxedIn(db, userId), wallClock(at).date);
  return { ownerId: null, commissionPercent: 0, supply: 'platform', refundSteps: [], vatPercent, vatExemptBy };
}

export const plans: Offer<SoldPlan> = {
  kind: 'plan',
  isBooking: false,

  async lock(db, itemId) {
    await lockUser(db, itemId);
    return {
      async price({ userId, quantity, details: plan }, at) {
        if (!(await findHouseTrader(db))) throw sellerUnknown();
        return { plan, quantity, ...(await priceToday(db, userId, plan, at)) };
      },
      terms: (at) => planTerms(db, itemId, at),
      take: (order, at) => stillFits(db, order, at),
    };
  },
  gone: () => new Problem('conflict', 'Your plan is another one by now.'),

  confirm: takePlan,
  release: async () => undefined,

  tickets: () => 0,
  /** It takes place nowhere. */
  describe: async () => (order) => {
    if (order.plan === null) return undefined;
    const { date, time } = wallClock(order.startsAt);
    const end = order.endsAt && wallClock(order.endsAt);
    const until = end && { date: end.date, time: end.time };
    const nowhere = { location: '', address: '' };
    const poster = { motif: 'suitcase', seed: seedOf(order.id) } as const;
    return { itemId: order.id, title: planTitle(order.plan), category: 'plan', poster, ...nowhere, date, time, until };
  },
};

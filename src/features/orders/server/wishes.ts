/** What somebody wishes to have kept for them, and what came of it. */
import type { SoldPlan } from '#features/plans/rules.ts';
import type { Stay } from '#features/rentals/stay.ts';
import type { OrderRow } from './table.ts';

/** Whence something is held, as its order knows it while it is unpaid: two hashes, forgotten with the hold. */
export type HeldFrom = { readonly household: string; readonly network: string };

/** Places of an event. */
export type EventWish = {
  readonly userId: string;
  readonly eventId: string;
  readonly quantity: number;
  readonly whence?: HeldFrom | undefined;
};

/** A stay in a rental, or hours with it. */
export type RentalWish = {
  readonly userId: string;
  readonly rentalId: string;
  readonly whence?: HeldFrom | undefined;
} & Stay;

/** A plan at the price of today. */
export type PlanWish = { readonly userId: string; readonly plan: SoldPlan };

export type Wish = EventWish | RentalWish | PlanWish;

/** The order, and whether it was there before. */
export type Held = { readonly order: OrderRow; readonly wasThere: boolean };

/** What an order keeps from others. */
export type Item = { readonly eventId: string } | { readonly rentalId: string };

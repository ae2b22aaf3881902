/** Buying: what is wished for is an offer, held, paid for or joined for nothing, or let go again. */
export { forgetName, forgetUnpaidNames } from '../records/bill-to.ts';
export { confirmOrder, joinFreeEvent } from '../buying/confirming.ts';
export { hold } from '../buying/holds.ts';
export { type Offer, type Wish } from '../offers/offer.ts';
export { addOffer, offerOf } from '../offers/offers.ts';
export { eventWish } from '../offers/places.ts';
export { planWish } from '../offers/plans.ts';
export { stayWish } from '../offers/stays.ts';
export { cancelOrder, releaseAllExpiredHolds } from '../buying/release.ts';
export { inTurn } from '../buying/rush.ts';
export { heldFrom } from '../buying/shares.ts';

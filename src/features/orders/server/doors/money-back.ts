/** Money that goes back: refunds, what banks ask for, and what owners return of it. */
export { takeClaims, type ToldDispute, type ToldRefund } from '../cancelling/claims.ts';
export { disputedAmong, disputesAmong } from '../records/disputed.ts';
export { findOpenTransfer, isAskedOf, transferDone } from '../money-back/owner-transfers.ts';
export { backOn, findOpenRefund, listRefunds, refundDone, refundFailed, refundsOf } from '../money-back/refunds.ts';

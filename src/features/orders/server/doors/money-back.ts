/** Money that goes back: refunds, what banks ask for, and what owners return of it. */
export { disputedAmong, disputesAmong, takeClaims, type ToldDispute, type ToldRefund } from '../claims.ts';
export { findOpenTransfer, isAskedOf, transferDone } from '../owner-transfers.ts';
export { backOn, findOpenRefund, listRefunds, refundDone, refundFailed, refundsOf } from '../refunds.ts';

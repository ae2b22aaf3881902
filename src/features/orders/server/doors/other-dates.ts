/** Other dates of a stay that is paid (decisions 0181 and 0197): what they cost, the change itself, and what its letters tell. */
export {
  changeDates,
  holdSupplement,
  quoteOtherDates,
  requireOtherDates,
  type OtherStay,
  type StayOrder,
} from '../other-dates/changed-stays.ts';
export { laterEntryOf, readAbout } from '../letters/letters.ts';
export { toOwner } from '../letters/owner-letters.ts';
export { toldDepositOf } from '../records/rows.ts';
export { backFor } from '../other-dates/supplements.ts';

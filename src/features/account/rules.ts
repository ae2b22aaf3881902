/** Leaving: what the law keeps of somebody (issue 22), and what keeps them here for now (decision 0139). */

/** Bookings with their money; invoices with the names on them; who sold; what the tax office was told of a seller. */
export const keptKinds = ['orders', 'invoices', 'seller', 'sellerYears'] as const;
type KeptKind = (typeof keptKinds)[number];
export const isKeptKind = (what: string): what is KeptKind => keptKinds.some((kind) => kind === what);

/** From the last entry on: article 30 of Spain's commercial code; tax law asks for four of them. */
const keptYears = 6;

/** The last day of it; not every year has a 29 February. */
export function keptUntil(since: string): string {
  const day = since.slice(4) === '-02-29' ? '-02-28' : since.slice(4);
  return `${Number(since.slice(0, 4)) + keptYears}${day}`;
}

/**
 * Why an account stays for now, as the problem says it: something booked lies ahead, a bank decides on a payment of theirs, or
 * money of theirs is not where it belongs yet.
 */
export const heldBackBy = [
  'has_bookings',
  'order_disputed',
  'refund_under_way',
  'payout_under_way',
  'owner_owed',
] as const;
export type HeldBack = (typeof heldBackBy)[number];
export const isHeldBack = (code: string): code is HeldBack => heldBackBy.some((one) => one === code);

/** Why the desk erases an account: its owner asked for it in another way (GDPR, article 17), or is too young. */
export const erasedFor = ['asked', 'minor'] as const;
export type ErasedFor = (typeof erasedFor)[number];

/** Leaving: what the law keeps of somebody (issue 22). */

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

/** The operator's month: what came in, whose it is, what is owed (issue 22). Pure. */

/** A month by its year and number: `2026-08`. */
export const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** The first days of a month and of the one after it. */
export function monthSpan(month: string): { readonly from: string; readonly until: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, until: `${next}-01` };
}

/** How many months are drawn beside each other. */
const shownMonths = 12;

/** A month and those before it, the oldest first. */
export function monthsTo(month: string, count: number = shownMonths): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const months = year * 12 + number - 1 - (count - 1 - place);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/**
 * What a month's postings say, in cents: what buyers paid and got back; what of it was credited to owners, kept as
 * commission, and was the house's own (plans, and what it sells itself); what owners were paid out.
 */
export const flows = ['received', 'back', 'credited', 'commission', 'plans', 'ownSales', 'paidOut'] as const;
export type Flow = (typeof flows)[number];
type Flows = Readonly<Record<Flow, number>>;

/** Every order's postings sum to zero, so what came and stayed is what was shared out. */
export const sharedOut = ({ credited, commission, plans, ownSales }: Flows): number =>
  credited + commission + plans + ownSales;

/** What is owed, or should have been paid: a plan whose renewal failed, a refund the provider refused, an owner in debt. */
export const unpaidKinds = ['plan', 'refund', 'owner'] as const;

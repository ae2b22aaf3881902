/** Who sells: what a file says, for how long, and who needs one (issue 22). */

/**
 * A person in business for themselves; a private one, who is no trader (Real Decreto Legislativo 1/2007, art. 97 bis); a company.
 * In the files for the tax office both people are individual sellers (decision 0255).
 */
export const traderKinds = ['person', 'private', 'company'] as const;
/** What the house can be: it is in business. */
export const houseKinds = ['person', 'company'] as const;
export type TraderKind = (typeof traderKinds)[number];

/**
 * Whether a file lets its owner sell: `good` until a year after it was declared, `lapsed` from then on until it is
 * declared again.
 */
export const traderStandings = ['good', 'lapsed'] as const;

/** Where a trader may be established: the European Economic Area, Switzerland and the United Kingdom (ISO 3166-1). */
export { europe as traderCountries } from '#market/vat/europe.ts';

/** How long before a file lapses its owner is reminded, in days. */
export const reminderDays = 30;

/** Until when a declaration of this moment is good: the same day of the next year (issue 22: asked again every year). */
export function goodUntil(declaredAt: Date): Date {
  const until = new Date(declaredAt);
  until.setUTCFullYear(declaredAt.getUTCFullYear() + 1);
  return until;
}

/** Whoever is born later is too young to sell: 18 years old, on the day of the town. */
export const latestBirth = (today: string): string => `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

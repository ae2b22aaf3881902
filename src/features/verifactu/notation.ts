/** How the tax office writes amounts and days. */

/** Cents as euros with two decimals and a point: -1235 is `-12.35`. */
export function amountOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `2026-08-21` is `21-08-2026`. */
export const dayOf = (date: string): string => date.split('-').toReversed().join('-');

/** Cents inside, a decimal string with two places on the wire; free is `"0"`. */
export function priceOf(cents: number): string {
  return cents === 0 ? '0' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Reads a decimal string of euro into cents; undefined when it is not one. */
export function centsOf(price: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(price.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** €{price} as the specification shows it: whole euros without decimals, else two places. */
export function formatEuro(cents: number, language: 'en' | 'es' = 'en'): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
  const rest = cents % 100;
  return rest === 0 ? `€${whole}` : `€${whole}${language === 'es' ? ',' : '.'}${String(rest).padStart(2, '0')}`;
}

/** A wire price as shown on a card. */
export function formatPrice(price: string, language: 'en' | 'es' = 'en'): string {
  return formatEuro(centsOf(price) ?? 0, language);
}

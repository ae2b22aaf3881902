/** Tax numbers, as their countries check them. */
import { compact, validate } from 'stdnum/lib/cjs/es/nif.js';

/**
 * A tax number without what people write between its signs; undefined when it can't be one. A Spanish NIF (of people,
 * foreigners and companies) is checked by its check character, as Orden HAP/5/2016 and Real Decreto 1065/2007 say; of other
 * countries only the signs are: each has several numbers, and this house sends nothing by them.
 */
export function taxNumberOf(country: string, written: string): string | undefined {
  const plain = written.toUpperCase().replace(/[\s./-]/g, '');
  if (country !== 'ES') return /^[A-Z0-9+*]{4,20}$/.test(plain) ? plain : undefined;
  return validate(plain).isValid ? compact(plain) : undefined;
}

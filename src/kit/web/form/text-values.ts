/** What is stored, as a form holds it, and back: a form holds text, so that whatever is typed can stay. */
import type { Localized, LocalizedList } from '#kit/shared/localized.ts';

/** A text in both languages while it is written; empty is missing. */
export type Bilingual = { readonly en: string; readonly es: string };

export function bilingual(text?: Localized): Bilingual {
  return { en: text?.en ?? '', es: text?.es ?? '' };
}

/** Without the languages that nothing was written in. */
export function localizedOf({ en, es }: Bilingual): { en?: string; es?: string } {
  return { ...(en.trim() === '' ? {} : { en: en.trim() }), ...(es.trim() === '' ? {} : { es: es.trim() }) };
}

/** A list as one line of text, and its entries again: trimmed, empty ones dropped (specification section 5). */
export const lineOf = (list: readonly string[] = []): string => list.join(', ');

const partsOf = (line: string): string[] => line.split(',').map((part) => part.trim());

/** The entries of a line. One that was there before stays one, be it with commas of its own. */
export function listOf(line: string, before: readonly string[] = []): string[] {
  const parts = partsOf(line);
  const whole = before.filter((entry) => entry.includes(',')).map((entry) => ({ entry, of: partsOf(entry) }));
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    const kept = whole.find(({ of }) => of.every((part, place) => part === parts[at + place]));
    found.push(kept?.entry ?? parts[at] ?? '');
    at += kept?.of.length ?? 1;
  }
  return found.filter((entry) => entry !== '');
}

export function bilingualLines(list?: LocalizedList): Bilingual {
  return { en: lineOf(list?.en), es: lineOf(list?.es) };
}

/** Without the languages that have no entry: there the other one's are shown. */
export function localizedLists(lines: Bilingual, before?: LocalizedList): { en?: string[]; es?: string[] } {
  const [en, es] = [listOf(lines.en, before?.en), listOf(lines.es, before?.es)];
  return { ...(en.length > 0 ? { en } : {}), ...(es.length > 0 ? { es } : {}) };
}

/** A price of the wire in a number field: free is written out. */
export const priceText = (price: string): string => (price === '0' ? '0.00' : price);

/** Nothing was written: in no language, no entry. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmptyValue);
}

/** Shares as each language writes them. Not beside other figures: the first page has none, and would carry it. */
import { locales } from './locales.ts';
import type { Language } from './messages.ts';

/** A share of a hundred: `20%` in English, `20 %` in Spanish with a space that no line breaks at. */
export const formatPercent = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language].tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);

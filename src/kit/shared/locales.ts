/** How each language writes what is no word. Nothing else names a locale: dates, figures and hours take theirs from here. */
import type { Language } from './messages.ts';

type Locale = {
  /** What `Intl` calls it. */
  readonly tag: string;
  /** How its readers count the hours of a day. */
  readonly hourCycle: 'h12' | 'h23';
  /** What spreadsheets there take for the end of a figure's whole part, and what for the end of a cell. */
  readonly decimal: '.' | ',';
  readonly csvDelimiter: ',' | ';';
};

export const locales: Readonly<Record<Language, Locale>> = {
  en: { tag: 'en-GB', hourCycle: 'h12', decimal: '.', csvDelimiter: ',' },
  es: { tag: 'es-ES', hourCycle: 'h23', decimal: ',', csvDelimiter: ';' },
};

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

const made = new Map<string, Intl.NumberFormat>();

/** A figure as people write it, thousands apart: `1,250.5`, `1.250,5`. `places` is how many decimals it has, always. */
export function formatNumber(value: number, language: Language, places?: number): string {
  return formatterOf(language, places).format(value);
}

/** Money as its readers write it: `€1,250`, `1.250 €` with a space that no line breaks at. */
export function formatMoney(value: number, currency: string, language: Language, places: number): string {
  return formatterOf(language, places, currency).format(value);
}

/** Formatters are built once. */
function formatterOf(language: Language, places: number | undefined, currency?: string): Intl.NumberFormat {
  const key = [language, places, currency].join(' ');
  let format = made.get(key);
  if (format === undefined) {
    const digits = places === undefined ? {} : { minimumFractionDigits: places, maximumFractionDigits: places };
    const money =
      currency === undefined ? {} : ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const);
    // Spanish would leave four digits together.
    format = new Intl.NumberFormat(locales[language].tag, { useGrouping: 'always', ...digits, ...money });
    made.set(key, format);
  }
  return format;
}

/** What a language is called in another, as in a sentence: English is `inglés` in Spanish. */
export function nameOfLanguage(one: string, language: Language): string {
  return new Intl.DisplayNames([locales[language].tag], { type: 'language' }).of(one) ?? one;
}

/** The same where it stands alone: `Inglés`. */
export function titleOfLanguage(one: string, language: Language): string {
  const name = nameOfLanguage(one, language);
  return name.charAt(0).toLocaleUpperCase(locales[language].tag) + name.slice(1);
}

/** Figures and money as each language writes them. */
import { locales } from './locales.ts';
import type { Language } from './messages.ts';
import { figureSpellings } from './spelling/facts.ts';

const made = new Map<string, Intl.NumberFormat>();

/** A figure as people write it, thousands apart: `1,250.5`, `1.250,5`. `places` is how many decimals it has, always. */
export function formatNumber(value: number, language: Language, places?: number): string {
  return spelled(value, language, places) ?? formatterOf(language, places).format(value);
}

/** Money as its readers write it: `€1,250`, `1.250 €` with a space that no line breaks at. */
export function formatMoney(value: number, currency: string, language: Language, places: number): string {
  const figure = currency === 'EUR' ? spelled(value, language, places) : undefined;
  return figure === undefined
    ? formatterOf(language, places, currency).format(value)
    : figureSpellings[language].euro.replace('{figure}', figure);
}

/** Without Intl, which a page asks late if at all (spelling/facts.ts); nothing of what would have to be rounded or has a sign. */
function spelled(value: number, language: Language, places = 0): string | undefined {
  const text = value.toFixed(places);
  if (Number(text) !== value || !/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  const [whole = '', decimals] = text.split('.');
  const { group, decimal } = figureSpellings[language];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : grouped + decimal + decimals;
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

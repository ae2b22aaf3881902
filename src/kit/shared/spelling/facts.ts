/**
 * How each language spells days, figures and its own name, asked of Intl while the page is built: the browser gets the
 * answers as plain data (scripts/building/plain-facts.ts). The first thing a page asks of Intl costs a phone more than bringing
 * the whole page to life (decision 0060), and what the server drew is spelled alike by every browser.
 */
import { locales } from '../locales.ts';
import { titleOfLanguage } from '../languages/names.ts';
import { languages, type Language } from '../messages.ts';

const styles = {
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  shortWithYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  instant: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof styles;

/** `pattern` names its parts, `{day} {month}`; Monday and January come first. */
export type DaySpelling = {
  readonly pattern: string;
  readonly weekday: readonly string[];
  readonly month: readonly string[];
};

/** What parts a figure's thousands and its decimals, and how euros stand around it: `€{figure}`. */
export type FigureSpelling = { readonly group: string; readonly decimal: string; readonly euro: string };

const byLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Readonly<Record<Language, T>>;

function daySpelling(language: Language, style: DayStyle): DaySpelling {
  const format = new Intl.DateTimeFormat(locales[language].tag, { timeZone: 'UTC', ...styles[style] });
  const partsOn = (month: number, day: number) => format.formatToParts(new Date(Date.UTC(2024, month, day)));
  const partOn = (type: string, month: number, day: number) =>
    partsOn(month, day).find((part) => part.type === type)?.value ?? '';
  return {
    pattern: partsOn(0, 1)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
    // The first of January 2024 was a Monday.
    weekday: Array.from({ length: 7 }, (_, i) => partOn('weekday', 0, 1 + i)),
    month: Array.from({ length: 12 }, (_, i) => partOn('month', i, 1)),
  };
}

function figureSpelling(language: Language): FigureSpelling {
  const options = {
    useGrouping: 'always',
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
  } as const;
  const parts = new Intl.NumberFormat(locales[language].tag, options).formatToParts(1234.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const isFigure = ({ type }: Intl.NumberFormatPart) => type !== 'currency' && type !== 'literal';
  return {
    group: valueOf('group'),
    decimal: valueOf('decimal'),
    euro: parts
      .filter((part, i) => !isFigure(part) || (part.type === 'integer' && i === parts.findIndex(isFigure)))
      .map((part) => (isFigure(part) ? '{figure}' : part.value))
      .join(''),
  };
}

export const daySpellings: Readonly<Record<Language, Readonly<Record<DayStyle, DaySpelling>>>> = byLanguage(
  (language) =>
    Object.fromEntries(
      (Object.keys(styles) as DayStyle[]).map((style) => [style, daySpelling(language, style)]),
    ) as Record<DayStyle, DaySpelling>,
);

export const figureSpellings: Readonly<Record<Language, FigureSpelling>> = byLanguage(figureSpelling);

/** What each language calls itself where that stands alone: `Español`. */
export const ownNames: Readonly<Record<Language, string>> = byLanguage((language) =>
  titleOfLanguage(language, language),
);

/** Days of months and spans between them, as visitors write them: "sunday 26 july", "del 20 al 25 de julio", "end of july". Pure. */
import { addDays, isCalendarDate, weekdayOf } from '#kit/shared/dates.ts';
import { months, placeIn, two, weekdays } from './numbers.ts';
import type { Meant } from './rule.ts';

const alternatives = (lists: readonly (readonly string[])[]) => lists.flat().join('|');
const allMonths = months.flatMap(([plain, short]) => [...plain, ...short]).join('|');
const plainMonths = alternatives(months.map(([plain]) => plain));
const anyDay = alternatives(weekdays);
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** A day by its name beside one by its number says no more. */
const named = `(?:(?:${anyDay}|mo|di|mi|do|fr|sa|so)(?: (?:the|den|der|el|le|de|dem))? )?`;
const namedAfter = `(?: (?:${anyDay})(?!\\p{L}))?`;
const year = String.raw`(?: (?:de |del )?(20\d\d))?`;
const upTo = '(?:to|until|till|and|al|hasta(?: el)?|a|y|bis(?: zum)?|und|tot(?: en met)?|t m|en|au|et|-)';
const link = '(?: (?:of|de|den|du|del))?';

const monthOf = (word: string | undefined) =>
  placeIn(
    months.map(([plain, short]) => [...plain, ...short]),
    word ?? '',
  ) + 1;

/** A day of a month in this year, or in the next where it is past; undefined when no month has it. */
export function dayOf(tonight: string, month: number, day: number, saidYear?: number): Meant | undefined {
  const inYear = saidYear === undefined ? Number(tonight.slice(0, 4)) : saidYear < 100 ? 2000 + saidYear : saidYear;
  const date = `${inYear}-${two(month)}-${two(day)}`;
  if (!isCalendarDate(date)) return undefined;
  return date < tonight && saidYear === undefined ? dayOf(tonight, month, day, inYear + 1) : { date };
}

export const span = (date: string, until: string): Meant => (until > date ? { date, until } : { date });

/** What is left of a month, of this year or the next. */
export function wholeMonth(tonight: string, month: number): Meant {
  const { date: from, until } = fullMonth(tonight, month);
  return span(from < tonight ? tonight : from, until);
}

function fullMonth(tonight: string, month: number): { readonly date: string; readonly until: string } {
  const [thisYear, now] = [Number(tonight.slice(0, 4)), Number(tonight.slice(5, 7))];
  const date = `${month < now ? thisYear + 1 : thisYear}-${two(month)}-01`;
  return { date, until: addDays(`${addDays(date, 31).slice(0, 7)}-01`, -1) };
}

function between(first: Meant | undefined, last: Meant | undefined): Meant | undefined {
  const { date } = first ?? {};
  const { date: until } = last ?? {};
  return date === undefined || until === undefined || until < date ? undefined : span(date, until);
}

/** From a day of a month on: the first ten days, those in the middle, the last; a week of it. */
const thirds = {
  early: 'beginning of|start of|early|principios? de|a principios de|comienzos de|anfang|begin|debut',
  mid: 'middle of|mid|mediados de|a mediados de|mitte|half|mi',
  late: 'end of|late|finales? de|a finales de|fines de|ende|eind|fin',
} as const;
const weeks: readonly string[] = [
  'first|1st|primera|erste|eerste|premiere',
  'second|2nd|segunda|zweite|tweede|deuxieme',
  'third|3rd|tercera|dritte|derde|troisieme',
  'last|ultima|letzte|laatste|derniere',
];

function partOfMonth(tonight: string, month: number, from: number, to: number): Meant | undefined {
  const { date, until } = fullMonth(tonight, month);
  const first = addDays(date, from - 1);
  const last = addDays(date, to - 1);
  return until < tonight ? undefined : span(first < tonight ? tonight : first, last > until ? until : last);
}

function weekOfMonth(tonight: string, nth: number, month: number): Meant | undefined {
  const { until } = fullMonth(tonight, month);
  if (nth < 3) return partOfMonth(tonight, month, nth * 7 + 1, nth * 7 + 7);
  const days = Number(until.slice(8));
  return partOfMonth(tonight, month, days - 6, days);
}

type Said = readonly (string | undefined)[];
type Pattern = readonly [source: string, read: (said: Said, tonight: string) => Meant | undefined];

const upcoming = (from: string, weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** The day of that number in this month or the next. */
function dayOfNumber(tonight: string, day: number): Meant | undefined {
  const month = Number(tonight.slice(5, 7));
  const here = dayOf(tonight, month, day, Number(tonight.slice(0, 4)));
  return here?.date !== undefined && here.date >= tonight ? here : dayOf(tonight, (month % 12) + 1, day);
}

/** Longer ones first: a span before its days. */
export const dayPatterns: readonly Pattern[] = [
  [
    String.raw`(?:between |entre |zwischen |tussen |vom |van )*${named}${ordinal} ?${upTo} ?(?:the |el )?${named}${ordinal}${link} (${allMonths})${year}`,
    ([, first, last, month, inYear], tonight) => {
      const saidYear = inYear === undefined ? undefined : Number(inYear);
      return between(
        dayOf(tonight, monthOf(month), Number(first), saidYear),
        dayOf(tonight, monthOf(month), Number(last), saidYear),
      );
    },
  ],
  [
    String.raw`(?:between |entre |zwischen |tussen |vom |van )*${named}${ordinal}${link} (${allMonths}) ?${upTo} ?(?:the |el )?${named}${ordinal}${link} (${allMonths})`,
    ([, first, month, last, lastMonth], tonight) =>
      between(dayOf(tonight, monthOf(month), Number(first)), dayOf(tonight, monthOf(lastMonth), Number(last))),
  ],
  [
    String.raw`(?:between )?${named}(${allMonths}) (?:the )?${ordinal} ?${upTo} ?(?:the )?${ordinal}(?!\d| ?(?:euros?|people|personas))`,
    ([, month, first, last], tonight) =>
      between(dayOf(tonight, monthOf(month), Number(first)), dayOf(tonight, monthOf(month), Number(last))),
  ],
  [
    `(${anyDay}) ?(?:to|until|till|through|thru|a|hasta(?: el)?|bis|tot(?: en met)?|t m|au|jusqu a|-) ?(?:el )?(${anyDay})`,
    ([, first = '', last = ''], tonight) => {
      const from = upcoming(tonight, placeIn(weekdays, first));
      return span(from, upcoming(from, placeIn(weekdays, last)));
    },
  ],
  // By number
  [
    String.raw`(\d{4})-(\d{2})-(\d{2})`,
    ([, inYear, month, day], tonight) => dayOf(tonight, Number(month), Number(day), Number(inYear)),
  ],
  [
    String.raw`${named}(\d{1,2})[/](\d{1,2})(?:[/](\d{4}|\d{2}))?`,
    ([, day, month, inYear], tonight) =>
      dayOf(tonight, Number(month), Number(day), inYear === undefined ? undefined : Number(inYear)),
  ],
  [
    String.raw`(?:am|vom|den|ab|op|(?:${anyDay}|mo|di|mi|do|fr|sa|so)(?: den| dem)?) (\d{1,2})[.](\d{1,2})(?:[.](\d{4}|\d{2}))?(?!\d| ?euro)`,
    ([, day, month, inYear], tonight) =>
      dayOf(tonight, Number(month), Number(day), inYear === undefined ? undefined : Number(inYear)),
  ],
  [
    String.raw`${named}${ordinal}${link} (${allMonths})${year}${namedAfter}`,
    ([, day, month, inYear], tonight) =>
      dayOf(tonight, monthOf(month), Number(day), inYear === undefined ? undefined : Number(inYear)),
  ],
  [
    String.raw`${named}(${allMonths}) (?:the )?${ordinal}(?!\d| ?(?:euros?|people|personas))${namedAfter}`,
    ([, month, day], tonight) => dayOf(tonight, monthOf(month), Number(day)),
  ],
  // A day of the week with its number, or the number alone where it is said to be a day
  [
    String.raw`(?:(?:${anyDay})(?: (?:the|el|den|le))? ${ordinal}|(?:on |for )?the (\d{1,2})(?:st|nd|rd|th)|(?:el )?dia (\d{1,2}))(?! ?(?:euros?|people|personas?|floor|birthday|planta|\d|h|am|pm|uhr|uur)(?!\p{L})|[:.]\d)`,
    ([, beside, alone, spanish], tonight) => dayOfNumber(tonight, Number(beside ?? alone ?? spanish)),
  ],
  // Parts of months
  ...Object.entries(thirds).map(([third, words]): Pattern => [
    `(?:the )?(?:${words})(?: (?:the|of|de|del))? (${allMonths})`,
    ([, month], tonight) =>
      partOfMonth(
        tonight,
        monthOf(month),
        { early: 1, mid: 11, late: 21 }[third as keyof typeof thirds],
        { early: 10, mid: 20, late: 31 }[third as keyof typeof thirds],
      ),
  ]),
  [
    `(${weeks.join('|')}) (?:week|semana|woche|semaine)(?: (?:of|in|de|del|im|van|du))? (${allMonths})`,
    ([, nth = '', month], tonight) =>
      weekOfMonth(
        tonight,
        weeks.findIndex((names) => names.split('|').includes(nth)),
        monthOf(month),
      ),
  ],
  [
    `(?:in|en|im|during|durante|pour|au mois de|en el mes de|next|el proximo) (${allMonths})`,
    ([, month], tonight) => wholeMonth(tonight, monthOf(month)),
  ],
  [
    `(?:all (?:of )?|the whole (?:of )?|whole |todo (?:el mes de )?|ganzen |heel |tout (?:le mois d )?)?(${plainMonths})`,
    ([, month], tonight) => wholeMonth(tonight, monthOf(month)),
  ],
];

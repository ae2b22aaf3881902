/** Days of months and spans between them, as visitors write them: "sunday 26 july", "del 20 al 25 de julio", "end of july". Pure. */
import { addDays, isCalendarDate, weekdayOf } from '#kit/shared/dates.ts';
import { months, placeIn, two, weekdays } from './numbers.ts';
import type { Meant } from './rule.ts';
import { saying } from './rule.ts';

const alternatives = (lists: readonly (readonly string[])[]) => lists.flat().join('|');
export const allMonths = months.flatMap(([plain, short]) => [...plain, ...short]).join('|');
const plainMonths = alternatives(months.map(([plain]) => plain));
const anyDay = alternatives(weekdays);
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** A day by its name beside one by its number says no more. */
const named = `(?:(?:${anyDay}|mo|di|mi|do|fr|sa|so)(?: (?:the|den|der|el|le|de|dem))? )?`;
const namedAfter = `(?: (?:${anyDay})(?!\\p{L}))?`;
const year = String.raw`(?: (?:de |del )?(20\d\d))?`;
const upTo =
  '(?:to|until|till|til|through|thru|and|al|hasta(?: el)?|a|y|bis(?: zum)?|und|tot(?: en met)?|t m|en|au|jusqu au|et|-)';
/** No amount, and no number of anything. */
const notOf = String.raw`(?! ?(?:euros?|eur|people|persons?|personas?|personen|hours?|horas?|stunden|uur|heures?|days?|dias?|nights?|noches?|h|am|pm|uhr|km|%)(?!\p{L})|[\d:.,/])`;
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

/** What is left of a month, of this year or the next unless told; undefined of one that is over. */
export function wholeMonth(tonight: string, month: number, inYear?: number): Meant | undefined {
  const { date: from, until } = fullMonth(tonight, month, inYear);
  return until < tonight ? undefined : span(from < tonight ? tonight : from, until);
}

function fullMonth(tonight: string, month: number, inYear?: number): { readonly date: string; readonly until: string } {
  const [thisYear, now] = [Number(tonight.slice(0, 4)), Number(tonight.slice(5, 7))];
  const date = `${inYear ?? (month < now ? thisYear + 1 : thisYear)}-${two(month)}-01`;
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
  'first|1st|primera|primer|erstes?|eerste|premiere?',
  'second|2nd|segunda|segundo|zweites?|tweede|deuxieme',
  'third|3rd|tercera|tercer|drittes?|derde|troisieme',
  'last|ultima|ultimo|letztes?|laatste|derniere?',
];
const placeOfNth = (said: string) => weeks.findIndex((names) => saying(names).test(said));

/** From a day by its number alone to another: in this month or the next, the last one after the first. */
function betweenNumbers(tonight: string, first: number, last: number): Meant | undefined {
  const from = dayOfNumber(tonight, first);
  if (from?.date === undefined) return undefined;
  return between(from, dayOfNumber(from.date, last));
}

const friday = 4;

/** The weekend that a day is in, or the next one. */
function weekendOf(date: string | undefined): Meant | undefined {
  if (date === undefined) return undefined;
  const from = addDays(date, friday - weekdayOf(date));
  return span(from, addDays(from, 2));
}

/** The first, second, third or last weekend of a month: that of its Saturday. */
function nthWeekend(tonight: string, nth: number, month: number): Meant | undefined {
  const { date, until } = fullMonth(tonight, month);
  const first = upcoming(date, saturday);
  const last = upcoming(addDays(until, -6), saturday);
  const on = nth < 3 ? addDays(first, nth * 7) : last;
  return on < tonight ? undefined : span(addDays(on, -1), addDays(on, 1));
}
const saturday = 5;

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

/** Any of these days of the week: those that follow one another are a span, others stand for themselves. */
function anyOf(tonight: string, days: readonly number[]): Meant | undefined {
  const [first = 0] = days;
  if (days.every((day, place) => day === (first + place) % 7)) {
    const from = upcoming(tonight, first);
    return span(from, addDays(from, days.length - 1));
  }
  const [date, ...also] = [...new Set(days.map((day) => upcoming(tonight, day)))].toSorted();
  return date === undefined ? undefined : { date, also: also.join(',') || undefined };
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

export const weekendWords = 'weekend|fin de semana|finde|wochenende|week end';
/** "A hen weekend" is what one does, whenever it is. */
export const notOfOccasion = '(?<!(?:hen|stag|girls|lads|boys|bachelor|bachelorette|birthday|long|spa|city|whole) )';

const inMonth = 'in|en|im|during|durante|pour|au mois de|en el mes de|next|el proximo';
/** "A week march", "weekend may": behind a length, and with nothing behind it that it could be said of, it is a month. */
const monthOfStay = `(?<=(?:${weekendWords}|weeks?|semanas?|nights?|noches?) )(?:of |de )?(${allMonths})(?= *(?:$|[|]|20\\d\\d))`;

/** A month by its name, or by where it stands to this one. */
export const namesMonth = saying(
  `(?:${inMonth}|de|of) (?:${allMonths})|${plainMonths}|${monthOfStay}|(?:next|this) month|(?:proximo|este) mes|mes que viene`,
);

const monthSaid: Pattern[1] = ([, month, inYear], tonight) =>
  wholeMonth(tonight, monthOf(month), inYear === undefined ? undefined : Number(inYear));

/** Longer ones first: a span before its days. */
export const dayPatterns: readonly Pattern[] = [
  // The weekend that a day is in
  [
    String.raw`(?:the |el |das )?(?:${weekendWords})(?: (?:of|del|de|vom|van|du|um den|around))?(?: (?:the|el))? ${ordinal}(?:-\d{1,2})?${link} (${allMonths})`,
    ([, day, month], tonight) => weekendOf(dayOf(tonight, monthOf(month), Number(day))?.date),
  ],
  [
    String.raw`(?:the |el |das )?(?:${weekendWords}) (?:of the|del|vom|van de|du) ${ordinal}${notOf}`,
    ([, day], tonight) => weekendOf(dayOfNumber(tonight, Number(day))?.date),
  ],
  [
    `(?:the |el )?(${weeks.join('|')}) (?:${weekendWords})(?: (?:of|in|de|del|im|van|du|von))? (${allMonths})`,
    ([, nth = '', month], tonight) => nthWeekend(tonight, placeOfNth(nth), monthOf(month)),
  ],
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
    String.raw`(?:between |from )*${named}(${allMonths}) (?:the )?${ordinal} ?${upTo} ?(?:the )?${named}(${allMonths}) (?:the )?${ordinal}${notOf}`,
    ([, month, first, lastMonth, last], tonight) =>
      between(dayOf(tonight, monthOf(month), Number(first)), dayOf(tonight, monthOf(lastMonth), Number(last))),
  ],
  [
    String.raw`(?:between )?${named}(${allMonths}) (?:the )?${ordinal} ?${upTo} ?(?:the )?${ordinal}(?!\d| ?(?:euros?|people|personas))`,
    ([, month, first, last], tonight) =>
      between(dayOf(tonight, monthOf(month), Number(first)), dayOf(tonight, monthOf(month), Number(last))),
  ],
  [
    `(?:(?:from|von|van|vom|de|du|entre|between) )?(${anyDay}) ?(?:to|until|till|through|thru|a|hasta(?: el)?|bis|tot(?: en met)?|t m|au|jusqu a|-) ?(?:el )?(${anyDay})`,
    ([, first = '', last = ''], tonight) => {
      const from = upcoming(tonight, placeIn(weekdays, first));
      return span(from, upcoming(from, placeIn(weekdays, last)));
    },
  ],
  [
    `(?:between |entre |zwischen |tussen |either |o |ou |entweder |ofwel )?(${anyDay})s?(?:(?: (?:the|el|den|le))? (${anyDay})s?)? ?(?:and|or|y|o|u|e|und|oder|en|of|et|ou|&) (?:on |maybe |el |los |le |am |op )?(${anyDay})s?`,
    ([, ...said], tonight) =>
      anyOf(
        tonight,
        said.flatMap((day) => (day === undefined ? [] : [placeIn(weekdays, day)])),
      ),
  ],
  // Until a day: from today on
  [
    `(?:(?:only |just )?(?:here|staying|aqui|solo|da|hier) )?(?:till|until|hasta(?: el)?|bis(?: zum)?|tot(?: en met)?|jusqu a) (${anyDay})`,
    ([, last = ''], tonight) => span(tonight, upcoming(tonight, placeIn(weekdays, last))),
  ],
  // By number
  [
    String.raw`(?:vom |von |from |del? |du |van )?${named}(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}|\d{2}))? ?${upTo} ?${named}(\d{1,2})\2(\d{1,2})(?:\2(?:\d{4}|\d{2}))?${notOf}`,
    ([, day, , month, inYear, lastDay, lastMonth], tonight) => {
      const saidYear = inYear === undefined ? undefined : Number(inYear);
      return between(
        dayOf(tonight, Number(month), Number(day), saidYear),
        dayOf(tonight, Number(lastMonth), Number(lastDay), saidYear),
      );
    },
  ],
  // From day to day of no month that is named
  [
    String.raw`(?:(?:between|from|del|de|du|vom|von|van|entre|zwischen|tussen) )?(?:the |el |den |le )?(?:(?:${anyDay})(?: the| el| den| le)? (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)) ?${upTo} ?(?:the |el |den |le )?(?:(?:${anyDay})(?: the| el| den| le)? )?${ordinal}${notOf}`,
    ([, beside, alone, last], tonight) => betweenNumbers(tonight, Number(beside ?? alone), Number(last)),
  ],
  [
    String.raw`(?:del|du|vom|entre el|zwischen dem|between the|from the) (\d{1,2}) (?:to|and|al|y el|y|au|bis zum|bis|und dem|und) (?:the |el |den )?${ordinal}${notOf}`,
    ([, first, last], tonight) => betweenNumbers(tonight, Number(first), Number(last)),
  ],
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
    String.raw`(?:(?:${anyDay})(?: (?:the|el|den|le))? ${ordinal}|(?:on |for )?the (\d{1,2})(?:st|nd|rd|th)|(?:el )?dia (\d{1,2})|(?:el|am|le) (\d{1,2})(?= *(?:[|]|$)))(?! ?(?:euros?|people|personas?|floor|birthday|planta|\d|h|am|pm|uhr|uur)(?!\p{L})|[:.]\d)`,
    ([, ...numbers], tonight) => dayOfNumber(tonight, Number(numbers.find((one) => one !== undefined))),
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
    ([, nth = '', month], tonight) => weekOfMonth(tonight, placeOfNth(nth), monthOf(month)),
  ],
  [`(?:${inMonth}) (${allMonths})${year}`, monthSaid],
  [`${monthOfStay}${year}`, monthSaid],
  [
    `(?:all (?:of )?|the whole (?:of )?|whole |todo (?:el mes de )?|ganzen |heel |tout (?:le mois d )?)?(${plainMonths})${year}`,
    monthSaid,
  ],
];

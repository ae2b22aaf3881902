/** How long: for what is let, and what it is let by. */
import type { PricePeriod } from '../rules.ts';
import { allMonths, namesMonth, notOfOccasion, weekendWords } from './days.ts';
import { aNumber, numberOf, orSo } from './numbers.ts';
import type { Context, Meant, Rule } from './rule.ts';
import { saying } from './rule.ts';

/** A number of hours, days, nights or weeks, or the unit something is let by. */
const units = {
  h: 'hour|hours|hr|hrs|hora|horas|stunde|stunden|uur|uren|heure|heures',
  d: 'day|days|dia|dias|tag|tage|tagen|dag|dagen|jour|jours',
  n: 'night|nights|noche|noches|nacht|nachte|nachten|nuit|nuits',
  w: 'week|weeks|semana|semanas|woche|wochen|weken|semaine|semaines',
  m: 'month|months|mes|meses|monat|monate|monaten|maand|maanden|mois',
} as const;
const daysOfMonth = 30;
const anyUnit = Object.values(units).join('|');
const unitOf = (word: string | undefined) =>
  (Object.keys(units) as (keyof typeof units)[]).find((unit) => units[unit].split('|').includes(word ?? ''));

function lengthOf(count: number, word: string | undefined): string | undefined {
  const unit = unitOf(word);
  const [many, by] = unit === 'm' ? [count * daysOfMonth, 'd'] : [count, unit];
  return by !== undefined && many >= 1 && many <= 99 ? `${many}${by}` : undefined;
}

/** A day is no stay, and an hour is none. */
const stayLengths = [units.n, units.w, units.m, weekendWords, 'days|dias|tagen?|dagen|jours'].join('|');
const namesLength = saying(stayLengths);
const onlyStay = new RegExp(
  `^(?:(?:${[stayLengths, 'people|personas|adults|adultos|pax']
    .concat(
      aNumber.slice(1, -1),
      allMonths,
      '20\\d\\d|for|para|por|fur|voor|pour|durante|during|in|en|im|au|of|de|del|the|el|la|a|an|un|una|eine?n?|een|une|next|this|este|proximo|que viene|any|algun|cualquier',
    )
    .join('|')})(?: |$))+$`,
);

/** Of a hotel for three nights the number says nothing: it takes guests for as long as they stay. */
const rented = ({ kinds, leaning }: Context, length: string | undefined): Meant | undefined => {
  if (length === undefined || leaning.has('rentals')) return length === undefined ? undefined : { length };
  return kinds.has('businesses') && /[nw]$|^weekend$/.test(length) ? {} : undefined;
};

const inSpanish = saying('semanas?|noches?|mes|meses|dias|fin de semana|finde');

/** What is looked for by who says no more, in the language of their length. */
export const stayIn = (text: string): string => (inSpanish.test(text) ? 'alojamiento' : 'accommodation');

/** Nothing but how long and in which month, perhaps for whom: who says no more looks for somewhere to stay. */
export const isOnlyStay = (text: string): boolean =>
  onlyStay.test(text) && namesLength.test(text) && namesMonth.test(text);

const halfADay = '4h';

/** "By the hour" is what it is let by, for however long. */
const periodOf = { h: 'hour', d: 'day', n: 'night', w: 'week', m: 'month' } as const;
const unitsAlone: Readonly<Record<string, PricePeriod>> = {
  hourly: 'hour',
  stundenweise: 'hour',
  daily: 'day',
  tageweise: 'day',
  nightly: 'night',
  weekly: 'week',
  wochenweise: 'week',
  monthly: 'month',
  monatsweise: 'month',
};

/** For how long something is rented: beside a word for what is let, for tours and work last as well. */
export const lengthRules: readonly Rule[] = [
  {
    pattern: saying(
      `(?:by the|per|pro|par|por|al|a la|a l) (${anyUnit})(?! (?:de|del|en|or|y)(?!\\p{L}))|(${Object.keys(unitsAlone).join('|')})`,
    ),
    read: ([, unit, alone], { kinds, leaning }) => {
      const per = alone === undefined ? periodOf[unitOf(unit) ?? 'h'] : unitsAlone[alone];
      if (leaning.has('rentals')) return { per };
      return kinds.has('businesses') && per !== 'hour' ? {} : undefined;
    },
  },
  {
    // Beside a month it is one of its weekends.
    pattern: saying(
      `(?:(?:for|para|por|fur|voor|pour) )?(?:(?:a|any|one|un|algun|cualquier|ein|een) )?${notOfOccasion}(?:${weekendWords})`,
    ),
    // Of a hen do people go out as well.
    read: (_, context) =>
      namesMonth.test(context.text) && context.leaning.size === 1 ? rented(context, 'weekend') : undefined,
  },
  {
    pattern: saying(
      '(?:for )?(?:about )?(?:half a day|a half day|half day|medio dia|media jornada|halber tag|halben tag|halve dag|(?:une )?demi journee)',
    ),
    read: (_, context) => rented(context, halfADay),
  },
  {
    pattern: saying(
      '(?:for )?(?:(?:the|a) )?(?:full day|whole day|entire day|all day(?: long)?|dia completo|dia entero|ganztags|ganzen tag|ganzer tag|hele dag|journee entiere|toute la journee)',
    ),
    read: (_, context) => rented(context, '1d'),
  },
  {
    // Of "two or three nights" the fewest have to be free.
    pattern: saying(
      `(?:(?:for|para|por|fur|voor|pour|durante|during) )?(?:(?:a|the|una|un) )?${orSo}${aNumber} (${anyUnit})`,
    ),
    read: ([, least, count, unit], context) => rented(context, lengthOf(numberOf(least ?? count), unit)),
  },
  // A couple of hours are two, a few are no number
  {
    pattern: saying(
      `(?:for )?(?:(?:a |the )?couple(?: of)?|(?:(?:para|por|durante) )?(?:un )?par de|(?:fur )?(?:ein )?paar|(?:voor )?(?:een )?paar) (${anyUnit})`,
    ),
    read: ([, unit], context) => rented(context, lengthOf(2, unit)),
  },
  {
    pattern: saying(
      `(?:(?:for|para|por|fur|voor|pour|durante|during) )?(?:one|a|an|una?|eine?n?|een|une|1|la|the whole|toda la|todo el) (${anyUnit})`,
    ),
    read: ([, unit], context) => rented(context, lengthOf(1, unit)),
  },
];

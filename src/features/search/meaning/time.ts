/** When: dates, spans, parts of the day, and what is open. */
import { addDays, isCalendarDate, weekdayOf } from '#kit/shared/dates.ts';
import { weekendFrom } from '../date-words.ts';
import { dayParts } from '../rules.ts';
import { aNumber, months, numberOf, placeIn, two, weekdays } from './numbers.ts';
import { opened, openRules } from './open.ts';
import type { Context, Meant, Rule } from './rule.ts';
import { dated } from './dated.ts';
import { saying } from './rule.ts';

type Part = (typeof dayParts)[number];

const partWords: Readonly<Record<Part, string>> = {
  morning: 'morning|mornings|por la manana|de la manana|vormittag|morgen|fruh|ochtend|matin|au matin',
  afternoon: 'afternoon|afternoons|por la tarde|de la tarde|nachmittag|mittag|middag|namiddag|apres midi',
  evening: 'evening|evenings|night|nights|noche|por la noche|de noche|abend|nacht|avond|soir|nuit',
  late: 'late night|madrugada|de madrugada|de la madrugada|spat|laat',
};
const anyPart = dayParts.map((part) => partWords[part]).join('|');
const partSaid = (said: string | undefined): Part | undefined =>
  said === undefined ? undefined : dayParts.find((part) => partWords[part].split('|').includes(said));

/** "on", "this", "el", "am" before a day say nothing more. */
const before = String.raw`(?:(?:(?<!(?:what s|whats|what is|what|going|happening) )on|this|the|for|from|el|la|los|las|este|esta|para el|am|den|diesen|dieses|op|deze|dit|ce|cette|le|du|del) )*`;
const alternatives = (lists: readonly (readonly string[])[]) => lists.flat().join('|');
const allMonths = months.flatMap(([plain, short]) => [...plain, ...short]).join('|');
const plainMonths = alternatives(months.map(([plain]) => plain));
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

const monthOf = (word: string | undefined) =>
  placeIn(
    months.map(([plain, short]) => [...plain, ...short]),
    word ?? '',
  ) + 1;

/** A day of a month in this year, or in the next where it is past; undefined when no month has it. */
function dayOf(tonight: string, month: number, day: number, saidYear?: number): Meant | undefined {
  const year = saidYear === undefined ? Number(tonight.slice(0, 4)) : saidYear < 100 ? 2000 + saidYear : saidYear;
  const date = `${year}-${two(month)}-${two(day)}`;
  if (!isCalendarDate(date)) return undefined;
  return date < tonight && saidYear === undefined ? dayOf(tonight, month, day, year + 1) : { date };
}

/** What is left of a month, of this year or the next. */
function wholeMonth(tonight: string, month: number): Meant {
  const [year, now] = [Number(tonight.slice(0, 4)), Number(tonight.slice(5, 7))];
  const from = `${month < now ? year + 1 : year}-${two(month)}-01`;
  const last = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  return span(from < tonight ? tonight : from, last);
}

const span = (date: string, until: string): Meant => (until > date ? { date, until } : { date });

const upcoming = (tonight: string, weekday: number) => addDays(tonight, (weekday - weekdayOf(tonight) + 7) % 7);
const mondayAfter = (tonight: string) => addDays(tonight, 7 - weekdayOf(tonight));

function weekend(tonight: string): Meant {
  const days = weekendFrom(tonight);
  return span(days[0] ?? tonight, days.at(-1) ?? tonight);
}

const on = (
  source: string,
  read: (said: readonly (string | undefined)[], tonight: string) => Meant | undefined,
): Rule => ({
  pattern: saying(before + source),
  read: (said, context) => dated(context, read(said, context.tonight)),
});

const withPart = (meant: Meant, said: string | undefined): Meant => {
  const part = partSaid(said);
  return part === undefined ? meant : { ...meant, part };
};
const partAfter = String.raw`(?: (?:in the |at |in der |am |in de |au |a )?(${anyPart}))?`;

/** Nothing but a day beside "open": places, in the words of who asks. */
const placesOpen = (source: string, before: string, words: string): Rule => ({
  pattern: new RegExp(`^(?:(?:${before}) )?(?:${source})(?: on)?(?= *(?:[|]|$))`, 'u'),
  read: (_, { kinds, text }) => ((kinds.size === 0 || kinds.has('businesses')) && text.includes(' ') ? {} : undefined),
  words,
});

const tonightWords = '(?:tonight|tonite|esta noche|heute abend|heute nacht|vanavond|vannacht|ce soir|cette nuit)';
export const isTonight = saying(tonightWords);

export const timeRules: readonly Rule[] = [
  ...openRules,
  // Days by number
  on(String.raw`(\d{4})-(\d{2})-(\d{2})`, ([, year, month, day], tonight) =>
    dayOf(tonight, Number(month), Number(day), Number(year)),
  ),
  on(String.raw`(\d{1,2})[/](\d{1,2})(?:[/](\d{4}|\d{2}))?`, ([, day, month, year], tonight) =>
    dayOf(tonight, Number(month), Number(day), year === undefined ? undefined : Number(year)),
  ),
  on(
    String.raw`${ordinal}(?: (?:of|de|den))? (${allMonths})(?: (?:de |del )?(20\d\d))?`,
    ([, day, month, year], tonight) =>
      dayOf(tonight, monthOf(month), Number(day), year === undefined ? undefined : Number(year)),
  ),
  on(String.raw`(${allMonths}) (?:the )?${ordinal}(?!\d| ?(?:euros?|people|personas))`, ([, month, day], tonight) =>
    dayOf(tonight, monthOf(month), Number(day)),
  ),
  on(
    String.raw`(?:in|en|im|during|durante|pour|au mois de|en el mes de|next|el proximo) (${allMonths})`,
    ([, month], tonight) => wholeMonth(tonight, monthOf(month)),
  ),
  on(`(${plainMonths})`, ([, month], tonight) => wholeMonth(tonight, monthOf(month))),
  // Feasts everybody knows the day of
  on('(?:at |for |en )?(?:christmas eve|nochebuena|heiligabend|kerstavond)', (_, tonight) => dayOf(tonight, 12, 24)),
  on('(?:at |for |en )?(?:christmas|navidad|navidades|weihnachten|kerst|noel)', (_, tonight) => {
    const { date = tonight } = dayOf(tonight, 12, 24) ?? {};
    return span(date, addDays(date, 2));
  }),
  on('(?:at |for |en )?(?:new year s eve|new years eve|nochevieja|silvester|oud en nieuw)', (_, tonight) =>
    dayOf(tonight, 12, 31),
  ),
  on('(?:halloween)', (_, tonight) => dayOf(tonight, 10, 31)),
  // Spans by name
  on(
    '(?:next|proximo|el proximo|nachstes|volgend|prochain) (?:weekend|fin de semana|finde|wochenende|week end)|(?:weekend|fin de semana|finde) que viene',
    (_, tonight) => {
      const friday = addDays(mondayAfter(tonight), 4);
      return span(friday, addDays(friday, 2));
    },
  ),
  // "A hen weekend" is what one does, whenever it is.
  on(
    '(?:at the )?(?<!(?:hen|stag|girls|lads|boys|bachelor|bachelorette|birthday|long|spa|city|whole) )(?:weekend|fin de semana|finde|wochenende|week end)',
    (_, tonight) => weekend(tonight),
  ),
  on(
    '(?:next week|(?:la )?(?:proxima semana|semana que viene|semana proxima)|nachste woche|volgende week|semaine prochaine)',
    (_, tonight) => {
      const monday = mondayAfter(tonight);
      return span(monday, addDays(monday, 6));
    },
  ),
  on('(?:this week|esta semana|diese woche|deze week|cette semaine)', (_, tonight) =>
    span(tonight, addDays(mondayAfter(tonight), -1)),
  ),
  on('(?:next month|(?:el )?(?:proximo mes|mes que viene)|nachsten monat|volgende maand|mois prochain)', (_, tonight) =>
    wholeMonth(tonight, (Number(tonight.slice(5, 7)) % 12) + 1),
  ),
  on('(?:this month|este mes|diesen monat|deze maand|ce mois)', (_, tonight) =>
    wholeMonth(tonight, Number(tonight.slice(5, 7))),
  ),
  // Days by name
  on(
    '(?:this|esta|este|deze|diese[nr]?|ce|cet|cette|heute) (morning|manana|afternoon|tarde|evening|vormittag|nachmittag|matin|apres midi)|van(ochtend|morgen|middag)',
    ([, said, dutch], tonight) =>
      withPart({ date: tonight }, { manana: 'morning', tarde: 'afternoon' }[said ?? ''] ?? said ?? dutch),
  ),
  on(
    `(?:the )?(?:day after tomorrow|pasado manana|ubermorgen|overmorgen|apres demain)${partAfter}`,
    ([, part], tonight) => withPart({ date: addDays(tonight, 2) }, part),
  ),
  // In the morning is no tomorrow.
  on(`(?:tomorrow|(?<!(?:por|de) la )manana|demain|(?<!am )morgen)${partAfter}`, ([, part], tonight) =>
    withPart({ date: addDays(tonight, 1) }, part),
  ),
  on(tonightWords, (_, tonight) => ({ date: tonight })),
  on(`(?:today|hoy|heute|vandaag|aujourd hui|esta)${partAfter.replace('(?: ', '(?: ')}`, ([all = '', part], tonight) =>
    all.endsWith('esta') ? undefined : withPart({ date: tonight }, part),
  ),
  on(`next (${alternatives(weekdays)})${partAfter}`, ([, day = '', part], tonight) =>
    withPart({ date: addDays(mondayAfter(tonight), placeIn(weekdays, day)) }, part),
  ),
  on(
    `(?:proximo |nachsten |volgende )?(${alternatives(weekdays)})s?(?: prochain| que viene)?${partAfter}`,
    ([, day = '', part], tonight) => withPart({ date: upcoming(tonight, placeIn(weekdays, day)) }, part),
  ),
  // When work is over: what is done then is no work
  {
    pattern: saying(
      'after ?work|despues (?:del (?:trabajo|curro)|de trabajar)|al salir del (?:trabajo|curro)|nach der arbeit|feierabend(?:bier)?|na het werk|apres le (?:travail|boulot)',
    ),
    read: (_, context) => dated(context, { part: 'evening' }),
  },
  // Parts of any day
  {
    pattern: saying(
      'in the (?:early )?(morning|afternoon|evening)|(por la manana|por la tarde|por la noche|de madrugada)|am (morgen|vormittag|nachmittag|abend)|at (night)|in the (?:middle of the )?(night)',
    ),
    read: ([, ...said], context) => {
      const part = partSaid(said.find((one) => one !== undefined));
      return dated(context, part && { part });
    },
  },
  // "What's open on Sunday": a place
  placesOpen('abiert[oa]s?|abre|abren', 'que|que hay|que esta', 'negocios'),
  placesOpen(opened, 'what s|whats|what is|who is|was ist|was hat|wat is|qu est ce qui est', 'businesses'),
  // "Open" alone, beside a kind of place or a day: a name such as "Sandcastle Open" stays one
  {
    pattern: saying(`(?:that are |which are |esten? |que )?(?:${opened})(?: on)?(?! air| mic| water| bar)`),
    read: (_, { leaning }) => (leaning.has('businesses') ? { open: 'now' } : undefined),
  },
];

/** A number of hours, days, nights or weeks, or the unit something is let by. */
const units = {
  h: 'hour|hours|hr|hrs|hora|horas|stunde|stunden|uur|uren|heure|heures',
  d: 'day|days|dia|dias|tag|tage|tagen|dag|dagen|jour|jours',
  n: 'night|nights|noche|noches|nacht|nachte|nachten|nuit|nuits',
  w: 'week|weeks|semana|semanas|woche|wochen|weken|semaine|semaines',
} as const;
const anyUnit = Object.values(units).join('|');
const unitOf = (word: string | undefined) =>
  (Object.keys(units) as (keyof typeof units)[]).find((unit) => units[unit].split('|').includes(word ?? ''));

function lengthOf(count: number, word: string | undefined): string | undefined {
  const unit = unitOf(word);
  return unit !== undefined && count >= 1 && count <= 99 ? `${count}${unit}` : undefined;
}

/** Of a hotel for three nights the number says nothing: it takes guests for as long as they stay. */
const rented = ({ kinds, leaning }: Context, length: string | undefined): Meant | undefined => {
  if (length === undefined || leaning.has('rentals')) return length === undefined ? undefined : { length };
  return kinds.has('businesses') && /[nw]$/.test(length) ? {} : undefined;
};

const halfADay = '4h';

/** For how long something is rented: beside a word for what is let, for tours and work last as well. */
export const lengthRules: readonly Rule[] = [
  {
    pattern: saying(
      '(?:for )?(?:about )?(?:half a day|a half day|half day|medio dia|media jornada|halber tag|halben tag|halve dag|(?:une )?demi journee)',
    ),
    read: (_, context) => rented(context, halfADay),
  },
  {
    pattern: saying(`(?:(?:for|para|por|fur|voor|pour|durante|during) )?(?:(?:a|the|una|un) )?${aNumber} (${anyUnit})`),
    read: ([, count, unit], context) => rented(context, lengthOf(numberOf(count), unit)),
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
      `(?:(?:for|para|por|fur|voor|pour|durante|during) )?(?:one|a|an|una?|eine?n?|een|une|1|per|pro|par|al|la|by the|por|the whole|toda la|todo el) (${anyUnit})`,
    ),
    read: ([, unit], context) => rented(context, lengthOf(1, unit)),
  },
  {
    pattern: saying('(hourly|daily|nightly|weekly|wochenweise|stundenweise)'),
    read: ([, word = ''], context) =>
      rented(
        context,
        { hourly: '1h', stundenweise: '1h', daily: '1d', nightly: '1n', weekly: '1w', wochenweise: '1w' }[word],
      ),
  },
];

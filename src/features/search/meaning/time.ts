/** When: dates, spans, parts of the day, and what is open. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { weekendFrom } from '../date-words.ts';
import { dayParts } from '../rules.ts';
import { dayOf, dayPatterns, notOfOccasion, span, weekendWords, wholeMonth } from './days.ts';
import { aNumber, numberOf, placeIn, weekdays } from './numbers.ts';
import { opened, openRules } from './open.ts';
import type { Meant, Rule } from './rule.ts';
import { dated } from './dated.ts';
import { saying } from './rule.ts';

type Part = (typeof dayParts)[number];

const partWords: Readonly<Record<Part, string>> = {
  day: 'by day',
  morning: 'morning|mornings|por la manana|de la manana|vormittag|morgen|fruh|ochtend|matin|au matin',
  afternoon: 'afternoon|afternoons|por la tarde|de la tarde|nachmittag|mittag|middag|namiddag|apres midi',
  evening: 'evening|evenings|night|nights|noche|por la noche|de noche|abend|nacht|avond|soir|nuit',
  late: 'late night|madrugada|de madrugada|de la madrugada|spat|laat',
};
const anyPart = dayParts.map((part) => partWords[part]).join('|');
const partSaid = (said: string | undefined): Part | undefined =>
  said === undefined ? undefined : dayParts.find((part) => partWords[part].split('|').includes(said));

/** "on", "this", "el", "am" before a day say nothing more. */
const before = String.raw`(?:(?:(?<!(?:what s|whats|what is|what|going|happening) )on|this|the|for|from|starting|desde|a partir|ab|vanaf|el|la|los|las|este|esta|para el|am|den|diesen|dieses|op|deze|dit|ce|cette|le|du|del) )*`;
const alternatives = (lists: readonly (readonly string[])[]) => lists.flat().join('|');
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

/** Weekends that a feast makes longer, by what they are called: the day of the feast, at their end. */
const feasts: Readonly<Record<string, readonly [month: number, day: number]>> = {
  'mayo|trabajo|trabajador': [5, 3],
  'agosto|asuncion|virgen': [8, 16],
  'octubre|pilar|hispanidad': [10, 12],
  'noviembre|todos los santos|santos': [11, 2],
  'diciembre|constitucion|inmaculada': [12, 8],
};
const daysBefore = 3;

const fewDays = 4;

/** Said alone, as Spanish says it: where the night goes on once the clubs close at six. */
const afterhours: Rule = {
  pattern: new RegExp(
    `^(?:(?:(?:un|una|el|los|unos|algun|the|an|any|some|hay|donde hay|busco) )*)(?:afters?|after ?hours?|after ?part(?:y|ies))(?: (?:(?:abiertos?|open)(?: (?:ahora|ahora mismo|now|right now))?|bars?|clubs?))?(?= *(?:[|]|$|(?:${tonightWords}|today|hoy|this weekend|este finde|este fin de semana)$))`,
    'u',
  ),
  read: () => ({ open: '05:59' }),
  words: 'afterhours',
};

export const timeRules: readonly Rule[] = [
  afterhours,
  ...openRules,
  on(`(?:en )?(?:el )?puente (?:del?|de la|de los) (${Object.keys(feasts).join('|')})`, ([, said = ''], tonight) => {
    const [, [month, day] = []] = Object.entries(feasts).find(([names]) => names.split('|').includes(said)) ?? [];
    const { date } = (month && day && dayOf(tonight, month, day)) || {};
    return date === undefined ? undefined : span(addDays(date, -daysBefore), date);
  }),
  // Days by number, and spans
  ...dayPatterns.map(([source, read]) => on(source, read)),
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
  on(`(?:at the )?${notOfOccasion}(?:${weekendWords})`, (_, tonight) => weekend(tonight)),
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
  on(
    '(?:(?:with)?in )?(?:the |die |de |los |ces |les )?(?:next|coming|proximos|nachsten|kommenden|komende|prochains) (?:few |couple of )?(?:days|dias|tage|dagen|jours)',
    (_, tonight) => span(tonight, addDays(tonight, fewDays)),
  ),
  on(
    `(?:in|dentro de|over|dans) ${aNumber} (days?|dias?|tagen?|dagen|jours?|weeks?|semanas?|wochen?|weken|semaines?)(?: time)?`,
    ([, count, unit = ''], tonight) => {
      const number = numberOf(count);
      if (!Number.isInteger(number) || number > 90) return undefined;
      if (/^[dtj]/.test(unit)) return { date: addDays(tonight, number) };
      const monday = addDays(mondayAfter(tonight), (number - 1) * 7);
      return span(monday, addDays(monday, 6));
    },
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
  // While it is light: a party by day is an occasion of its own, a day trip no part of a day
  {
    pattern: saying(
      '(?:by day|(?:in|during) the day(?:time)?|(?:in the )?day ?time)(?! (?:part(?:y|ies)|clubbing|drinking|rave|disco|trips?))|(?:durante el|por el) dia|(?<!(?:fin|final|menu|mitad|medio) )de dia(?! (?:de|libre|completo|entero|y noche)(?!\\p{L}))|tagsuber|am tage|bei tag(?:eslicht)?|overdag|en (?:pleine )?journee|de jour|pendant la journee',
    ),
    read: (_, context) => dated(context, { part: 'day' }),
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

/** What is open: now, at an hour, late, before somebody else is up. */
import { aNumber, months, numberOf, two } from './numbers.ts';
import type { Meant, Rule } from './rule.ts';
import { dated } from './dated.ts';
import { mayMean, saying } from './rule.ts';

export const opened = 'open|opened|opening|abiert[oa]s?|abre|abren|geoffnet|offen|ouverts?|ouvertes?';
/** Meals are at hours of their own, in five languages: small letters without accents. */
const meals = {
  morning: 'breakfasts?|brunch|desayun[oa]r?s?|fruhstuck(?:en)?|ontbijt(?:en)?|petit dej(?:euner)?',
  afternoon: 'lunch(?:en)?|almuerzo|almorzar|mittagessen|middageten',
  evening: 'dinner|supper|cenar?|cenas|abendessen|avondeten|diner|souper',
} as const;
const isSaid = (source: string, text: string) => saying(source).test(text);

/** The part of a day that a meal is in; undefined where none is named. */
export const mealtimeIn = (text: string): keyof typeof meals | undefined =>
  (['morning', 'afternoon', 'evening'] as const).find((part) => isSaid(meals[part], text));

/** Clubs are open until seven in the morning. */
const isOfClubs = saying('clubs?|nightclubs?|discos?|discotecas?|afters?|clubbing');

/** An hour said without its half of the day: breakfast is in the morning, what is open until six is so all night. */
function usualHour(hour: number, isUntil: boolean, text: string): number {
  if (hour > 12 || mealtimeIn(text) === 'morning') return hour;
  if (hour === 12) return isUntil ? 0 : 12;
  // Nobody has dinner at two in the afternoon.
  if (isUntil && hour < 10 && isOfClubs.test(text)) return hour;
  return (isUntil && hour < 7) || (hour < 6 && mealtimeIn(text) === 'evening') ? hour : hour + 12;
}

const clock = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?: ?(am|pm|h|uhr|uur|horas?))?`;

function timeOf([, hour, minute = '00', half]: readonly (string | undefined)[]): string | undefined {
  const said = Number(hour);
  const hours = half === 'pm' && said < 12 ? said + 12 : half === 'am' && said === 12 ? 0 : said;
  return hours < 24 && Number(minute) < 60 ? `${two(hours)}:${minute}` : undefined;
}

function before(time: string, minutes: number): string {
  const minute = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutes + 24 * 60) % (24 * 60);
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** What is open until four closes then: hours are said by the quarter. */
const untilThen = (time: string): string => before(time, 15);

/** Amounts, days of months and the first of two numbers are no hours. */
const allMonths = months.flat(2).join('|');
const notClock = String.raw`(?! ?(?:euros?|eur|people|persons?|personas?|personen|days?|dias?|tage?|hours?|horas?|minutes?|minutos?|min|km|weeks?|semanas?|years?|anos?|jahren?|jaar|ans|st|nd|rd|th|(?:(?:of|de|den) )?(?:${allMonths}))(?!\p{L})| (?:to|al|bis|tot|and|und|y|or|o) ?\d|[\d:.,/-])`;

/** Which half of the day an hour is in: eleven at night, two at night, four in the afternoon. */
const halfOf = (said: string | undefined, hour: number): 'am' | 'pm' | undefined => {
  if (said === undefined) return undefined;
  if (/^(?:afternoon|evening|tarde)$/.test(said)) return 'pm';
  return /^(?:night|noche|nachts)$/.test(said) && hour > 6 ? 'pm' : 'am';
};

const dayHalf =
  '(?: (?:in the |de la |in der |am |s |at )?(morning|manana|madrugada|night|noche|nachts|morgens|ochtends|tarde|afternoon|evening))?';

/** What is still open after six in the morning is so when the night ends. */
const lastOfNight = (time: string): string => (time >= '06:00' && time < '09:00' ? '05:59' : time);

const isNight = saying('tonight|tonite|esta noche|heute abend|vanavond|ce soir|night|noche|evening|abend|avond|soir');

const partAt = (time: string): 'morning' | 'afternoon' | 'evening' | 'late' => {
  if (time < '06:00' || time >= '23:00') return 'late';
  return time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening';
};

/** The part that all of it is in that begins from then on; undefined where it goes on through several. */
const partFrom = (time: string): 'evening' | 'late' | undefined =>
  time >= '22:30' || time < '06:00' ? 'late' : time >= '18:00' ? 'evening' : undefined;

/** The part that all of it is in that begins until then. */
const partBefore = (time: string): 'morning' | 'day' | undefined =>
  time < '06:00' || time > '19:00' ? undefined : time <= '12:00' ? 'morning' : 'day';

const begins =
  '(?:that |which |que )?(?:starts?|starting|begins?|beginning|kick(?:s|ing)? off|empiezan?|empiecen?|comienzan?|comiencen?|beginnt|begint|commence) ';
const anHour = `(?:(midnight|medianoche|mitternacht|middernacht|minuit)|${clock}${dayHalf})`;
const notPer =
  '(?! (?:a|an|per|por|pro|la|each) (?:hour|hora|day|dia|night|noche|nacht|nuit|week|semana|person|persona)(?!\\p{L}))';

/** What begins after or before an hour, as far as a part of the day says no less: else the hour narrows nothing. */
const begun = (source: string, partOf: (time: string) => Meant['part'], atMidnight: Meant['part']): Rule => ({
  pattern: saying(`(?:${begins})?${source} ${anHour}${notClock}${notPer}`),
  read: ([all = '', midnight, hour, minute, half, said], context) => {
    const isTold =
      half !== undefined ||
      said !== undefined ||
      minute !== undefined ||
      isNight.test(context.text) ||
      (Number(hour) > 12 && / las /.test(all));
    const time = timeOf([all, hour, minute, half ?? (said === undefined ? 'pm' : halfOf(said, Number(hour)))]);
    if (midnight === undefined && time === undefined) return undefined;
    // "Voor 8" is mostly for eight of them.
    if (midnight === undefined && !isTold && all.startsWith('voor ')) return undefined;
    const part = midnight === undefined ? (isTold ? partOf(time ?? '') : undefined) : atMidnight;
    return dated(context, part === undefined ? {} : { part });
  },
});

/** Who says that they are hungry, and no more, is so now. */
const hungry = (said: string, words: string): Rule => ({
  pattern: new RegExp(`^(?:${said})(?= *(?:[|]|$))`, 'u'),
  read: () => ({ open: 'now' }),
  words,
});

export const openRules: readonly Rule[] = [
  // "Open past six": a night that goes on
  {
    pattern: saying(
      `(?:${opened}) (?:past|after|beyond|later than|pasadas las|despues de las?|mas alla de las|nach|na|apres) ${clock}${dayHalf}`,
    ),
    read: ([all, hour, minute, half, said], context) => {
      const open = timeOf([all, hour, minute, half ?? halfOf(said, Number(hour))]);
      return open !== undefined && mayMean(context, 'businesses') ? { open: lastOfNight(open) } : undefined;
    },
  },
  {
    pattern: saying(
      `(?:${opened}) (?:right now|now|ahora mismo|ahora|jetzt|gerade|nu|maintenant)|(?:right now|ahora mismo|ahora|jetzt|nu) (?:${opened})`,
    ),
    read: (_, context) => (mayMean(context, 'businesses') ? { open: 'now' } : undefined),
  },
  // What begins now is on tonight
  {
    pattern: saying(
      '(?:that |which )?(?:starts?|starting|begins?|beginning) (?:right now|now|soon|shortly)|(?:que )?(?:empiez[ae]n?|empiecen?|comienz[ae]n?|comiencen?) (?:ya|ahora mismo|ahora|pronto|en breve)|(?:das |die )?(?:gleich|jetzt) (?:anfangt|beginnt)|(?:dat |die )?(?:nu|zo) begint|(?:qui )?commencent? (?:maintenant|bientot)',
    ),
    read: (_, { tonight, leaning }) => (leaning.has('jobs') ? undefined : { date: tonight }),
  },
  // "Where can I eat right now": it has to be open
  {
    pattern: saying(
      'right now|right this minute|now|ahora mismo|ahora|en este momento|a estas horas|jetzt gerade|gerade jetzt|jetzt|op dit moment|tout de suite|maintenant|at this hour|at this time of (?:the )?night|um diese zeit|a cette heure',
    ),
    read: (_, { leaning }) => (leaning.has('businesses') ? { open: 'now' } : undefined),
  },
  hungry(
    '(?:(?:tengo|tenemos|con|mucha|un|que) )*hambre|(?:(?:estoy|estamos) )?(?:muert[oa]s? de hambre|hambrient[oa]s?)',
    'comida',
  ),
  hungry(
    '(?:(?:i|we) (?:am|are|m|re) )?(?:(?:so|very|really) )?(?:hungry|starving|famished|peckish)|(?:(?:ich|wir) )?(?:(?:habe|haben) )?(?:hunger|hungrig)|(?:ik heb )?honger|(?:j ai )?faim',
    'food',
  ),
  {
    pattern: saying(`(?:(?:${opened}) )?(?:24 ?h(?:oras?|ours?)?|24 7|las 24 horas|rund um die uhr)`),
    read: (_, context) => (mayMean(context, 'businesses') ? { open: '04:30' } : undefined),
  },
  {
    pattern: saying(`(?:${opened}) (?:at|a las|a la|um|om|a) ${clock}${dayHalf}`),
    read: ([all, hour, minute, half, said], context) => {
      const open = timeOf([all, hour, minute, half ?? halfOf(said, Number(hour))]);
      return open !== undefined && mayMean(context, 'businesses') ? { open } : undefined;
    },
  },
  {
    pattern: saying(
      `(?:${opened}) (?:(until |till |hasta |bis |tot |jusqu a )|at |a |um |om )?(?:la )?(?:(midnight|medianoche|mitternacht|middernacht|minuit)|noon|midday|mediodia|mittags?|middag|midi)`,
    ),
    read: ([, until, midnight], context) => {
      const open = midnight === undefined ? '12:00' : '00:00';
      return mayMean(context, 'businesses') ? { open: until === undefined ? open : untilThen(open) } : undefined;
    },
  },
  {
    pattern: saying(
      `(?:${opened}) (?:until |till )?(?:late|hasta tarde|lange|laat|tard)|(?:that )?closes? late|late closing|(?:que )?cierr[ae]n? tarde|hasta tarde|(?:after|past) midnight|(?:despues|pasada) (?:de )?(?:la )?medianoche|nach mitternacht|na middernacht|apres minuit|late night|late(?= (?:bar|pub|food|dinner|drinks|restaurant|kitchen|shop|supermarket))`,
    ),
    read: (_, context) => dated(context, { part: 'late' }),
  },
  // "Before eight" somewhere is open already
  {
    pattern: saying(`(?:(?:${opened}) )?(?:before|antes de las|vor|voor|avant) ${clock}`),
    read: (said, { leaning }) => {
      const open = timeOf(said);
      return open !== undefined && leaning.has('businesses') ? { open: before(open, 30) } : undefined;
    },
  },
  // "Five in the morning" after a night out, where nothing is let
  {
    pattern: saying(`(?:at |by |until |till |a las |um |om )?(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm|uhr|uur)`),
    read: (said, { leaning }) => {
      const open = timeOf(said);
      return open !== undefined && leaning.has('businesses') ? { open } : undefined;
    },
  },
  // "At three in the morning", "drinks around seven", "open till ten": the half of the day may go without saying
  {
    pattern: saying(
      `(?:(${opened}) )?(?:(at|around|about|from|after|a las|hacia las|sobre las|a partir de las|desde las|despues de las|mas tarde de las|pasadas las|um|gegen|ab|om|rond|vanaf|vers)|until|till|hasta las|bis|tot|jusqu a) ${aNumber}(?:[:.h](\\d{2}))?(?: ?(?:h|uhr|uur|o clock))?${dayHalf}${notClock}`,
    ),
    read: ([, isOpen, at, said, minute = '00', part], context) => {
      const { leaning, text } = context;
      const hour = numberOf(said);
      // "Open until six" is of places, whatever they are.
      const isPlace = leaning.has('businesses') || (isOpen !== undefined && mayMean(context, 'businesses'));
      if (!Number.isInteger(hour) || !isPlace) return undefined;
      const half = halfOf(part, hour);
      const open =
        half === undefined
          ? timeOf([undefined, String(usualHour(hour, at === undefined, text)), minute])
          : timeOf([undefined, String(hour), minute, half]);
      return open === undefined
        ? undefined
        : { open: at === undefined ? (isOfClubs.test(text) ? lastOfNight(untilThen(open)) : untilThen(open)) : open };
    },
  },
  {
    pattern: saying(
      'after (?:the )?(?:clubbing|club|clubs|party|partying|a (?:big )?night out|going out|the night)|despues de (?:la )?(?:fiesta|discoteca|salir)|al salir de (?:fiesta|la discoteca)|nach (?:dem (?:club|feiern)|der (?:disko|party))|na het (?:stappen|uitgaan)|apres la (?:boite|fete)',
    ),
    read: (_, { leaning }) => (leaning.has('businesses') ? { part: 'late' } : undefined),
  },
  // As soon as a day begins: "early check-in" and "early birds" are no hours
  {
    pattern: saying(
      'early in the morning|early morning|early(?= (?:breakfast|coffee|lunch)|$)|a primera hora|temprano|tempranito|pronto|fruhmorgens|fruh|vroeg',
    ),
    read: (_, { leaning }) => (leaning.has('businesses') ? { part: 'morning' } : undefined),
  },
  // What begins at an hour begins in a part of the day; an hour without its half is of tonight
  {
    pattern: saying(`(?:${begins})?(?:at|around|a las|hacia las|sobre las|um|gegen|om|vers) ${anHour}`),
    read: ([all, midnight, hour, minute, half, said], context) => {
      const isTold = half !== undefined || said !== undefined || isNight.test(context.text);
      const time = timeOf([all, hour, minute, half ?? (said === undefined ? 'pm' : halfOf(said, Number(hour)))]);
      if (midnight === undefined && (time === undefined || !isTold)) return undefined;
      return dated(context, { part: midnight === undefined ? partAt(time ?? '') : 'evening' });
    },
  },
  begun(
    '(?:after|from|later than|desde las|a partir de las|despues de las|mas tarde de las|ab|nach|vanaf|na|apres|a partir de)',
    partFrom,
    'late',
  ),
  begun('(?:earlier than|before|antes de las|vor|voor|avant)', partBefore, 'evening'),
];

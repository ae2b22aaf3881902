/**
 * Days as people shorten them: "fri-sun", "vie 24 a dom 26", "sat night". Half of the short names are words of their own
 * ("sun", "mar", "so"), so they are only read beside what makes them days. Text to text, before any rule reads it. Pure.
 */
import { months, weekdays } from './numbers.ts';

/** By the names of `weekdays`: English, Spanish, German, Dutch, French. */
const shortened: readonly (readonly [day: string, shorts: readonly string[]])[] = [
  ['monday', ['mon', 'mo']],
  ['tuesday', ['tue', 'tues', 'di']],
  ['wednesday', ['wed', 'weds', 'wo']],
  ['thursday', ['thu', 'thur', 'thurs', 'do']],
  ['friday', ['fri', 'fr', 'vr']],
  ['saturday', ['sat', 'sa', 'za']],
  ['sunday', ['sun', 'so', 'zo']],
  ['lunes', ['lun']],
  ['martes', ['mar']],
  ['miercoles', ['mie']],
  ['jueves', ['jue', 'juev']],
  ['viernes', ['vie', 'vier']],
  ['sabado', ['sab']],
  ['domingo', ['dom']],
  ['montag', []],
  ['mittwoch', ['mi']],
  ['maandag', ['ma']],
  ['mercredi', ['mer']],
  ['jeudi', ['jeu']],
  ['vendredi', ['ven']],
  ['samedi', ['sam']],
  ['dimanche', ['dim']],
];

const fullOf: ReadonlyMap<string, string> = new Map(
  shortened.flatMap(([day, shorts]) => shorts.map((short) => [short, day] as const)),
);
const all = [...fullOf.keys()].toSorted((a, b) => b.length - a.length);
/** Letters that are no word of any of the languages. */
const plain = 'tues|tue|weds|thurs|thur|thu|fri|juev|jue|vier|vie|sab|mie|lun';
/** Three letters: what only two of a language would say beside a number is said of a day between others alone. */
const clear = all.filter((short) => short.length > 2).join('|');
const any = all.join('|');
const full = weekdays.flat().join('|');
const month = months.flat(2).join('|');

const begins = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;
const pattern = (source: string) => new RegExp(source, 'gu');
const inFull = (short: string) => fullOf.get(short) ?? short;

const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const upTo = 'to|until|till|til|through|thru|bis zum|bis|tot en met|tot|t m|al|hasta el|hasta|au|jusqu au';
/** What links two days as well as two of anything: only between names that are no words. */
const beside = 'a|and|or|y|o|und|oder|en|of|et|ou';
const noDay = String.raw`(?! ?(?:euros?|eur|people|persons?|personas?|personen|pax|hours?|horas?|h|stunden|uur|heures?|days?|dias?|nights?|noches?|km|min|minutes?|minutos?|am|pm|uhr)(?!\p{L})|[\d:])`;
const partOfDay =
  'morning|afternoon|evening|night|eve|(?:por la |en la )?(?:manana|tarde|noche)|de madrugada|vormittag|nachmittag|abend|nacht|ochtend|middag|avond|matin|apres midi|soir';

/** "24.-26. juli", "24/26 july": a hyphen; "fri - sun", "24 jul – 2 aug": a word. */
const hyphens: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.])(\d{1,2})\.\s*[-–—]\s*(?=\d{1,2}\.?(?![\d.]))/gu, '$1-'],
  [pattern(String.raw`(?<!\d)(\d{1,2}) ?[/&+] ?(?=\d{1,2}(?:st|nd|rd|th)? (?:of |de )?(?:${month})${ends})`), '$1-'],
  [
    pattern(
      String.raw`(?<=${begins}(?:${any}|${full}|${month}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[./]\d{0,2}[./]?(?:\d{2,4})?))\.?\s*[-–—]\s*(?=(?:(?:${any}|${full})\.? ?)?\d{1,2}|(?:${any}|${full})${ends})`,
    ),
    ' to ',
  ],
];

/** Small letters without accents, as typed: what stands between days, as rules read it. */
export const withoutHyphens = (text: string): string =>
  hyphens.reduce((rest, [typed, meant]) => rest.replaceAll(typed, meant), text);

const contexts: readonly RegExp[] = [
  // From day to day
  pattern(`${begins}(${any})(?=(?: ${day})?(?:-| (?:${upTo}) )(?:the |el |den )?(?:${any}|${full})${ends})`),
  pattern(`${begins}(?<=(?:${full})(?: ${day})?(?:-| (?:${upTo}) )(?:the |el |den )?)(${any})${ends}`),
  pattern(`${begins}(${clear})(?=(?: ${day})? (?:${beside}) (?:${clear}|${full})${ends})`),
  pattern(`${begins}(?<=(?:${full})(?: ${day})? (?:${beside}) )(${clear})${ends}`),
  // With its number, its hour, its part of the day
  pattern(`${begins}(${clear})(?= (?:the )?${day}${ends}${noDay})`),
  pattern(`${begins}(${any})(?= ${day} (?:of |de )?(?:${month})${ends})`),
  pattern(String.raw`${begins}(${clear})(?= (?:at |a las |um )?(?:\d{1,2}[:.]\d{2}|\d{1,2} ?(?:am|pm|h))${ends})`),
  pattern(
    `${begins}(${clear}|${any
      .split('|')
      .filter((one) => /^(?:za|zo|vr)$/u.test(one))
      .join('|')})(?= (?:${partOfDay})${ends})`,
  ),
  // Behind what is said before a day
  pattern(
    `${begins}(?<=(?:on|this|next|every|last|until|by|proximo|este|cada|am|diesen|nachsten|deze|volgende|ce) )(mon|wed|sat|sun|dom|sam|dim)${ends}(?! (?:nav|cream|lounger|deck|terrace|protection|block))`,
  ),
  // At the end of what is looked for
  pattern(`(?<=\\p{L} )(sat|wed|dom)$`),
  // French "vie" is life.
  pattern(`${begins}(?!vie (?:de|du|d)${ends})(?<!(?:de|la|ma|sa|une|en|notre|votre) (?=vie${ends}))(${plain})${ends}`),
];

/** Normal words with days written in full, each in the language it was shortened in. */
export const withDaysInFull = (text: string): string =>
  contexts.reduce((rest, context) => rest.replaceAll(context, (_, short: string) => inFull(short)), text);

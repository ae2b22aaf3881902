/** Numbers, days and months as visitors write them: small letters without accents, in five languages. Data and pure. */

const counts = [
  ['one', 'un', 'una', 'uno', 'ein', 'eine', 'einen', 'einem', 'een', 'une', 'a', 'an'],
  ['two', 'dos', 'zwei', 'twee', 'deux'],
  ['three', 'tres', 'drei', 'drie', 'trois'],
  ['four', 'cuatro', 'vier', 'quatre'],
  ['five', 'cinco', 'funf', 'vijf', 'cinq'],
  ['six', 'seis', 'sechs', 'zes'],
  ['seven', 'siete', 'sieben', 'zeven', 'sept'],
  ['eight', 'ocho', 'acht', 'huit'],
  ['nine', 'nueve', 'neun', 'negen', 'neuf'],
  ['ten', 'diez', 'zehn', 'tien', 'dix'],
  ['eleven', 'once', 'elf', 'onze'],
  ['twelve', 'doce', 'zwolf', 'twaalf', 'douze'],
  ['thirteen', 'trece'],
  ['fourteen', 'catorce'],
  ['fifteen', 'quince', 'funfzehn', 'vijftien', 'quinze'],
  ['sixteen', 'dieciseis'],
  ['seventeen', 'diecisiete'],
  ['eighteen', 'dieciocho'],
  ['nineteen', 'diecinueve'],
  ['twenty', 'veinte', 'zwanzig', 'twintig', 'vingt'],
] as const;

const valueOf = new Map<string, number>(counts.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));

/** A number in digits or as a word; one only where it is said as a number, not as an article. */
export const aNumber = String.raw`(\d{1,5}(?:[.,]\d{1,3})?|${counts.slice(1).flat().join('|')})`;

/** The first of two numbers between which somebody is not sure: "8-10 people", "two or three nights". */
export const orSo = String.raw`(?:${aNumber}(?:-| (?:to|or|a|o|bis|oder|tot|of|ou) ))?`;

/** The number that a match of the above says: 1.750 are thousands, 12,50 are cents. */
export function numberOf(said: string | undefined): number {
  if (said === undefined) return Number.NaN;
  if (/^\d{1,3}[.,]\d{3}$/.test(said)) return Number(said.replace(/[.,]/, ''));
  return valueOf.get(said) ?? Number(said.replace(',', '.'));
}

export const weekdays: readonly (readonly string[])[] = [
  ['monday', 'lunes', 'montag', 'maandag', 'lundi'],
  ['tuesday', 'martes', 'dienstag', 'dinsdag', 'mardi'],
  ['wednesday', 'miercoles', 'mittwoch', 'woensdag', 'mercredi'],
  ['thursday', 'jueves', 'donnerstag', 'donderdag', 'jeudi'],
  ['friday', 'viernes', 'freitag', 'vrijdag', 'vendredi'],
  ['saturday', 'sabado', 'samstag', 'sonnabend', 'zaterdag', 'samedi'],
  ['sunday', 'domingo', 'sonntag', 'zondag', 'dimanche'],
];

/** A word of the first list is a month alone; one of the second, such as "may", beside a day or after "in" only. */
export const months: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['january', 'enero', 'januar', 'januari', 'janvier'],
    ['jan', 'ene'],
  ],
  [['february', 'febrero', 'februar', 'februari', 'fevrier'], ['feb']],
  [
    ['marzo', 'marz', 'maart'],
    ['mar', 'march', 'mars'],
  ],
  [
    ['april', 'abril', 'avril'],
    ['apr', 'abr'],
  ],
  [['mayo'], ['may', 'mai', 'mei']],
  [
    ['june', 'junio', 'juin'],
    ['jun', 'juni'],
  ],
  [
    ['july', 'julio', 'juillet'],
    ['jul', 'juli'],
  ],
  [
    ['august', 'agosto', 'augustus', 'aout'],
    ['aug', 'ago'],
  ],
  [
    ['september', 'septiembre', 'setiembre', 'septembre'],
    ['sep', 'sept'],
  ],
  [
    ['october', 'octubre', 'oktober', 'octobre'],
    ['oct', 'okt'],
  ],
  [['november', 'noviembre', 'novembre'], ['nov']],
  [
    ['december', 'diciembre', 'dezember', 'decembre'],
    ['dec', 'dic', 'dez'],
  ],
];

/** The place of a word in a list of lists of words. */
export const placeIn = (lists: readonly (readonly string[])[], word: string): number =>
  lists.findIndex((names) => names.includes(word));

/** A number of two digits, as clocks and dates have it. */
export const two = (number: number) => String(number).padStart(2, '0');

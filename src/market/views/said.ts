/** What the words of a listing say that its fields do not. Pure; words of the tables stand without accents and plurals. */
import { singular } from '#kit/shared/singular.ts';
import { latinWords } from '#kit/shared/latin-words.ts';

/** Whether one of some phrases, with commas between them, is said. */
export type Says = (phrases: string) => boolean;

const inOne = (text: string): string => ` ${latinWords(text).map(singular).join(' ')} `;

export function saysOf(...texts: readonly string[]): Says {
  const said = texts.map(inOne);
  return (phrases) => phrases.split(', ').some((phrase) => said.some((text) => text.includes(inOne(phrase))));
}

const english = 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'.split(', ');
const spanish = 'una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce'.split(', ');
const ordinals = [
  'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth'.split(', '),
  'primero, segundo, tercero, cuarto, quinto, sexto, septimo, octavo, noveno, decimo, undecimo, duodecimo'.split(', '),
];
const tens = ['twenty', 'veinti', 'thirty'] as const;

/** The number that a word names, 0 where it names none; 1 to 12 in words, more in digits. */
const numberOf = (word: string | undefined): number =>
  word === undefined
    ? 0
    : Math.max(english.indexOf(word), spanish.indexOf(word)) + 1 || (/^\d{1,2}$/.test(word) ? Number(word) : 0);

/** The storey that is told, the ground as 1; 0 where nobody says. */
export function storeyOf(...texts: readonly string[]): number {
  for (const text of texts) {
    const words = latinWords(text).join(' ');
    if (/\bground floor\b|^(bajo|planta baja)\b|\ben planta baja\b/.test(words)) return 1;
    const [, nth, floor, digits] =
      /\b(?:([a-z]+) floor|un ([a-z]+)|(\d{1,2})(?:nd|rd|th|st)? (?:floor|planta))\b/.exec(words) ?? [];
    const told = ordinals.map((list) => list.indexOf(nth ?? floor ?? '')).find((at) => at >= 0);
    if (told !== undefined) return told + 2;
    if (digits !== undefined) return Number(digits) + 1;
    const [, ten, one] = /\b(?:floor|planta) (twenty |veinti|thirty )?([a-z]+|\d{1,2})\b/.exec(words) ?? [];
    const unit = one === 'uno' ? 1 : numberOf(one);
    if (unit > 0) return unit + 1 + (ten === undefined ? 0 : ten.startsWith(tens[2]) ? 30 : 20);
  }
  return 0;
}

/** How many of something are told, "three cabins"; 0 where nobody says. */
export function countOf(things: string, ...texts: readonly string[]): number {
  const names = things.split(', ').map(singular);
  for (const text of texts) {
    const words = latinWords(text);
    const at = words.findIndex((word) => names.includes(singular(word)));
    const count = numberOf(words[at - 1]);
    if (count > 0) return count;
  }
  return 0;
}

const hour = `(${[...english, ...spanish, 'midnight', 'medianoche', 'noon', 'mediodia'].join('|')}|\\d{1,2})`;
const half = '( (?:and )?thirty| and a half| y media| 30| 00)?';
const time = '(?: at night| in the morning| in the evening| de la noche| de la manana| de la tarde)?';
const shifts = [
  new RegExp(`\\b${hour}${half}${time} (?:to|till|until) ${hour}${half}\\b`),
  new RegExp(`\\bstarts at ${hour}${half}${time} done by ${hour}${half}\\b`),
  new RegExp(`\\bde ${hour}${half}${time} a ${hour}${half}\\b`),
];

/** A shift has so many hours at least: three to five are guests, not hours. */
const shortest = 4;

/** From when to when one works, in quarters of an hour on a dial of twelve; undefined where nobody says. */
export function shiftOf(text: string): { readonly from: number; readonly to: number } | undefined {
  const words = latinWords(text).join(' ');
  for (const shift of shifts) {
    const [, from, halfPast, to, toHalf] = shift.exec(words) ?? [];
    if (from === undefined || to === undefined) continue;
    const at = (word: string, isHalf: string | undefined): number =>
      ((numberOf(word) || 12) % 12) * 4 + (isHalf === undefined || isHalf === ' 00' ? 0 : 2);
    const [start, end] = [at(from, halfPast), at(to, toHalf)];
    if ((end - start + 48) % 48 >= shortest * 4) return { from: start + 1, to: end + 1 };
  }
  return undefined;
}

/** The parts of the day and of the week that the words of a vacancy say: what its form suggests (decision 0229). Pure. */
import type { Localized } from '#kit/shared/localized.ts';
import { writtenLanguages } from '#kit/shared/localized.ts';
import type { ShiftPart } from './rules.ts';

/** By words, without accents. */
const wordsOf: Readonly<Record<ShiftPart, string>> = {
  mornings: 'mornings?|early shifts?|daytime|day shifts?|by day|mananas?|de dia',
  afternoons: 'afternoons?|daytime|day shifts?|by day|tardes?|de dia',
  evenings: 'evenings?|late shifts?',
  nights: 'nights?|overnight|noches?|nocturn[oa]s?|madrugadas?',
  weekends: 'weekends?|weekenders?|saturdays?|sundays?|fin(?:es)? de semana|findes?|sabados?|domingos?',
};

/** Not worked: "closed from 14:00 to 17:00", "no nights", "domingos libres", "Saturday and Sunday off". */
const notWorked = [
  String.raw`\b(?:closed|shut|break|cerrad[oa]|descanso|pausa)\b[^,;]*`,
  String.raw`\b(?:no|not|never|without|free|sin|ni|nunca|except|excepto|salvo|menos) (?:(?:on|at|los|las|el|la|trabajar) )*(?:fin(?:es)? de semana|[a-z]+)(?: (?:or|nor|ni|o|and|y) (?:fin(?:es)? de semana|[a-z]+))?`,
  String.raw`\b(?:(?:fridays?|saturdays?|viernes|sabados?) (?:and|or|y|o) )?(?:fin(?:es)? de semana|[a-z]+) (?:off|free|libres?)\b`,
].map((source) => new RegExp(source, 'g'));

/** "23:00 to 07:00", "8am-3pm", "de 9 a 17 h"; of two bare figures nobody knows that they are hours. */
const hours = new RegExp(
  String.raw`\b(\d{1,2})(?:[:.]([0-5]\d))? ?(am|pm|h|at night|in the [a-z]+|de la [a-z]+)? ?(?:to|till|until|a|hasta|-|–) ?(?:las )?(\d{1,2})(?:[:.]([0-5]\d))? ?(am|pm|h|at night|in the [a-z]+|de la [a-z]+)?(?![a-z\d:.]\d|[a-z])`,
  'g',
);
const late = /pm|afternoon|evening|night|tarde|noche/;
const early = /am|morning|manana|madrugada|night|noche/;

/** Where each lies, in hours; the night goes on after midnight. */
const hoursOf = { mornings: [6, 14], afternoons: [14, 20], evenings: [18, 24], nights: [23, 30] } as const;
const dayParts = ['mornings', 'afternoons', 'evenings', 'nights'] as const;

const shiftParts = Object.keys(wordsOf) as ShiftPart[];

/** How many hours of a part, or half of the shift, are work in it. */
const enough = 3;

const plain = (text: string): string =>
  notWorked.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, ''),
  );

/** The hours that two figures name, the second after the first; undefined where they name none. */
function spanIn([, from = '', half, sign = '', to = '', toHalf, toSign = '']: readonly (string | undefined)[]) {
  if (half === undefined && toHalf === undefined && sign === '' && toSign === '') return undefined;
  // "6 to 11pm" begins at six in the evening, "9 to 5pm" in the morning.
  const saidOfFirst = sign === '' && late.test(toSign) && Number(from) < Number(to) ? toSign : sign;
  const [begins, ends] = [timeOf(from, half, saidOfFirst), timeOf(to, toHalf, toSign)];
  if (begins > 24 || ends > 24) return undefined;
  return { begins, ends: ends <= begins ? ends + 24 : ends };
}

function timeOf(figure: string, half: string | undefined, sign: string): number {
  const time = Number(figure) + Number(half ?? 0) / 60;
  if (early.test(sign) && time >= 12 && time < 13) return time - 12;
  return late.test(sign) && time < 12 ? time + 12 : time;
}

function partsOfHours(text: string): readonly ShiftPart[] {
  const spans = [...text.matchAll(hours)].flatMap((said) => spanIn(said) ?? []);
  return dayParts.filter((part) =>
    spans.some(({ begins, ends }) => {
      const [first, last] = hoursOf[part];
      const within = [-24, 0, 24].map((day) => Math.min(ends, last + day) - Math.max(begins, first + day));
      return Math.max(...within) >= Math.min(enough, (ends - begins) / 2);
    }),
  );
}

const says = (text: string, part: ShiftPart): boolean => new RegExp(String.raw`\b(?:${wordsOf[part]})\b`).test(text);
/** Beside a figure "de la mañana" only tells which hour it is. */
const partsOfWords = (text: string): readonly ShiftPart[] =>
  dayParts.filter((part) => says(text.replaceAll(hours, ' '), part));

/**
 * Hours and words together, of the first text that names a part of the day: Spanish has one word for the evening and the
 * night. A title tells it where the shifts do not.
 */
export function shiftPartsIn({ shifts, title = {} }: { readonly shifts: Localized; readonly title?: Localized }) {
  const texts = [shifts, title].flatMap((text) => writtenLanguages.map((language) => plain(text[language] ?? '')));
  const ofDay = texts.map((text) => [...partsOfHours(text), ...partsOfWords(text)]).find((parts) => parts.length > 0);
  const isOfWeekend = texts.some((text) => says(text, 'weekends'));
  return shiftParts.filter((part) => (part === 'weekends' ? isOfWeekend : ofDay?.includes(part)));
}

/** Which chains of digits are a card, an account or a phone; everything else is honest. */
import { countrySpecs, isValidBBAN, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { MaskKind } from './masks.ts';
import { chainsIn } from './figures.ts';
import type { Chain, Group } from './figures.ts';
import { readNumber } from './number-words.ts';
import { stretchesIn } from './stretches.ts';
import type { Found } from './stretches.ts';
import type { View } from './view.ts';

/** ISO/IEC 7812-1, annex B. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The beginnings and lengths of cards. */
const cardShape =
  /^(?:4\d{12}(?:\d{3}){0,2}|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3(?:0|6|8)\d{12}|35\d{14}|6\d{15}|(?:50|5[6-9]|6)\d{12,17})$/;
const isCard = (digits: string): boolean => cardShape.test(digits) && isLuhn(digits);

/** Nothing honest has so many figures in a row. */
const tooManyFigures = 16;
const talk = (words: string) => new RegExp(String.raw`\b(?:${words})`, 'u');
const phoneTalk = talk(
  'call|ring|text me|phone|telephone|mobile|cell|tel[:.s]|tlf|tfno|telefon|telefono|movil|llam|marca|numero|number|wh?ats?app|w[ao]s+ap|guasap|wsp|bizum|signal|viber|handy|anruf|ruf|nummer|bel me|bellen|mobiel|gsm|appelle|portable|contact',
);
const accountTalk = talk(
  'acc(?:ount|t)?\\b|account|a/c|cuenta|iban|konto|compte|rekening|sortcode|transfer|ingres|uberweis|virement|bank|banco',
);
const sortCode = talk('sortcode');
const referenceWords =
  'ref|booking|order|pedido|reserva|reservation|localizador|expediente|factura|invoice|ticket|tracking|flight|vuelo|flug|vlucht|buchung|bestell|boeking|confirmation|codigo|code|passport|pasaporte|dni|nif|cif|plate|matricula|licen|registr|cadastr|catastr';
const referenceTalk = talk(referenceWords);
/** “Booking number” speaks of a booking. */
const numberOf = new RegExp(String.raw`\b((?:${referenceWords})\p{L}*)\s+(?:number|numero|nummer|no|nr|num)\b`, 'gu');

type Talk = 'phone' | 'account' | 'reference';

/** What is spoken of just before a number: the nearest of them. */
function spokenOf({ text }: View, from: number): Talk | undefined {
  const before =
    text
      .slice(Math.max(0, from - 56), from)
      .split(/(?<=[.?!\n])\s/)
      .at(-1) ?? '';
  const words = before
    .replaceAll(/\bsort code/g, 'sortcode')
    .replace(numberOf, '$1')
    .trim()
    .split(/\s+/)
    .slice(-7);
  for (const word of words.toReversed()) {
    if (accountTalk.test(word)) return 'account';
    if (referenceTalk.test(word)) return 'reference';
    if (phoneTalk.test(word)) return 'phone';
  }
  // What is said in two words.
  return phoneTalk.test(words.join(' ')) ? 'phone' : undefined;
}

/** Whether numbers only go up, or are all round: `8, 10, 12, 14`, `600/750/900`. */
function isCounted(groups: readonly Group[]): boolean {
  if (groups.length < 3) return false;
  const values = groups.map(({ digits }) => Number(digits));
  const isRound = groups.every(({ digits }) => digits.length > 1) && values.every((value) => value % 5 === 0);
  return isRound || values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
}

/** Whether numbers in a row are counted or priced, one after the other, and no number in parts. */
function isList(groups: readonly Group[]): boolean {
  const [first] = groups;
  const isBare = groups.every(({ digits, isSpelled }) => !isSpelled && digits.length === 3 && digits.endsWith('0'));
  if (groups.length >= 3 && isBare) return true;
  if (!first || groups.length < 3 || !groups.slice(1).every(({ isListed }) => isListed)) return false;
  const isInParts =
    first.digits.length === 3 || first.digits.startsWith('0') || groups.every(({ digits }) => digits.length === 1);
  return isCounted(groups) || !isInParts;
}

/** The countries most guests come from: their phones as they are dialled at home. */
const nationalShape =
  /^(?:[6789]\d{8}|34[6789]\d{8}|0(?:1|2|3|7)\d{8,9}|44[127]\d{9}|0[1-9]\d{8}|0[4-9]\d{7}|01[567]\d{8,9}|31[1-9]\d{8}|33[1-9]\d{8}|49(?:1[567]\d{8,9}|[2-9]\d{8,9})|353[1-9]\d{7,8}|32[1-9]\d{7,8})$/;

function isInternational(digits: string): boolean {
  return digits.length >= 8 && parsePhoneNumberFromString(`+${digits}`)?.isPossible() === true;
}

/** What is said around a chain. */
type Around = { readonly talk: Talk | undefined; readonly saysSortCode: boolean; readonly hasPlus: boolean };

const hasCommaIn = (groups: readonly Group[]): boolean => groups.slice(1).some(({ hasComma }) => hasComma);

/** What digits are by themselves, or undefined. */
function kindOf(digits: string, groups: readonly Group[], first: boolean, around: Around): MaskKind | undefined {
  if (isCard(digits) && !isCounted(groups)) return 'card';
  if (digits.length >= tooManyFigures && (!hasCommaIn(groups) || groups.every(({ isSpelled }) => isSpelled)))
    return digits.length === 16 ? 'card' : 'iban';
  if (digits.length >= tooManyFigures) return undefined;
  if (around.talk === 'account' && digits.length === 6 && around.saysSortCode) return 'iban';
  if (around.talk === 'account' && digits.length >= 8 && digits.length <= 18 && !isList(groups)) return 'iban';
  if (first && around.hasPlus && isInternational(digits)) return 'phone';
  if (/^00[1-9]/.test(digits) && isInternational(digits.slice(2))) return 'phone';
  if (around.talk === 'reference') return undefined;
  if (!nationalShape.test(digits)) return undefined;
  return isList(groups) && around.talk !== 'phone' ? undefined : 'phone';
}

/** What digits are because a phone is spoken of: the rest of a country whose phones are not known here. */
function kindByTalk(digits: string, groups: readonly Group[]): MaskKind | undefined {
  const isLong = digits.length >= (hasCommaIn(groups) ? 9 : 7) && digits.length <= 15;
  return isLong ? 'phone' : undefined;
}

/** What a chain is by itself; else what it is because of what is spoken of. */
function foundIn(view: View, chain: Chain, saysSortCode: boolean): Found[] {
  const talk = spokenOf(view, chain.groups[0]?.from ?? 0);
  const around = { talk, saysSortCode, hasPlus: chain.plusAt !== undefined };
  const sure = stretchesIn(chain.groups, (digits, groups, isFirst) => kindOf(digits, groups, isFirst, around));
  const found = sure.length > 0 || talk !== 'phone' ? sure : stretchesIn(chain.groups, kindByTalk);
  // The plus goes with its number.
  return found.map((one) => ({
    ...one,
    from: one.from === chain.groups[0]?.from ? (chain.plusAt ?? one.from) : one.from,
  }));
}

/** Cards, accounts and phones in a view. */
export function numbersIn(view: View): Found[] {
  const saysSortCode = sortCode.test(view.text.replaceAll('sort code', 'sortcode'));
  return [...chainsIn(view).flatMap((chain) => foundIn(view, chain, saysSortCode)), ...ibansIn(view)];
}

const letterNames: Readonly<Record<string, string>> = Object.fromEntries(
  'a:a be:b ce:c de:d e:e efe:f ge:g hache:h i:i jota:j ka:k ele:l eme:m ene:n o:o pe:p cu:q erre:r ese:s te:t u:u uve:v equis:x ye:y zeta:z'
    .split(' ')
    .map((pair) => pair.split(':')),
);

type Atom = { readonly said: string; readonly from: number; readonly to: number };

/** What may be a part of an account's number: figures, numbers in words, names of letters, letters with figures. */
function atomsIn({ text }: View): Atom[] {
  const chunks = [...text.matchAll(/[a-z\d]+/g)];
  const atoms: Atom[] = [];
  for (let at = 0; at < chunks.length;) {
    const chunk = chunks[at];
    if (!chunk) break;
    const words = chunks.slice(at, at + 5).map(([word]) => word);
    const number = /\d/.test(chunk[0]) ? undefined : readNumber(words, chunks[at - 1]?.[0]);
    const last = chunks[at + (number?.taken ?? 1) - 1] ?? chunk;
    const said = number?.digits ?? letterNames[chunk[0]] ?? chunk[0];
    atoms.push({ said: said.toUpperCase(), from: chunk.index, to: last.index + last[0].length });
    at += number?.taken ?? 1;
  }
  return atoms;
}

/** Accounts by their country and length (ISO 13616), whether their check digits fit or somebody mistyped them. */
function ibansIn(view: View): Found[] {
  const atoms = atomsIn(view);
  const found: Found[] = [];
  for (let start = 0; start < atoms.length; start += 1) {
    let said = '';
    for (const atom of atoms.slice(start, start + 36)) {
      said += atom.said;
      const length = countrySpecs[said.slice(0, 2)]?.chars;
      if (said.length > 34 || (length != null && said.length > length)) break;
      if (length == null || said.length < length || !/^[A-Z]{2}\d\d/.test(said)) continue;
      if (isValidIBAN(said) || isValidBBAN(said.slice(4), said.slice(0, 2)))
        found.push({ kind: 'iban', from: atoms[start]?.from ?? 0, to: atom.to });
    }
  }
  return found;
}

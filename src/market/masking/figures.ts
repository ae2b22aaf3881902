/** Chains of digits in a text, however they are written: figures, words, letters that look like figures, over lines. */
import { isNumberWord, readNumber } from './number-words.ts';
import type { View } from './view.ts';

/** Digits that stand together. */
export type Group = {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  readonly isSpelled: boolean;
  /** What stands between the group before and this one. */
  readonly gap: string;
  /** Whether that has a comma, and whether it is such as stands in a list. */
  readonly hasComma: boolean;
  readonly isListed: boolean;
};
/** Groups with nothing but signs, and words like “dash”, between them. */
export type Chain = {
  readonly groups: readonly Group[];
  /** Where a plus stands before it, if one does. */ readonly plusAt: number | undefined;
};

/** Text that is known to say something else, nothing of it without an end (decision 0138): prices, dates, times, versions, places on the map. */
const honest = new RegExp(
  [
    String.raw`[€£$]\s?\d{1,15}(?:[.,]\d{1,15}){0,9}`,
    String.raw`(?<![\d.,-])\d{1,15}(?:[.,]\d{1,15}){0,9}\s?(?:[€£$%º°]|(?:eur|euros?|pounds?|quid|pavos|usd|gbp|km|kg|mb|gb|ml|cl|cm|mm|m2|kwh|hz)\b)`,
    String.raw`(?<![\d:])(?:[01]?\d|2[0-4])\s?[:h]\s?[0-5]\d(?![\d:])`,
    String.raw`(?<![\d./-])(?:[0-2]?\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:20)?\d\d(?![./-]?\d)`,
    String.raw`(?<![\d./-])20\d\d-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])(?!\d)`,
    String.raw`(?<![\d./-])(?:[0-2]?\d|3[01])/(?:0?[1-9]|1[0-2])(?![./-]?\d)`,
    String.raw`(?<![\d.])-?\d{1,2}\.\d{4,15}(?!\d)`,
    String.raw`(?<![\d.])\d{1,2}(?:\.\d{1,2}){2,9}\.\d{1,4}(?=\D{0,40}\b(?:version|update|firmware|app)\b)`,
    String.raw`(?<=\b(?:version|v|firmware|ip)\s?)\d{1,15}(?:\.\d{1,15}){1,9}`,
    String.raw`(?<!\d[ .-]?)\d{1,3}[.,]\d{3}(?:[.,]\d\d)?(?![ .-]?\d)`,
    String.raw`(?<![\d.,]|\d )\d{1,4}[.,]\d\d(?![.,]?\d| \d)`,
    String.raw`(?<![\d.,])[1-9]\d{0,3}[.,]\d\d(?:\s{0,3}[+,;=x-]?\s{1,3}[1-9]\d{0,3}[.,]\d\d){2,99}(?![.,]?\d)`,
  ].join('|'),
  'gu',
);

/** Said between the groups of one number. */
const dividers =
  /\b(?:then|and then|followed by|luego|y luego|despues|dann|und dann|puis|et puis|daarna|en dan|dash|hyphen|guion|dot|punto|punkt|punt|point|space|espacio|coma|comma|barra|slash)\b/gu;
/** More than these between two groups, and they are two numbers. */
const maxSigns = 6;

const chunks = /[\p{L}\d]+/gu;
/** Letters that look like figures, beside real ones. */
const lookalike = (chunk: string, isAmongFigures: boolean): string | undefined =>
  /\d/.test(chunk) && /^[\doil|]+$/.test(chunk) && (isAmongFigures || !/^\d+[il]$/.test(chunk))
    ? chunk.replaceAll('o', '0').replaceAll(/[il|]/g, '1')
    : undefined;
const startsInFigure = (chunk: string | undefined): boolean => chunk !== undefined && /^\d/.test(chunk);

/** All chains of digits in a view. */
export function chainsIn({ text }: View): Chain[] {
  const isHonest = honestIn(text);
  const said = [...text.matchAll(chunks)].flatMap(partsOf);
  const groups: Group[] = [];
  for (let at = 0; at < said.length;) {
    const { word, from } = said[at] ?? { word: '', from: 0 };
    const figures = /^\d+$/.test(word)
      ? word
      : // `5l` is five litres, unless it stands among figures.
        lookalike(word, startsInFigure(said[at - 1]?.word) && startsInFigure(said[at + 1]?.word));
    const spelled = figures === undefined ? readNumber(wordsFrom(said, at, text), said[at - 1]?.word) : undefined;
    const taking = spelled?.taken ?? 1;
    const last = said[at + taking - 1];
    const to = last ? last.from + last.word.length : from + word.length;
    const digits = figures ?? spelled?.digits;
    if (digits !== undefined && !isHonest(from, to))
      groups.push(groupOf(digits, from, to, spelled !== undefined, text.slice(groups.at(-1)?.to ?? 0, from)));
    at += taking;
  }
  return chained(groups, text, isHonest);
}

const groupOf = (digits: string, from: number, to: number, isSpelled: boolean, gap: string): Group => ({
  digits,
  from,
  to,
  isSpelled,
  gap,
  hasComma: gap.includes(','),
  isListed: /^\s?[,/]\s$|^\s?,\s?$/.test(gap.replaceAll(/\s+/g, ' ')),
});

/** Whether a part of a text is honest: how much of it is so was counted before each sign. */
function honestIn(text: string): (from: number, to: number) => boolean {
  const before = new Uint16Array(text.length + 1);
  let at = 0;
  let count = 0;
  const copy = (to: number, step: number) => {
    for (; at < to; at += 1) before[at + 1] = count += step;
  };
  for (const { 0: said, index } of text.matchAll(honest)) {
    copy(index, 0);
    copy(index + said.length, 1);
  }
  copy(text.length, 0);
  return (from, to) => (before[to] ?? 0) > (before[from] ?? 0);
}

/** `six1two` is three numbers; any other mixture of letters and figures is one thing, such as a plate. */
function partsOf({ 0: chunk, index }: RegExpExecArray): { word: string; from: number }[] {
  const parts = [...chunk.matchAll(/\p{L}+|\d+/gu)];
  const isSpelled = parts.length > 1 && parts.every(([part]) => /\d/.test(part) || isNumberWord(part));
  return isSpelled
    ? parts.map((part) => ({ word: part[0], from: index + part.index }))
    : [{ word: chunk, from: index }];
}

/** The words that may belong to a number which begins at one of them: none behind another sign than a space or a hyphen. */
function wordsFrom(said: readonly { word: string; from: number }[], at: number, text: string): string[] {
  const words: string[] = [];
  for (let next = at; next < Math.min(at + 6, said.length); next += 1) {
    const one = said[next];
    const before = said[next - 1];
    if (!one || (next > at && before && !/^[\s-]+$/.test(text.slice(before.from + before.word.length, one.from))))
      break;
    words.push(one.word);
  }
  return words;
}

function chained(groups: readonly Group[], text: string, isHonest: (from: number, to: number) => boolean): Chain[] {
  const chains: Group[][] = [];
  for (const group of groups) {
    const current = chains.at(-1);
    const before = current?.at(-1);
    const signs = group.gap.replace(dividers, '').replaceAll(/\s+/g, ' ');
    const isNext = before && signs.length <= maxSigns && /^[^\p{L}\d?!;=%€£$]*$/u.test(signs);
    if (current && isNext && !isHonest(before.to, group.from)) current.push(group);
    else chains.push([group]);
  }
  return chains.map((of) => ({
    groups: of,
    plusAt: plusBefore(text, of[0]?.from ?? 0),
  }));
}

/** Where a plus stands before a place, a few signs away at most. */
function plusBefore(text: string, at: number): number | undefined {
  const from = Math.max(0, at - 24);
  const match = /\(?(?:\+|\bplus|\bmas)\s{0,9}\(?$/.exec(text.slice(from, at));
  return match ? from + match.index : undefined;
}

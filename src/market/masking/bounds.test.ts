/** That a text costs as much as it is long, whatever stands in it (decision 0138): counted, for a clock says nothing certain. */
import { afterEach, expect, test, vi } from 'vitest';
import { chainsIn } from './figures.ts';
import { maskMessage } from './mask.ts';
import { maxDigits, stretchesIn } from './stretches.ts';
import { viewOf } from './view.ts';

/** As long as a message may be. */
const maxText = 2000;

const filledWith = (part: string, length: number = maxText) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

afterEach(() => vi.restoreAllMocks());

/** Signs that say several digits, letters or words each, and texts that held the house up before. */
const nasty = [
  '1, ',
  '1,',
  '½',
  '¾ ',
  '⅒',
  '🄂',
  '⑴,',
  '⑽',
  '⒛',
  '001,',
  '0,0,1,',
  '+1,',
  'uno, ',
  'one ',
  '1',
  '㌖',
  'ﷺ',
  '℡',
  '㏂',
  'ŉ',
  'a',
  'a.',
  'a ',
  'a_',
  '@',
  'a@',
  'ES91 ',
  'e s 1 1 ',
  ' ',
  '\n',
  '1.1.',
  '1.00 + ',
  'ig ',
  'at dot ',
  ' at a.com',
  'www.',
  '12:30 ',
  '€1',
  '6️⃣',
  '1\u0301',
  '\u0301',
];
const longTexts = nasty.map((part) => filledWith(part));
/** What may stand between a network and a name, with as much white space in between as there is room for. */
const spread = `ig -${`${' '.repeat(480)}-`.repeat(4)})`;

test('of a chain no group begins more than 34 stretches that are judged', () => {
  let longest = 0;
  for (const text of longTexts)
    for (const { groups } of chainsIn(viewOf(text))) {
      let judged = 0;
      stretchesIn(groups, (digits) => {
        judged += 1;
        longest = Math.max(longest, digits.length);
        return undefined;
      });
      expect(judged).toBeLessThanOrEqual(groups.length * maxDigits);
    }
  expect(longest).toBe(maxDigits);
});

test('twice the groups are twice the stretches', () => {
  const judgedOf = (length: number) => {
    const judge = vi.fn(() => undefined);
    for (const { groups } of chainsIn(viewOf(filledWith('1, ', length)))) stretchesIn(groups, judge);
    return judge.mock.calls.length;
  };
  expect(judgedOf(1998)).toBeLessThan(judgedOf(999) * 2.1);
});

/** Whether a pattern repeats nothing without an end, or is one class of signs with nothing behind it that could fail. */
function hasAnEnd(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\p\{\w+\}|\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(plain) || /^(?:x(?:[*+]|\{\d,\})(?:\|x[*+])*|\^x[*+]\$)$/.test(plain);
}

test.each(['[^a]*b', String.raw`\s+x`, '(?:ab)+', 'a{2,}b', String.raw`\p{L}*$`])('%s has no end', (pattern) => {
  expect(hasAnEnd(pattern)).toBe(false);
});

test('no pattern that goes over a text repeats anything without an end', () => {
  const used = new Set<string>();
  // oxlint-disable-next-line typescript/unbound-method -- called with its pattern below
  const exec = RegExp.prototype.exec;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (text.length > 100) used.add(this.source);
    return exec.call(this, text);
  });
  const long = filledWith('a', 200);
  for (const text of [
    ...nasty.map((part) => filledWith(part, 200)),
    spread,
    `write to ${long} at casa.es, ${long}.es/a`,
  ])
    maskMessage(text);
  vi.restoreAllMocks();
  // Each of the addresses' patterns, and those that look for figures.
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((pattern) => !hasAnEnd(pattern))).toEqual([]);
});

test('a text grows to four times its length at most when it is read plainly', () => {
  for (const text of longTexts) expect(viewOf(text).text.length).toBeLessThanOrEqual(4 * text.length);
});

test.each([
  ['½'.repeat(1900), ' ring 612 408 337'],
  ['ﷺ'.repeat(1900), ' ring 612 408 337'],
  ['1, '.repeat(600), 'then write to ana@casa.es'],
  [spread.slice(0, 1900), ' insta: lolaflats'],
  [' '.repeat(1900), 'see casaluna dot com'],
  ['a'.repeat(1900), ' pepe arroba casaluna punto es'],
])('behind what was made to take long the rest is hidden as ever: %.4s…', (long, told) => {
  expect(maskMessage(long + told).hidden.at(-1)?.text).toBe(maskMessage(told).hidden[0]?.text);
});

test('digits in a row are hidden as ever, however long the row', () => {
  expect(maskMessage(filledWith('1 ')).text).toMatch(/^(?:••• )+(?:•••|1 )*$/);
  expect(maskMessage(filledWith('10, 20, 30, ')).hidden).toEqual([]);
});

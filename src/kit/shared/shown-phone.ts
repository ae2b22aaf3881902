/**
 * Where the country's code of a number ends: +1 and +7 have one digit, these two, all others three (ITU-T E.164). None
 * begins like another one.
 */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{5,12})$/;

/**
 * How the numbers of those who come here most are parted, by what they begin with: the last part takes what is left. It
 * is what libphonenumber makes of them (a test asks it), which is too much to send along for this. All others, Spain's
 * among them, come in threes.
 */
const habits: Readonly<Record<string, readonly (readonly [start: RegExp, ...sizes: number[]])[]>> = {
  '1': [[/^/, 3, 3]],
  '31': [
    [/^6/, 1],
    [/^(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7)/, 2, 3],
  ],
  '32': [
    [/^4[5-9]/, 3, 2, 2],
    [/^[239]/, 1, 3, 2],
    [/^[15-8]/, 2, 2, 2],
  ],
  '33': [[/^[1-79]/, 1, 2, 2, 2]],
  '351': [[/^2[12]/, 2, 3]],
  '353': [
    [/^8/, 2, 3],
    [/^1/, 1, 3],
  ],
  '358': [[/^[45]/, 2]],
  '39': [
    [/^3/, 3, 3],
    [/^0[26]/, 2, 4],
  ],
  '41': [[/^[2-79]/, 2, 3, 2]],
  '43': [
    [/^6/, 3],
    [/^1/, 1],
  ],
  '44': [
    [/^2/, 2, 4],
    [/^(?:3|11|1.1)/, 3, 3],
    [/^(?:1|7[1-57-9])/, 4],
  ],
  '45': [[/^/, 2, 2, 2]],
  '46': [[/^7/, 2, 3, 2]],
  '47': [[/^[2-79]/, 2, 2, 2]],
  '49': [
    [/^15/, 4],
    [/^1[67]/, 3],
    [/^(?:30|40|[68]9)/, 2],
  ],
};

const inThrees = (number: string) => number.match(/\d{3}(?=\d{2})|\d+/g) ?? [];

/** A phone as people read it, `+34 611 222 333`; a text that is no E.164 stays as somebody wrote it. */
export function shownPhone(phone: string): string {
  const [, code, number = ''] = parts.exec(phone) ?? [];
  if (code === undefined) return phone;
  const [, ...sizes] = habits[code]?.find(([start]) => start.test(number)) ?? [];
  let left = number;
  const first = sizes.map((size) => {
    const part = left.slice(0, size);
    left = left.slice(size);
    return part;
  });
  const groups = sizes.length > 0 ? [...first, left].filter(Boolean) : inThrees(number);
  return [`+${code}`, ...groups].join(' ');
}

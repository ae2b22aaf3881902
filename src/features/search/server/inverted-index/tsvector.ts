/** Reads the text form of a tsvector as PostgreSQL writes it: `'=bar' 'en/beach':3A,7C 'it''s':1`. */

/** A position as PostgreSQL packs it: where a word stands (14 bits), and the weight of the text it stands in. */
export const placeOf = (position: number): number => position & 0x3fff;
/** 0 to 3 for D, C, B and A. */
export const weightOf = (position: number): number => position >>> 14;

/** Of one lexeme no more are kept. */
const maxPositions = 256;

const [quote, backslash, colon, comma, space] = [`'`, '\\', ':', ',', ' '].map((one) => one.charCodeAt(0));
const [zero, nine, letterA, letterC] = ['0', '9', 'A', 'C'].map((one) => one.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];

/**
 * A lexeme stands in a text from one place to another, for a string for each would take longer than all else. The first
 * `count` positions are its own; the array is used again for the next one.
 */
type Visit = (text: string, begin: number, end: number, positions: Uint16Array, count: number) => void;

const unescaped = (lexeme: string): string => lexeme.replaceAll(/['\\](.)/gsu, '$1');

const refuse = (at: number): never => {
  throw new Error(`No text of a tsvector: character ${at} is not expected there.`);
};

const positions = new Uint16Array(maxPositions);

/** Tells each lexeme with its positions, of which a mark has none. A hundred thousand texts are read at a start. */
export function readTsvector(text: string, visit: Visit): void {
  const { length } = text;
  const hasEscapes = text.includes('\\');
  let at = 0;
  while (at < length) {
    if (text.charCodeAt(at) !== quote) refuse(at);
    const begin = at + 1;
    let end = begin;
    let isEscaped = false;
    if (hasEscapes)
      for (; end < length; end += 1) {
        const code = text.charCodeAt(end);
        if (code === quote && text.charCodeAt(end + 1) !== quote) break;
        if (code !== quote && code !== backslash) continue;
        isEscaped = true;
        end += 1;
      }
    else {
      end = text.indexOf(`'`, begin);
      while (end >= 0 && text.charCodeAt(end + 1) === quote) {
        isEscaped = true;
        end = text.indexOf(`'`, end + 2);
      }
    }
    if (end < 0 || end >= length) refuse(length);
    at = end + 1;
    let count = 0;
    if (text.charCodeAt(at) === colon)
      do {
        at += 1;
        let place = 0;
        const first = at;
        let code = text.charCodeAt(at);
        for (; code >= zero && code <= nine; code = text.charCodeAt(at)) {
          place = place * 10 + code - zero;
          at += 1;
        }
        if (at === first || place === 0 || place > 0x3fff || count === maxPositions) refuse(at);
        const hasWeight = code >= letterA && code <= letterC;
        positions[count] = place | (hasWeight ? (letterA + 3 - code) << 14 : 0);
        count += 1;
        if (hasWeight) at += 1;
      } while (text.charCodeAt(at) === comma);
    if (at < length) {
      if (text.charCodeAt(at) !== space) refuse(at);
      at += 1;
    }
    if (isEscaped) {
      const lexeme = unescaped(text.slice(begin, end));
      visit(lexeme, 0, lexeme.length, positions, count);
    } else visit(text, begin, end, positions, count);
  }
}

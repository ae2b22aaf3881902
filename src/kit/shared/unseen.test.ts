import { describe, expect, it } from 'vitest';
import * as s from './schemas.ts';
import { withoutUnseen } from './unseen.ts';

const nothing: readonly (readonly [name: string, sign: string])[] = [
  ['zero width space', '\u200b'],
  ['soft hyphen', '\u00ad'],
  ['zero width non-joiner', '\u200c'],
  ['zero width joiner', '\u200d'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['Arabic letter mark', '\u061c'],
  ['embedding', '\u202a'],
  ['override', '\u202e'],
  ['end of an override', '\u202c'],
  ['isolate', '\u2066'],
  ['end of an isolate', '\u2069'],
  ['word joiner', '\u2060'],
  ['invisible plus', '\u2064'],
  ['mark of byte order', '\ufeff'],
  ['Hangul filler', '\u3164'],
  ['Hangul filler of half width', '\uffa0'],
  ['Hangul filler at the beginning', '\u115f'],
  ['Hangul filler in the middle', '\u1160'],
  ['braille blank', '\u2800'],
  ['grapheme joiner', '\u034f'],
  ['Khmer vowel', '\u17b4'],
  ['Mongolian separator', '\u180e'],
  ['note between lines', '\ufff9'],
  ['stand-in for an object', '\ufffc'],
  ['variation selector', '\ufe0f'],
  ['variation selector of Chinese', '\u{e0100}'],
  ['tag', '\u{e0067}'],
  ['empty notehead', '\u{1d159}'],
  ['beginning of a beam', '\u{1d173}'],
];

describe('a sign that shows nothing', () => {
  it.each(nothing)('makes no name, title or message: %s', (_, sign) => {
    for (const said of [sign, sign.repeat(3), ` ${sign} ${sign}`, `\u3164${sign}`, `${sign}\u2800${sign}`])
      for (const schema of [s.line(40), s.text(40), s.localizedLine(40), s.optionalLine(40)])
        expect(schema.safeParse(said).success, JSON.stringify(said)).toBe(false);
    expect(s.lineOrEmpty(40).parse(` ${sign}`)).toBe('');
  });
  it.each(nothing)('hides no word and stands at no end: %s', (_, sign) => {
    for (const schema of [s.line(40), s.text(40), s.lineOrEmpty(40)]) {
      expect(schema.parse(`${sign}Sol${sign}`).trim()).toMatch(/^Sol[\ufe0f\u{e0100}]?$/u);
      expect(schema.parse(`${sign}${sign} Sol y mar`)).toBe('Sol y mar');
    }
  });
  it('does not count, however many of them there are', () => {
    expect(s.line(3).parse(`S${'\u200b'.repeat(50)}ol`)).toBe('Sol');
  });
  it('hides no letter of a word from who looks for it', () => {
    expect(s.line(40).parse('c\u200bo\u00adc\u200ca\u200dí\u2060n\u202ea')).toBe('cocaína');
  });
});

describe('what is seen stays whole', () => {
  it.each([
    ['joined emoji', '👩‍🍳 👨‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈 🧑🏽‍🚀 🫱🏻‍🫲🏿 👁️‍🗨️ 🏃🏾‍♀️‍➡️'],
    ['flags', '🇪🇸 🇬🇧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴‍☠️'],
    ['emoji in colour, and keys', '☀️ ☺️ ♨︎ 1️⃣ #️⃣ ©️'],
    ['accents, whole and in parts', 'Niño, cigüeña, Valencià, cafe\u0301, Ho\u0302\u0300 Chi\u0301'],
    ['Arabic', 'حفلة الشاطئ، مُحَمَّد'],
    ['Persian', 'می\u200cخواهم نامه\u200cای'],
    ['Hebrew', 'מסיבת חוף, שָׁלוֹם'],
    ['Hindi and Sinhala', 'क्\u200dष र्\u200dय शक्\u200cति ශ්\u200dරී'],
    ['Korean, Japanese and Chinese', '해변 파티 ビーチ・パーティー 葛\u{e0100}城'],
    ['Greek and Russian', 'Παραλία Пляжная вечеринка'],
    ['letters of braille', '⠎⠕⠇'],
    ['spaces and hyphens that hold together', '25\u00a0€ a\u2011b'],
  ])('%s', (_, said) => {
    expect(withoutUnseen(said)).toBe(said);
    expect(s.line(120).parse(said)).toBe(said);
    expect(s.text(120).parse(said)).toBe(said);
  });
  it('writes a space between words of braille', () => {
    expect(withoutUnseen('⠎⠕⠇\u2800⠽')).toBe('⠎⠕⠇ ⠽');
  });
});

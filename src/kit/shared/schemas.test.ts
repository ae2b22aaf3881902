import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as s from './schemas.ts';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('text', () => {
  it('is trimmed and may have lines, accents and emoji', () => {
    expect(s.text(40).parse('  Paella\n\ty sol ☀️ 👩‍🍳 ')).toBe('Paella\n\ty sol ☀️ 👩‍🍳');
  });
  it.each(['', '   ', 'x'.repeat(41), 'nul\u0000', 'bell\u0007', 'escape\u001b[31m', 'delete\u007f'])(
    'refuses %j',
    (value) => expect(takes(s.text(40), value)).toBe(false),
  );
  it.each(['half \ud83d', '\ude00 half', 'ab\udc00cd'])('refuses a lone surrogate: %j', (value) => {
    expect(takes(s.text(40), value)).toBe(false);
  });
});

describe('a line', () => {
  it('is trimmed and may have accents, emoji and marks that join letters', () => {
    expect(s.line(40).parse('  Marta’s “Sol” ☀️ 👩‍🍳\n')).toBe('Marta’s “Sol” ☀️ 👩‍🍳');
  });
  it.each(['\r\n', '\n', '\r', '\t', '\v', '\f', '\u0000', '\u001b', '\u007f', '\u0085', '\u009b', '\u2028', '\u2029'])(
    'refuses what breaks it, %j, alone and in both languages and in a link',
    (piece) => {
      const broken = `Marta${piece}Bcc: all@town.example`;
      expect(takes(s.line(80), broken)).toBe(false);
      expect(takes(s.localizedLine(80), { en: 'Marta', es: broken })).toBe(false);
      expect(takes(s.localizedList(80), { en: ['Marta', broken] })).toBe(false);
      expect(takes(s.link, `https://a.example/${piece}x`)).toBe(false);
    },
  );
  it('may be left out where it is optional, and is null then', () => {
    expect([undefined, null, ' a '].map((value) => s.optionalLine(5).parse(value))).toEqual([null, null, 'a']);
    expect(takes(s.optionalLine(5), '')).toBe(false);
  });
});

describe('localizedText', () => {
  const title = s.localizedText(10);
  it('takes a plain string for English', () => expect(title.parse(' Sun ')).toEqual({ en: 'Sun' }));
  it('takes either language or both', () => {
    for (const value of [{ en: 'Sun' }, { es: 'Sol' }, { en: 'Sun', es: 'Sol' }])
      expect(title.parse(value)).toEqual(value);
  });
  it.each([{}, { en: '' }, { fr: 'Soleil' }, { en: 'Sun', fr: 'Soleil' }, { en: null }, '', null, 5, ['Sun']])(
    'refuses %j',
    (value) => expect(takes(title, value)).toBe(false),
  );
});

describe('localizedList', () => {
  const list = s.localizedList(5, 2);
  it('takes plain strings for English', () => expect(list.parse(['a', ' b '])).toEqual({ en: ['a', 'b'] }));
  it.each([[['a', 'b', 'c']], [['toolong']], [{ en: ['a', 'b', 'c'] }], [{ fr: [] }], [['a', '']], ['a']])(
    'refuses %j',
    (value) => expect(takes(list, value)).toBe(false),
  );
});

describe('price', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['12.5', 1250],
    [' 80.05 ', 8005],
    ['1.15', 115],
    ['4.35', 435],
    ['1234567.89', 123_456_789],
    ['9999999.99', 999_999_999],
  ])('reads %s as %i cents', (text, cents) => expect(s.price.parse(text)).toBe(cents));
  it.each(['', '-1', '1,50', '1.234', '1e3', '12345678', '.5', '5.', '€5', 'free', 5, null])('refuses %j', (value) =>
    expect(takes(s.price, value)).toBe(false),
  );
  it('goes out with two places, or as "0"', () => {
    expect(['0', '0.50', '12.50'].every((value) => takes(s.wirePrice, value))).toBe(true);
    expect(['0.5', '12', '-1.00', ''].some((value) => takes(s.wirePrice, value))).toBe(false);
  });
});

describe('link', () => {
  it.each(['https://a.example', 'http://a.example/b?c=d#e', ' https://a.example/ñ ', 'HTTPS://A.example'])(
    'takes %s',
    (value) => expect(s.link.parse(value)).toBe(value.trim()),
  );
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//a.example',
    '/path',
    'a.example',
    '',
    'https://',
    'https://me@a.example',
    'https://me:secret@a.example',
    'https://:secret@a.example',
    'https://a.example/\u0000',
    'https://a.example/\ud800',
    `https://a.example/${'x'.repeat(500)}`,
  ])('refuses %j', (value) => expect(takes(s.link, value)).toBe(false));
});

describe('small pieces', () => {
  it('reads an e-mail address in small letters, and no other text', () => {
    expect(s.email.parse(' Hola@Sol.Example ')).toBe('hola@sol.example');
    for (const value of [
      'hola',
      'a@b',
      'a b@c.example',
      'a@c.example\nbcc: x@y.example',
      `${'x'.repeat(250)}@a.example`,
    ])
      expect(takes(s.email, value), value).toBe(false);
  });
  it.each(['00:00', '09:05', '23:59'])('knows the time %s', (time) => expect(takes(s.timeOfDay, time)).toBe(true));
  it.each(['24:00', '9:05', '12:60', '12:5', '12:00:00', '12:00\n'])('refuses the time %j', (time) => {
    expect(takes(s.timeOfDay, time)).toBe(false);
  });
  it('keeps coordinates on the globe', () => {
    expect([-90, 0, 90].every((value) => takes(s.latitude, value))).toBe(true);
    expect([-90.1, 91, Number.NaN, Infinity, '38'].some((value) => takes(s.latitude, value))).toBe(false);
    expect([-180, 180].every((value) => takes(s.longitude, value))).toBe(true);
    expect([-180.1, 181].some((value) => takes(s.longitude, value))).toBe(false);
  });
  it('reads flags and numbers of a query, and nothing that only looks like one', () => {
    expect([s.queryFlag.parse('true'), s.queryFlag.parse('false')]).toEqual([true, false]);
    expect(['1', 'TRUE', ''].some((value) => takes(s.queryFlag, value))).toBe(false);
    const limit = s.queryNumber(1, 200);
    expect([limit.parse('1'), limit.parse('200')]).toEqual([1, 200]);
    expect(['0', '201', '-1', '1.5', '1e2', ' 5', '', '0x1'].some((value) => takes(limit, value))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { faultIn, isEmail, isLink } from './field-checks.ts';

describe('faultIn', () => {
  it.each([
    ['marta@', { kind: 'email' }, 'email'],
    ['marta@example.com', { kind: 'email' }, undefined],
    ['600 12', { kind: 'phone', max: 40 }, 'phone'],
    ['611222333', { kind: 'phone', max: 40 }, undefined],
    ['example.com', { kind: 'link' }, undefined],
    ['www.bar-ñu.es/carta', { kind: 'link' }, undefined],
    ['example', { kind: 'link' }, 'link'],
    ['ana@example.com', { kind: 'link' }, 'link'],
    ['javascript:alert(1)', { kind: 'link' }, 'link'],
    ['12.3456', { kind: 'price' }, 'price'],
    ['12.505', { kind: 'price' }, undefined],
    ['1e3', { kind: 'price' }, 'price'],
    ['12.50', { kind: 'price' }, undefined],
    ['0', { kind: 'whole', min: 1, max: 20 }, 'whole'],
    ['2.5', { kind: 'whole', min: 1, max: 20 }, 'whole'],
    ['21', { kind: 'whole', min: 1, max: 20 }, 'range'],
    ['-1', { kind: 'whole', min: 0, max: 20 }, 'range'],
    ['20', { kind: 'whole', min: 1, max: 20 }, undefined],
    ['600 12', { kind: 'line', min: 10, max: 40 }, 'short'],
    [' ', { kind: 'email' }, undefined],
  ] as const)('of %o as %o says %s', (typed, fact, fault) => expect(faultIn(typed, fact)).toBe(fault));
});

it.each(['a@b.es', 'ana+sol@mail.example.com'])('takes %s for an email', (text) => expect(isEmail(text)).toBe(true));
it.each(['a@b', 'a b@c.es', '@c.es', 'a@c.', 'a@@c.es'])('does not take %s for an email', (text) =>
  expect(isEmail(text)).toBe(false),
);
it.each(['https://a.es', 'HTTP://a.es/x?y=1'])('takes %s for a link', (text) => expect(isLink(text)).toBe(true));
it.each(['a.es', 'javascript:alert(1)', 'ftp://a.es', 'https://'])('does not take %s for a link', (text) =>
  expect(isLink(text)).toBe(false),
);

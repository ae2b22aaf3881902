import { describe, expect, it } from 'vitest';
import { askingFor, askingForNone, defineMessages, languages } from './messages.ts';
import { translate } from './translate.ts';
import type { Messages, Words } from './messages.ts';

const english = {
  plain: 'Sun',
  greeting: 'Hello {{name}}',
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
};
type Asked = { greeting: 'name'; seats: 'count' };
const spanish = {
  plain: 'Sol',
  greeting: 'Hola {{name}}',
  seats_one: '{{count}} sitio',
  seats_other: '{{count}} sitios',
};
const messages = defineMessages<typeof english, Asked>({ en: english, es: spanish });

const say = <M extends Messages>(all: M): Words<M> => {
  const words: Words<M> = (key, ...[values]) => translate(all.en, key, 'en', values);
  return words;
};

describe('words are typed', () => {
  const words = say(messages);

  it('asks for the placeholders of a key, by their names', () => {
    expect(words('plain')).toBe('Sun');
    expect(words('greeting', { name: 'Ana' })).toBe('Hello Ana');
    expect(words('seats', { count: 1 })).toBe('1 seat');
    // @ts-expect-error -- the placeholder is missing
    expect(words('greeting')).toBe('Hello {{name}}');
    // @ts-expect-error -- the placeholder is misspelt
    expect(words('greeting', { nam: 'Ana' })).toBe('Hello {{name}}');
    // @ts-expect-error -- nothing to fill in
    expect(words('plain', { name: 'Ana' })).toBe('Sun');
    // @ts-expect-error -- a count is a number, or no plural is chosen
    expect(words('seats', { count: '1' })).toBe('seats');
    // @ts-expect-error -- no such key
    expect(words('plian')).toBe('plian');
    // @ts-expect-error -- a plural is asked for by its name and a count
    expect(words('seats_one')).toBe('{{count}} seat');
  });

  it('asks for all that one of several keys may need', () => {
    const key = 'greeting' as 'greeting' | 'plain';
    expect(words(key, { name: 'Ana' })).toBe('Hello Ana');
    // @ts-expect-error -- one of them has a placeholder
    expect(words(key)).toBe('Hello {{name}}');
  });

  it('has every key in every language', () => {
    // @ts-expect-error -- a key that Spanish lacks
    defineMessages<typeof english, Asked>({ en: english, es: { plain: 'Sol', seats_other: '{{count}} sitios' } });
    // @ts-expect-error -- a language that lacks
    defineMessages<typeof english, Asked>({ en: english });
    const many = { ...spanish, seats_many: '{{count}} de sitios' };
    expect(translate(defineMessages<typeof english>({ en: english, es: many }).es, 'seats', 'es', { count: 1e6 })).toBe(
      '1000000 de sitios',
    );
  });
});

it('fills facts at once and leaves other placeholders', () => {
  const words = { hello: '{{town.name}} greets {{name}}' };
  expect(defineMessages<typeof words>({ en: words, es: words }, { town: { name: 'Sunville' } }).es.hello).toBe(
    'Sunville greets {{name}}',
  );
});

it('asks for a language in an address, not for the first', () => {
  expect(languages.map(askingFor)).toEqual(['', '?lang=es']);
});

it.each([
  ['/checkout?type=event&id=a&lang=es', '/checkout?type=event&id=a'],
  ['/events/a?lang=es', '/events/a'],
  ['/search?lang=es&query=lang#lang', '/search?query=lang#lang'],
  ['/a?x=1&lang=es&y=2', '/a?x=1&y=2'],
  ['/a?lang=es#b', '/a#b'],
  ['/a?slang=es', '/a?slang=es'],
])('of %s no language is left', (address, left) => expect(askingForNone(address)).toBe(left));

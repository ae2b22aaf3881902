import { describe, expect, it } from 'vitest';
import { inventedTree, readTree } from './tree.ts';
import { faultsOf, isWords, looseText } from './words.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/*/{messages,*-messages}.ts', '../../src/{kit,app}/web/**/messages.ts'],
  { eager: true },
);
const found = Object.entries(modules).map(([path, module]) => ({ path, words: Object.values(module).filter(isWords) }));

it('finds the words of the house', () => {
  expect(found.flatMap(({ words }) => words).length).toBeGreaterThanOrEqual(8);
});

it('finds words in every messages.ts of a room', () => {
  const silent = found.filter(({ words }) => words.length === 0);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('gives every namespace to one file only', () => {
  const names = new Map(found.flatMap(({ words }) => words).map((words) => [words, words.namespace]));
  expect(new Set(names.values()).size).toBe(names.size);
});

describe('the same words in English and Spanish', () => {
  it.each(found)('$path', ({ words }) => expect(words.flatMap(faultsOf)).toEqual([]));

  const words = (en: Record<string, string>, es: Record<string, string>) => ({ namespace: 'x', en, es });
  it.each([
    ['a key that Spanish lacks', words({ a: 'Yes' }, {})],
    ['a key that English lacks', words({}, { a: 'Sí' })],
    ['an empty text', words({ a: 'Yes' }, { a: ' ' })],
    ['another placeholder', words({ a: '{{count}} nights' }, { a: '{{cuenta}} noches' })],
    ['a sentence nobody translated', words({ a: 'See you at sunset' }, { a: 'See you at sunset' })],
  ])('finds %s', (_, invented) => expect(faultsOf(invented)).toHaveLength(1));
  it('lets short names be alike', () => {
    expect(faultsOf(words({ a: 'Casco Antiguo', b: '{{n}} km' }, { a: 'Casco Antiguo', b: '{{n}} km' }))).toEqual([]);
  });
});

it('what is under way ends in three dots, as the specification writes it (sections 4 and 8)', () => {
  const texts = found
    .flatMap(({ words }) => words)
    .flatMap(({ en, es }) => [...Object.values(en), ...Object.values(es)]);
  const underWay = texts.filter((text) => /^(?:Loading|Sending|Submitting|Cargando|Enviando)\b.*(?:…|\.)$/.test(text));
  expect(underWay).toContain('Submitting...');
  expect(underWay.filter((text) => !/[^.]\.\.\.$/.test(text))).toEqual([]);
});

describe('no visible text outside messages.ts', () => {
  it('holds', () => expect(looseText(readTree('src'))).toEqual([]));
  it.each([
    '<p>Hello</p>',
    "<p>{'Hello'}</p>",
    '<>Hello</>',
    '<img alt="A beach" />',
    "<button aria-label={'Close'} />",
    '<p>{price} per night</p>',
  ])('finds %s', (view) => {
    expect(looseText(inventedTree({ 'src/app/web/a.tsx': `const a = ${view};` }))).toHaveLength(1);
  });
  it.each(['<p>{words("hello")}</p>', '<a title={t("x")}>Aftersun</a>', '<p className="big">· 10 €</p>'])(
    'lets %s pass',
    (view) => expect(looseText(inventedTree({ 'src/app/web/a.tsx': `const a = ${view};` }))).toEqual([]),
  );
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composedFiles } from '../../scripts/words.ts';
import { languages } from '../../src/kit/shared/messages.ts';
import { inventedTree, projectRoot, readTree } from './tree.ts';
import { faultsOf, isWords, looseText } from './words.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/features/*/{messages,*-messages}.ts', '../../src/{kit,market,app}/**/web/**/{messages,*-messages}.ts'],
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

it('puts the languages together as `npm run words` does', () => {
  const wrong = [...composedFiles()].filter(([path, text]) => readFileSync(`${projectRoot}/${path}`, 'utf8') !== text);
  expect(wrong.map(([path]) => path)).toEqual([]);
});

it('has the same files in every language', () => {
  const filesOf = (language: string) =>
    globSync(`src/**/words/${language}/*`, { cwd: projectRoot })
      .map((path) => path.replace(`/words/${language}/`, '/'))
      .toSorted();
  const [first, ...others] = languages;
  expect(filesOf(first).length).toBeGreaterThan(60);
  for (const language of others) expect(filesOf(language)).toEqual(filesOf(first));
});

describe('the same words in English and Spanish', () => {
  it.each(found)('$path', ({ words }) => expect(words.flatMap(faultsOf)).toEqual([]));

  const words = (en: Record<string, string>, es: Record<string, string>) => ({ en, es });
  it.each([
    ['a key that Spanish lacks', words({ a: 'Yes' }, {})],
    ['a key that English lacks', words({}, { a: 'Sí' })],
    ['an empty text', words({ a: 'Yes' }, { a: ' ' })],
    ['another placeholder', words({ a: '{{count}} nights' }, { a: '{{cuenta}} noches' })],
    ['a plural that Spanish lacks', words({ a_one: 'A day', a_other: 'Days' }, { a_other: 'Días' })],
    ['a sentence nobody translated', words({ a: 'See you at sunset' }, { a: 'See you at sunset' })],
  ])('finds %s', (_, invented) => expect(faultsOf(invented)).toHaveLength(1));
  it('lets a language have a plural form of its own', () => {
    const spanish = { a_one: 'Un día', a_many: '{{count}} de días', a_other: '{{count}} días' };
    expect(faultsOf(words({ a_one: 'A day', a_other: '{{count}} days' }, spanish))).toEqual([]);
  });
  it('lets short names be alike', () => {
    expect(faultsOf(words({ a: 'Casco Antiguo', b: '{{n}} km' }, { a: 'Casco Antiguo', b: '{{n}} km' }))).toEqual([]);
  });
});

it('what is under way ends in three dots, as the specification writes it (sections 4 and 8)', () => {
  const texts = found
    .flatMap(({ words }) => words)
    .flatMap((words) => languages.flatMap((language) => Object.values(words[language])));
  const underWay = texts.filter((text) => /^(?:Loading|Sending|Submitting|Cargando|Enviando)\b.*(?:…|\.)$/.test(text));
  expect(underWay).toContain('Submitting...');
  expect(underWay.filter((text) => !/[^.]\.\.\.$/.test(text))).toEqual([]);
});

it('writes shares as each language does: 20%, and in Spanish with a space that no line breaks at', () => {
  const wrong = { en: /\}\} %|\}\}\\u00a0%/, es: /\}\} ?%/ };
  const filesOf = (language: 'en' | 'es') => globSync(`src/**/words/${language}/*.{json,ts}`, { cwd: projectRoot });
  const said = (path: string) => readFileSync(`${projectRoot}/${path}`, 'utf8');
  expect(filesOf('es').filter((path) => said(path).includes('}}\\u00a0%')).length).toBeGreaterThan(5);
  for (const language of ['en', 'es'] as const)
    expect(filesOf(language).filter((path) => wrong[language].test(said(path)))).toEqual([]);
});

describe('no visible text outside the words', () => {
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

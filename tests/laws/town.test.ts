/** The facts of the town and the company stand in one file, so that another resort edits one file (decisions, Identity). */
import { describe, expect, it } from 'vitest';
import { town } from '../../src/market/town/town.ts';
import { inventedTree, isTest, readTree, readWords, type Tree } from './tree.ts';

const home = 'src/market/town/town.ts';
/** Invented listings and judged lists may name places, tests may name facts, and a common password is no fact of the town. */
const isFree = (path: string) =>
  path === home ||
  isTest(path) ||
  /\/(?:judged\/|server\/(?:catalogue\/|seed\.ts|factory\.ts|password\/common-passwords\.ts))/.test(path);
const isWords = (path: string) => /\/features\/[\w-]+\/words\/\w+\/(?:[\w-]+\.json|legal\.ts|safety\.ts)$/.test(path);

/** A text as an expression that means just it. */
const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const exactly = (texts: readonly string[]) => texts.map((text) => new RegExp(plain(text)));
const words = (texts: readonly string[]) => texts.map((text) => new RegExp(`\\b${plain(text)}\\b`, 'i'));
const { from, to } = town.audience;

/** What nothing but the facts' own file may say. One half of the position is enough: a plan may share the other. */
const everywhere = [
  ...words([town.name, town.zone, String(Math.abs(town.longitude))]),
  ...exactly([...Object.values(town.phones), ...Object.values(town.phones).map((phone) => phone.replaceAll(' ', ''))]),
  ...exactly([town.emails.help, town.emails.business, town.emails.privacy, ...Object.values(town.address)]),
];
/** What words may not say by themselves: the brand, the emergency numbers, for whom, how soon. */
const inWords = [
  ...words([town.brand, ...Object.values(town.emergency)]),
  new RegExp(`\\b${from}(?:–|-| to | a )${to}\\b`),
  /\b(?:2|24|48|24–48) (?:hours|horas)\b/,
];

/** Comments may explain themselves with a fact. */
const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function copies(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => !isFree(path))
    .flatMap(([path, source]) =>
      [...everywhere, ...(isWords(path) ? inWords : [])]
        .flatMap((fact) => fact.exec(code(source)) ?? [])
        .map((found) => `${path} says ${found}`),
    );
}

it('has facts to look for', () => {
  expect(everywhere.length).toBeGreaterThan(10);
});

it('no fact stands in a second place', () =>
  expect(copies(new Map([...readTree('src'), ...readWords('src')]))).toEqual([]));

describe('a copy is found', () => {
  it.each([
    ['src/app/web/a.ts', "const tel = '+34965000135';"],
    ['src/features/events/web/a.tsx', "const zone = 'Europe/Madrid';"],
    ['src/features/search/rules.ts', 'const fallback = [38.5385, -0.1312];'],
    ['src/features/jobs/contract.ts', "s.text(200).default('Benidorm')"],
    ['src/features/auth/words/en/messages.json', '"title": "Join Aftersun"'],
    ['src/features/site/words/es/legal.ts', "'Llama al 112.'"],
    ['src/features/submissions/words/es/messages.json', '"Lo revisamos en 24 horas."'],
    ['src/features/mail/words/en/desk.json', '"Made for 18–35"'],
  ])('in %s: %s', (path, source) => expect(copies(inventedTree({ [path]: source }))).toHaveLength(1));

  it.each([
    ['src/market/town/town.ts', "name: 'Benidorm'"],
    ['src/features/events/server/catalogue/beach.ts', "address: 'Benidorm'"],
    ['src/features/site/rules.test.ts', "expect(town.name).toBe('Benidorm')"],
    ['src/app/server/process/terminal.ts', "say('Aftersun is open')"],
  ])('but not in %s: %s', (path, source) => expect(copies(inventedTree({ [path]: source }))).toEqual([]));
});

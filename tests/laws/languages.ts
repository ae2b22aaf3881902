import { languages } from '../../src/kit/shared/messages.ts';
import { lineAt, literal, nodesOf, type SyntaxNode } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

/** Where a language may be named: the list, how each writes figures and dates, what the catalogue is written in. */
const tables = ['src/kit/shared/messages.ts', 'src/kit/shared/locales.ts', 'src/kit/shared/localized.ts'];

/** Facts, not ways of writing: what the town speaks, what people who look for work speak, searches and their finds. */
const facts = [
  'src/market/town/town.ts',
  'src/features/applications/rules.ts',
  'src/features/search/server/judged/after.ts',
  'src/features/search/server/judged/before.ts',
  'src/features/search/server/judged/before-more.ts',
  'src/features/search/server/judged/before-fresh.ts',
  'src/features/search/server/judged/asked-tuning.ts',
  'src/features/search/server/judged/asked-held.ts',
  'src/features/search/server/judged/asked-last.ts',
  'src/features/search/server/judged/asked-sixty.ts',
];
const isInvented = (path: string) => /\/(?:catalogue\/|factory\.ts|[\w-]*testing\.tsx?$)/.test(path);
const isWords = (path: string) => /\/words\//.test(path);

const [, ...others] = languages;
const named = new RegExp(`^(?:${others.join('|')})$|^[a-z]{2}[-_][A-Z]{2}$|\\blang=(?:${others.join('|')})\\b`);

/** Machines read this one: a calendar date in the order of its size. */
const forMachines = 'en-CA';

function textsOf(node: SyntaxNode): string[] {
  if (node.type === 'TemplateElement') return [String((node['value'] as { cooked?: unknown }).cooked)];
  const text = literal(node);
  return text === undefined ? [] : [text];
}

/** Texts of the code that name a language other than the first, or a locale: where they stand, and what they say. */
export function namedLanguages(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => ![...tables, ...facts].includes(path) && !isTest(path) && !isInvented(path) && !isWords(path))
    .flatMap(([path, source]) =>
      nodesOf(path, source).flatMap((node) =>
        textsOf(node)
          .filter((text) => named.test(text) && text !== forMachines)
          .map((text) => `${path}:${lineAt(source, node.start)} says "${text}"`),
      ),
    );
}

import { posix } from 'node:path';
import { child, lineAt, literal, nodesOf, type SyntaxNode } from './syntax.ts';
import type { Tree } from './tree.ts';

export const floors = ['kit', 'market', 'features', 'app'] as const;

/** Where a file stands in the house. `rest` is its path inside its room (an area of the market is one too; or floor), such as `server/service.ts`. */
export type Place = {
  readonly floor: (typeof floors)[number];
  readonly room: string | undefined;
  readonly wing: 'server' | 'web' | 'between';
  readonly rest: string;
};

/** One import: `to` is a path of the project, or a package's name; undefined when it can't be read from the source. */
export type Import = {
  readonly from: string;
  readonly to: string | undefined;
  readonly at: string;
  /** Nothing of it is left when the types are gone. */
  readonly isOfTypes: boolean;
};

export function placeOf(path: string): Place | undefined {
  const [src, floor, ...rest] = path.split('/');
  const known = floors.find((name) => name === floor);
  if (src !== 'src' || known === undefined || rest.length === 0) return undefined;
  const room = known === 'features' || known === 'market' ? rest.shift() : undefined;
  if (rest.length === 0) return undefined;
  const wing = rest[0] === 'server' || rest[0] === 'web' ? rest[0] : 'between';
  return { floor: known, room, wing: rest.length > 1 ? wing : 'between', rest: rest.join('/') };
}

/** What an import's text means: `#kit/x.ts` and `../x.ts` are files of ours, the rest are packages. */
function resolve(from: string, text: string): string {
  const bare = text.replace(/\?\w+$/, '');
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`;
  if (bare.startsWith('/src/')) return bare.slice(1);
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : bare;
}

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
];

/** `import.meta.glob(…)` imports too, and so do a test's `vi.mock(…)` and `vi.importActual(…)`. */
function isImportingCall(node: SyntaxNode): boolean {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
  const name = callee === undefined ? undefined : child(callee, 'property')?.['name'];
  const object = callee === undefined ? undefined : child(callee, 'object');
  if (name === 'glob') return object?.type === 'MetaProperty';
  return object?.['name'] === 'vi' && ['mock', 'doMock', 'importActual'].includes(String(name));
}

function importedText(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'TSExternalModuleReference') return child(node, 'expression');
  if (node.type !== 'CallExpression') return child(node, 'source') ?? child(node, 'argument');
  const { arguments: given } = node;
  return Array.isArray(given) ? given[0] : undefined;
}

const isType = (node: SyntaxNode): boolean => node['importKind'] === 'type' || node['exportKind'] === 'type';

function isOfTypes(node: SyntaxNode): boolean {
  if (node.type.startsWith('TS') || isType(node)) return true;
  const { specifiers } = node;
  return Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every(isType);
}

const found = new WeakMap<Tree, Import[]>();

/**
 * Every import of every file, whichever way it is written: value, type, re-export, `import()`, `import('…')` types. Looked
 * for once in a tree, which several laws ask.
 */
export function importsOf(tree: Tree): readonly Import[] {
  const known = found.get(tree);
  if (known) return known;
  const imports = [...tree].flatMap(([from, source]) => importsIn(from, source));
  found.set(tree, imports);
  return imports;
}

const importsIn = (from: string, source: string): Import[] =>
  nodesOf(from, source)
    .filter((node) => importing.includes(node.type) || isImportingCall(node))
    // `export const x = …` is an ExportNamedDeclaration without a source: nothing is imported.
    .filter((node) => !node.type.startsWith('Export') || child(node, 'source') !== undefined)
    .map((node) => {
      const text = literal(importedText(node));
      const to = text === undefined ? undefined : resolve(from, text);
      return { from, to, at: `${from}:${lineAt(source, node.start)}`, isOfTypes: isOfTypes(node) };
    });

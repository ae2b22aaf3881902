import { child, lineAt, nodesOf, type SyntaxNode } from './syntax.ts';
import type { Tree } from './tree.ts';

/** Who may ask the machine: the one clock, what moves it for a test, and who decides by how much. */
const clocks = ['src/kit/shared/clock.ts', 'tests/worlds/move-date.js', 'scripts/worlds.js'];

/** Who may use the machine's clock as theirs: the entries of processes and of the browser, and what talks to those. */
const entries = [
  'src/app/server/main.ts',
  'src/app/server/dev.ts',
  'src/app/server/backup/backup-main.ts',
  'src/app/server/private-data.test.ts',
  'src/app/web/client.tsx',
  'tests/crash-leases.db.test.ts',
  'tests/crash-process.ts',
  'tests/backup.db.test.ts',
  'tests/crash-town.ts',
  'tests/crashes.db.test.ts',
  'tests/front-process.ts',
  'tests/setup/start-seeded.ts',
  'tests/stripe-house.ts',
  'scripts/screens/fill.ts',
  'e2e/clock.ts',
];
const mayEnter = (path: string) => entries.includes(path) || path.startsWith('bench/');

/** `new Date()`, `Date()` and `Date.now`, in each of the ways they can be written. */
function asksMachine(node: SyntaxNode): boolean {
  const callee = child(node, 'callee');
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const isBare =
      node.type === 'CallExpression' || (Array.isArray(node['arguments']) && node['arguments'].length === 0);
    return callee?.['name'] === 'Date' && isBare;
  }
  if (node.type !== 'MemberExpression' || child(node, 'object')?.['name'] !== 'Date') return false;
  const property = child(node, 'property');
  return property?.['name'] === 'now' || property?.['value'] === 'now';
}

const takesMachineClock = (node: SyntaxNode): boolean =>
  node.type === 'ImportSpecifier' && child(node, 'imported')?.['name'] === 'systemClock';

/** No file knows what day it is: time comes from a clock that is handed in (issue 13). */
export function machineTime(tree: Tree): string[] {
  return [...tree]
    .filter(([path, source]) => !clocks.includes(path) && /Date|systemClock/.test(source))
    .flatMap(([path, source]) =>
      nodesOf(path, source)
        .filter((node) => asksMachine(node) || (takesMachineClock(node) && !mayEnter(path)))
        .map((node) => `${path}:${lineAt(source, node.start)} asks the machine for the time`),
    );
}

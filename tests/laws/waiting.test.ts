/** Tests wait for what they look at, however busy the machine is (decision 0212). */
import { expect, it } from 'vitest';
import { child, lineAt, nodesOf, type SyntaxNode } from './syntax.ts';
import { inventedTree, readTree, type Tree } from './tree.ts';

const argumentsOf = (call: SyntaxNode): readonly SyntaxNode[] => (call['arguments'] ?? []) as readonly SyntaxNode[];
/** The name behind the last dot of what is called. */
const calledIn = (node: SyntaxNode | undefined): unknown =>
  node?.type === 'CallExpression' ? child(child(node, 'callee') ?? node, 'property')?.['name'] : undefined;
const isWithin = ({ start }: SyntaxNode, around: SyntaxNode): boolean =>
  around.start <= start && start < Number(around['end']);

/** Vitest gives up after a second unless told: a busy machine needs more now and then. */
const isImpatient = (node: SyntaxNode): boolean =>
  ['waitFor', 'waitUntil'].includes(String(calledIn(node))) &&
  child(child(node, 'callee') ?? node, 'object')?.['name'] === 'vi' &&
  argumentsOf(node).length < 2;

/** What a page says of itself at one moment, where an assertion would wait for it. */
const readOnce = new Set(
  'allInnerTexts allTextContents count getAttribute innerText inputValue isChecked isDisabled isEnabled isHidden isVisible textContent'.split(
    ' ',
  ),
);
const isReadOnce = (node: SyntaxNode): boolean => {
  const [first] = argumentsOf(node);
  return (
    node.type === 'CallExpression' &&
    child(node, 'callee')?.['name'] === 'expect' &&
    first?.type === 'AwaitExpression' &&
    readOnce.has(String(calledIn(child(first, 'argument'))))
  );
};

/** Whoever waits for an answer from here on has missed one that came before. */
const isTooLate = (node: SyntaxNode): boolean =>
  node.type === 'AwaitExpression' &&
  ['waitForEvent', 'waitForRequest', 'waitForResponse'].includes(String(calledIn(child(node, 'argument'))));

const minMs = 15_000;
/** A time of an assertion's own that is short, and is not tried again as a whole. */
function shortTimes(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const calls = nodes.filter(({ type }) => type === 'CallExpression');
  const again = calls.filter((call) => calledIn(call) === 'toPass');
  const times = nodes.filter(
    (node) =>
      node.type === 'Property' &&
      child(node, 'key')?.['name'] === 'timeout' &&
      Number(child(node, 'value')?.['value']) < minMs,
  );
  const isExpected = (time: SyntaxNode): boolean =>
    calls.some(
      (call) =>
        argumentsOf(call).some((one) => one.type === 'ObjectExpression' && isWithin(time, one)) &&
        nodes.some((one) => one.type === 'Identifier' && one['name'] === 'expect' && one.start === call.start),
    );
  return times.filter((time) => isExpected(time) && !again.some((call) => isWithin(time, call)));
}

function impatient(tests: Tree, journeys: Tree): string[] {
  const told = (tree: Tree, find: (nodes: readonly SyntaxNode[]) => readonly SyntaxNode[]) =>
    [...tree]
      .filter(([path, source]) => path.startsWith('e2e/') || source.includes('vi.wait'))
      .flatMap(([path, source]) => find(nodesOf(path, source)).map(({ start }) => `${path}:${lineAt(source, start)}`));
  return [
    ...told(tests, (nodes) => nodes.filter(isImpatient)).map((where) => `${where} waits for a second`),
    ...told(journeys, (nodes) => nodes.filter(isReadOnce)).map((where) => `${where} is read once`),
    ...told(journeys, (nodes) => nodes.filter(isTooLate)).map((where) => `${where} is waited for too late`),
    ...told(journeys, shortTimes).map((where) => `${where} gives a busy machine no time`),
  ];
}

it('no test gives up before a busy machine has come to it', () => {
  expect(impatient(readTree('src', 'tests'), readTree('e2e'))).toEqual([]);
});

it('finds what waits for too little, and not what is tried again or sought elsewhere', () => {
  const tests = inventedTree({
    'src/a.test.ts': 'await vi.waitFor(() => expect(a).toBe(1));\nawait waitFor(() => a);',
    'src/b.test.ts': 'await vi.waitFor(() => a, { timeout: 15_000 });\nawait expect.poll(() => a).toBe(1);',
  });
  const journeys = inventedTree({
    'e2e/a.spec.ts': 'expect(await list.count()).toBe(2);\nexpect(await rows.textContent()).toBe("a");',
    'e2e/b.spec.ts': 'await button.click();\nawait page.waitForResponse("**/a");',
    'e2e/c.spec.ts': 'await expect(a).toBeVisible({ timeout: 5000 });\nawait expect.poll(f, { timeout: 500 }).toBe(1);',
    'e2e/d.spec.ts':
      'await expect(async () => { await expect(a).toBeVisible({ timeout: 500 }) }).toPass();\nawait page.screenshot({ timeout: 5000 });',
    'e2e/e.spec.ts':
      'const reply = page.waitForResponse("**/a");\nawait b.click();\nawait reply;\nexpect(await left(page)).toEqual([]);',
  });
  expect(impatient(tests, journeys)).toEqual([
    'src/a.test.ts:1 waits for a second',
    'e2e/a.spec.ts:1 is read once',
    'e2e/a.spec.ts:2 is read once',
    'e2e/b.spec.ts:2 is waited for too late',
    'e2e/c.spec.ts:1 gives a busy machine no time',
    'e2e/c.spec.ts:2 gives a busy machine no time',
  ]);
});

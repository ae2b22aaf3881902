/** What the browser's half asks of a browser, read from the sources that reach it. */
import { isFactsFile } from '../../scripts/building/plain-facts.ts';
import { importsOf, type Import } from './places.ts';
import { child, lineAt, nodesOf, type SyntaxNode } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

/** What wakes a page, and the pages: the builder finds these in a list that it writes itself. */
const isRoot = (path: string): boolean => /^src\/app\/web\/(?:client|router)\.tsx$|^src\/app\/web\/routes\//.test(path);

/** Facts reach the browser as plain data, whatever they were read from (scripts/building/plain-facts.ts). */
const isData = (path: string): boolean => isFactsFile.test(`/${path}`);

const valuesOf = (tree: Tree): readonly Import[] => importsOf(tree).filter(({ isOfTypes }) => !isOfTypes);

/** The files that a browser may be given: what pages import, at once or when it is wanted, types aside. */
export function inBrowser(tree: Tree): ReadonlySet<string> {
  const steps = Map.groupBy(valuesOf(tree), ({ from }) => from);
  const found = new Set([...tree.keys()].filter((path) => isRoot(path) && !isTest(path)));
  // A set hands out what is added to it on the way.
  for (const path of found)
    if (!isData(path)) for (const { to } of steps.get(path) ?? []) if (to !== undefined && tree.has(to)) found.add(to);
  return found;
}

/** Younger than Safari 16.4 of March 2023, which is as old as what the build writes (`target` of vite.config.ts), or than Firefox 121 (decision 0217). */
const youngStatics: Readonly<Record<string, RegExp>> = {
  AbortSignal: /^any$/,
  Array: /^fromAsync$/,
  Error: /^isError$/,
  Intl: /^(?:DurationFormat|Segmenter)$/,
  Iterator: /^(?:from|concat|zip)$/,
  Map: /^groupBy$/,
  Math: /^(?:sumPrecise|f16round)$/,
  Object: /^groupBy$/,
  Promise: /^(?:withResolvers|try)$/,
  RegExp: /^escape$/,
  Uint8Array: /^from(?:Base64|Hex)$/,
  URL: /^(?:canParse|parse)$/,
};
const youngMembers =
  /^(?:BarcodeDetector|requestIdleCallback|cancelIdleCallback|cookieStore|navigation|scheduler|startViewTransition|checkVisibility|(?:show|hide|toggle)Popover|moveBefore|setHTMLUnsafe|onscrollend|toBase64|toHex|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert(?:Computed)?)$/;
const youngGlobals = /^(?:BarcodeDetector|requestIdleCallback|cancelIdleCallback|cookieStore|scheduler|Temporal)$/;
const ofIterators = /^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/;

const nameOf = (node: SyntaxNode | undefined): string => String(node?.['name'] ?? '');

/** `x.keys().map(…)`: a list has these from of old, what walks over one only since Safari 18.4. */
function isIteratorsHelp(node: SyntaxNode): boolean {
  const call = child(node, 'object');
  const callee = call?.type === 'CallExpression' ? child(call, 'callee') : undefined;
  if (!callee || !ofIterators.test(nameOf(child(node, 'property')))) return false;
  return (
    /^(?:keys|values|entries|matchAll)$/.test(nameOf(child(callee, 'property'))) &&
    nameOf(child(callee, 'object')) !== 'Object'
  );
}

function youngName(node: SyntaxNode): string | undefined {
  if (node.type === 'CallExpression' && youngGlobals.test(nameOf(child(node, 'callee'))))
    return nameOf(child(node, 'callee'));
  if (
    node.type === 'Literal' &&
    String((node['regex'] as { flags?: string } | undefined)?.flags).includes('v') &&
    node['regex'] !== undefined
  )
    return 'a pattern with the flag v';
  if (node.type === 'VariableDeclaration' && /using/.test(String(node['kind']))) return 'using';
  if (node.type !== 'MemberExpression') return undefined;
  const [object, property] = [nameOf(child(node, 'object')), nameOf(child(node, 'property'))];
  if (youngStatics[object]?.test(property) === true) return `${object}.${property}`;
  if (youngMembers.test(property)) return property;
  return isIteratorsHelp(node) ? `.${property} of an iterator` : undefined;
}

/** Where these files use what an older browser lacks, as `path:line name`. */
export function youngIn(tree: Tree, files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((path) => !isData(path))
    .flatMap((path) => {
      const source = tree.get(path) ?? '';
      return nodesOf(path, source).flatMap((node) => {
        const name = youngName(node);
        return name === undefined ? [] : [`${path}:${lineAt(source, node.start)} ${name}`];
      });
    });
}

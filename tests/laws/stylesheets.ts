/** What the sources ask of their styles, and where a class is named that its file does not own. */
import { basename, dirname, join } from 'node:path';
import { child, literal, nodesOf, type SyntaxNode } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

/** Class names of a sheet as they stand in it; those that are said to be another library's aside. */
export function classesIn(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/(?<selector>[^{};]+)\{/g)].map(({ groups }) => groups?.['selector'] ?? '');
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.(?<name>[a-z][\w-]*)/gi)]);
  return new Set(names.map(({ groups }) => groups?.['name'] ?? ''));
}

/** Sheets that are neither the house's own, in app/web/styles, nor modules. */
export const looseSheets = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !/^src\/app\/web\/(?:styles\.css|styles\/)/.test(path) && !path.endsWith('.module.css'));

/** Names that two files share: of modules, or of classes that two sheets select. */
export function shared(owned: readonly (readonly [owner: string, name: string])[]): readonly string[] {
  const owners = new Map<string, string>();
  return owned.flatMap(([owner, name]) => {
    const first = owners.get(name) ?? owner;
    owners.set(name, first);
    return first === owner ? [] : [`${name}: ${first} and ${owner}`];
  });
}

/** Classes of other libraries that modules reach for; only the map's are allowed. */
export const reachingOut = (css: string): readonly string[] =>
  (css.match(/:global(?!\(\.maplibregl-[\w-]+\))[^{,]*/g) ?? []).map((text) => text.trim());

/** What rules say whose selectors have something of this. */
const saidWhere = (css: string, selector: string): readonly string[] =>
  [...css.matchAll(new RegExp(`${selector}[^{}]*\\{(?<body>[^{}]*)\\}`, 'g'))].flatMap(({ groups }) =>
    (groups?.['body'] ?? '')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .split(';')
      .map((line) => line.split(':', 1).join('').trim())
      .filter((name) => name !== ''),
  );

/** What rules for one language say beside sizes and distances: colours are looked at in either (e2e/axe.ts). */
export const saidInOneLanguage = (css: string): readonly string[] =>
  saidWhere(css, String.raw`(?::lang\(|\[lang)`).filter(
    (name) => !/^(?:font-size|line-height|(?:padding|margin)(?:-\w+)*)$/.test(name),
  );

/** What rules for one inking say beside how things are drawn: sizes are looked at in either (e2e/axe.ts). */
export const saidInOneInking = (css: string): readonly string[] =>
  saidWhere(css, String.raw`\[data-theme`).filter(
    (name) =>
      !/^(?:--[\w-]+|color|color-scheme|(?:background|border|outline|text-decoration)(?:-\w+)*-color|background(?:-image|-blend-mode)?|box-shadow|text-shadow|filter|fill|stroke|opacity|mix-blend-mode|transform|transition(?:-\w+)*)$/.test(
        name,
      ),
  );

/** What is typed or chosen in, written smaller than 16 px at first: an iPhone enlarges the page around it, and leaves it so. */
export const smallFields = (css: string): readonly string[] =>
  [...css.matchAll(/(?<selector>[^{};]*)\{(?<body>[^{}]*)\}/g)].flatMap(({ groups }) => {
    const selector = groups?.['selector']?.replaceAll(/\/\*.*?\*\//gs, '').trim() ?? '';
    const isField = selector
      .split(',')
      .some((one) => /(?:^|[\s>+~])(?:input|select|textarea|\.[\w-]*input)$/.test(one.trim()));
    const size = /(?:^|[;\s])font(?:-size)?:[^;]*?(?<rem>[\d.]+)rem/.exec(groups?.['body'] ?? '')?.groups?.['rem'];
    return isField && size !== undefined && Number(size) < 1 ? [selector] : [];
  });

/**
 * What asks any element for an attribute within it (`div:has([name])`). React writes `name` and `value` of every field
 * anew with each letter that is typed, and Chromium then looks at the whole page again.
 */
export const feltEverywhere = (css: string): readonly string[] =>
  [...css.matchAll(/(?<selector>[^{};]*)\{/g)].flatMap(({ groups }) => {
    const selector = groups?.['selector']?.replaceAll(/\/\*.*?\*\//gs, '').trim() ?? '';
    const isOfAny = /(?:^|[\s>+~,])[\w*]*(?::not\([^()]*\)|:has\([^()]*\))*(?::not\()?:has\([^()]*\[/;
    return isOfAny.test(selector) ? [selector] : [];
  });

type Asked = { readonly used: ReadonlySet<string>; readonly faults: readonly string[] };

/** Which names a source asks its modules for, as `path#name`; anything else than `styles.name` is a fault. */
export function askedBy(path: string, source: string): Asked {
  if (!source.includes('.module.css')) return { used: new Set(), faults: [] };
  const nodes = nodesOf(path, source);
  const modules = new Map<string, string>();
  const faults: string[] = [];
  for (const node of nodes.filter(({ type }) => type === 'ImportDeclaration')) {
    const from = literal(child(node, 'source')) ?? '';
    if (!from.endsWith('.module.css')) continue;
    const specifiers = node['specifiers'] as readonly SyntaxNode[];
    const [only] = specifiers;
    const local = only?.type === 'ImportNamespaceSpecifier' ? child(only, 'local')?.['name'] : undefined;
    if (typeof local !== 'string') faults.push(`${path} imports ${from} otherwise than as a namespace`);
    else modules.set(local, from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(path), from));
  }
  const used = new Set<string>();
  for (const node of nodes.filter(({ type }) => type === 'MemberExpression')) {
    const module = modules.get(String(child(node, 'object')?.['name']));
    if (module === undefined || child(node, 'object')?.type !== 'Identifier') continue;
    if (node['computed'] === true)
      faults.push(`${path} asks ${basename(module)} for a name that is made up as it runs`);
    else used.add(`${module}#${String(child(node, 'property')?.['name'])}`);
  }
  return { used, faults };
}

/** Variables that a sheet asks for without saying what to do where they are not set. */
export const variablesAsked = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name ?? '');

/** Variables that a sheet, or a component, gives a value. */
export const variablesSet = (text: string): string[] =>
  [...text.matchAll(/(--[a-z][\w-]*)['"`]?\]?\s*:/g)].map(([, name]) => name ?? '');

/** Class names that stand in sources as text; only the house's own may. */
export function writtenIn(path: string, source: string): readonly string[] {
  if (!source.includes('className')) return [];
  const attributes = nodesOf(path, source).filter(
    (node) => node.type === 'JSXAttribute' && child(node, 'name')?.['name'] === 'className',
  );
  const texts = attributes.flatMap((attribute) => {
    const value = child(attribute, 'value');
    const text = literal(value) ?? literal(value && child(value, 'expression'));
    if (text !== undefined) return [text];
    const quasis = value && child(value, 'expression')?.['quasis'];
    return Array.isArray(quasis) ? quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked) : [];
  });
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

/** Sources that draw. */
export const drawing = (tree: Tree): readonly (readonly [path: string, source: string])[] =>
  [...tree].filter(([path]) => !isTest(path) && !path.endsWith('.d.ts'));

/** What is said in pixels of letters, and of windows and parts that hold them: it follows nobody's own size of letters (decision 0153). */
export const inPixels = (css: string): string[] =>
  (css.match(/(?<![\w-])(?:font|font-size|line-height|--[\w-]*size|@media|@container)\b[^;{}]*\dpx[^;{}]*/g) ?? []).map(
    (text) => text.trim(),
  );

/** Letters from 20 px on that name no share of the window, or of what they stand in, as their most: grown, a word of them would not fit on a phone. */
export const unbounded = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])font(?:-size)?:[^;{}]*?(?<size>[\d.]+)rem[^;{}]*/g)].flatMap(([text, size]) =>
    Number(size) < 1.25 || /vw|cqi/.test(text) ? [] : text.trim(),
  );

/** How the lines of a title break, said for one of them: all balance theirs by the rule of the house, whatever their part says. */
export const titlesByThemselves = (css: string): string[] =>
  [...css.matchAll(/^\s*([^{}@/]*\bh[1-4]\b[^{}]*?)\s*\{[^{}]*text-wrap/gm)].map(([, selector = '']) => selector);

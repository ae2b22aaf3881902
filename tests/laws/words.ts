import { child, lineAt, literal, nodesOf, type SyntaxNode } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

/** A feature's words as `defineMessages` makes them. */
export type Words = { readonly namespace: string; readonly en: Texts; readonly es: Texts };
type Texts = Readonly<Record<string, string>>;

export function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'en' in value && 'es' in value;
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\{-?\s*\w+/g))].toSorted().join(' ');
const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** What would let a visitor see a raw key, a hole in a sentence, or the wrong language. */
export function faultsOf({ namespace, en, es }: Words): string[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(es)])];
  return keys.flatMap((key) => {
    const [english, spanish] = [en[key], es[key]];
    const name = `${namespace}.${key}`;
    if (english === undefined || spanish === undefined) return [`${name} is missing in ${english ? 'es' : 'en'}`];
    if (english.trim() === '' || spanish.trim() === '') return [`${name} is empty`];
    if (placeholders(english) !== placeholders(spanish)) return [`${name} has other placeholders in es than in en`];
    if (english === spanish && countWords(english) > 3) return [`${name} is not translated`];
    return [];
  });
}

const spokenAttributes = ['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title'];

/** Names that are the same in every language. */
const names = ['Aftersun'];

function visibleText(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type !== 'JSXAttribute') return undefined;
  const name = child(node, 'name')?.['name'];
  const value = child(node, 'value');
  const given = value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value;
  return spokenAttributes.includes(String(name)) ? literal(given) : undefined;
}

/** Literals put between tags in braces: `<p>{'Hello'}</p>`. */
function bracedChildren(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  const { children } = node;
  if (!Array.isArray(children)) return [];
  return (children as SyntaxNode[]).filter((item) => item.type === 'JSXExpressionContainer');
}

/** Text a visitor would read or hear that stands in a view instead of in messages.ts. */
export function looseText(tree: Tree): string[] {
  return [...tree]
    .filter(([path]) => path.endsWith('.tsx') && !isTest(path))
    .flatMap(([path, source]) =>
      nodesOf(path, source).flatMap((node) => {
        const texts = [
          visibleText(node),
          ...bracedChildren(node).map((braced) => literal(child(braced, 'expression'))),
        ];
        return texts
          .filter((text) => text !== undefined && /\p{L}/u.test(text) && !names.includes(text.trim()))
          .map((text) => `${path}:${lineAt(source, node.start)} says "${text?.trim()}"`);
      }),
    );
}

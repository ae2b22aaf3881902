import { languages, type Language, type Texts } from '../../src/kit/shared/messages.ts';
import { pluralOf } from '../../src/kit/shared/translate.ts';
import { child, lineAt, literal, nodesOf, type SyntaxNode } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

/** A part of a room's words as `defineMessages` makes them. */
export type Words = Readonly<Record<Language, Texts>>;

export function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && languages.every((one) => one in value);
}

const form = /_(?:zero|one|two|few|many|other)$/;
const placeholders = (text: string): string => [...new Set(text.match(/\{\{-?\s*[\w.]+/g))].toSorted().join(' ');
const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
/** The forms that a language has for the numbers people meet: Spanish has a third, for millions. */
const formsOf = (language: Language) =>
  new Set(Array.from({ length: 200 }, (_, count) => `_${pluralOf(count, language)}`)).add('_other');

/** The keys that a language has to have: those of the first one, and of what is counted its own forms. */
function keysIn(texts: Texts, language: Language): string[] {
  const keys = Object.keys(texts).flatMap((key) => {
    const base = key.replace(form, '');
    return base === key || !(`${base}_other` in texts) ? [key] : [...formsOf(language)].map((one) => base + one);
  });
  return [...new Set(keys)];
}

/** What would let a visitor see a raw key, a hole in a sentence, or the wrong language. */
export function faultsOf(words: Words): string[] {
  const [first, ...others] = languages;
  const texts = words[first];
  return languages.flatMap((language) => {
    const [own, needed] = [words[language], keysIn(texts, language)];
    const missing = needed.filter((key) => own[key] === undefined);
    const alone = Object.keys(own).filter((key) => !needed.includes(key) && !(key.replace(form, '_other') in texts));
    const said = Object.entries(own).flatMap(([key, text]) => {
      const model = texts[key] ?? texts[key.replace(form, '_other')];
      if (text.trim() === '') return [`${key} is empty in ${language}`];
      if (model === undefined || !others.some((one) => one === language)) return [];
      if (placeholders(text) !== placeholders(model)) return [`${key} has other placeholders in ${language}`];
      if (text === model && countWords(text) > 3) return [`${key} is not translated in ${language}`];
      return [];
    });
    return [
      ...missing.map((key) => `${key} is missing in ${language}`),
      ...alone.map((key) => `${key} is missing in ${first}`),
      ...said,
    ];
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

/** Text a visitor would read or hear that stands in a view instead of among the words. */
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

import { expect, test } from 'vitest';
import type { TsqueryNode } from './tsquery.ts';
import { parseTsquery } from './tsquery.ts';

/** A query with all its parentheses. */
function told(node: TsqueryNode | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'lexeme')
    return `${node.lexeme}${node.weights === 0 ? '' : `:${node.weights}`}${node.isPrefix ? '*' : ''}`;
  if (node.type === 'not') return `!${told(node.of)}`;
  if (node.type === 'phrase') return `(${told(node.left)} <${node.distance}> ${told(node.right)})`;
  return `(${node.of.map(told).join(node.type === 'and' ? ' & ' : ' | ')})`;
}
const read = (text: string) => told(parseTsquery(text).root);

test.each([
  [`'a' | 'b' & !'c' <-> 'd' <2> 'e'`, '(a | (b & ((!c <1> d) <2> e)))'],
  [`!('a' | 'b') & !!'c'`, '(!(a | b) & !!c)'],
  [`('a' | 'b' | 'c') <3> ('d')`, '((a | b | c) <3> d)'],
  [`'a':A 	& 'b':*bD | c:ab*`, '((a:8 & b:5*) | c:12*)'],
  [`en/beach|es/play&!x`, '(en/beach | (es/play & !x))'],
  [`'it''s' | 'a\\'b' | 'c d'`, `(it's | a'b | c d)`],
  [' ', ''],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('the same text is the same query, and a part in parentheses the same part', () => {
  expect(parseTsquery(`('a' | 'b') & 'c'`)).toBe(parseTsquery(`('a' | 'b') & 'c'`));
  const { root } = parseTsquery(`('a' | 'b') <1> 'c' | ('a' | 'b') <2> 'd'`);
  const [first, second] = root?.type === 'or' ? root.of : [];
  expect(first?.type === 'phrase' && first.left).toBe(second?.type === 'phrase' && second.left);
});

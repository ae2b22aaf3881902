import { child, literal, nodesOf, type SyntaxNode } from './syntax.ts';
import { isTest, type Tree } from './tree.ts';

/** Every kind of listing by its name, and by its word for one: either spelling makes a table of kinds by hand. */
const spellings = [
  ['events', 'event'],
  ['rentals', 'rental'],
  ['businesses', 'business'],
  ['jobs', 'job'],
] as const;

/** The one tuple, and the lists in which a kind stands by its line (decision 0042). */
const listsOfKinds = [
  'src/market/listings/listing-kinds.ts',
  'src/features/listings/kinds.ts',
  'src/features/listings/contract.ts',
  'src/app/server/kinds.ts',
  'src/app/web/kinds.ts',
];

/** The word a piece of source is: a text, or a name in an object or a type. */
function wordOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Property' || node.type === 'TSPropertySignature') {
    const key = child(node, 'key');
    return key?.type === 'Identifier' ? String(key['name']) : literal(key);
  }
  return node.type === 'Identifier' ? String(node['name']) : literal(node);
}

/** Files that name every kind: a table of kinds by hand, which the next kind would have to find. */
export function tablesOfKinds(tree: Tree): string[] {
  return (
    [...tree]
      .filter(([path]) => !isTest(path) && !listsOfKinds.includes(path))
      // Reading a text is quick, taking it apart is not.
      .filter(([, source]) => spellings.every((names) => names.some((name) => source.includes(name))))
      .filter(([path, source]) => {
        const words = new Set(nodesOf(path, source).map(wordOf));
        return spellings.every((names) => names.some((name) => words.has(name)));
      })
      .map(([path]) => path)
  );
}

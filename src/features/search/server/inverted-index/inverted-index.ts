/** Finds what text queries find in PostgreSQL (`vector @@ query`), in memory. */
import { LRUCache } from 'lru-cache';
import type { BitSet, ReadonlyBitSet } from './bit-set.ts';
import { createBitSet } from './bit-set.ts';
import { createLexemes } from './lexemes.ts';
import { createPhraseTest } from './phrases.ts';
import type { PostingList } from './postings.ts';
import { createPostings, hasWeight } from './postings.ts';
import type { Tsquery, TsqueryLexeme, TsqueryNode, TsqueryPhrase, TsquerySeveral } from './tsquery.ts';
import { readTsvector } from './tsvector.ts';

/** What is remembered of an index takes no more than so many bytes: of each result there is a bit for each listing. */
const maxRemembered = 8_000_000;
/** And a little for itself. */
const least = 200;

const nothing: ReadonlyBitSet = createBitSet();

const isPhrase = (node: TsqueryNode): node is TsqueryPhrase => node.type === 'phrase';

export type InvertedIndex = ReturnType<typeof createInvertedIndex>;

/** Of each listing what words it has and where. Listings are numbered in ascending order and never change. */
export function createInvertedIndex() {
  const lexemes = createLexemes();
  const postings = createPostings();
  /** All that were added. */
  const all = createBitSet();
  // By parts of queries, which are the same whenever they are read.
  const remembered = new LRUCache<TsqueryNode, ReadonlyBitSet>({
    maxSize: maxRemembered,
    sizeCalculation: (found) => found.bytes() + least,
  });
  let size = 0;

  function rememberedOr(node: TsqueryNode, find: () => ReadonlyBitSet): ReadonlyBitSet {
    const before = remembered.get(node);
    if (before !== undefined) return before;
    const some = find();
    const found = some.isEmpty() ? nothing : some;
    remembered.set(node, found);
    return found;
  }

  const listsOf = ({ lexeme, isPrefix }: TsqueryLexeme): readonly PostingList[] => {
    if (isPrefix) return lexemes.beginningWith(lexeme).map((number) => postings.listOf(number));
    const number = lexemes.numberOf(lexeme);
    return number === undefined ? [] : [postings.listOf(number)];
  };

  function collectLexeme(node: TsqueryLexeme, into: BitSet): void {
    const { weights } = node;
    for (const { words, length } of listsOf(node))
      if (weights === 0) into.addPairs(words, length);
      else
        for (let at = 0; at < 2 * length; at += 2)
          if (hasWeight(words[at + 1] as number, weights)) into.add(words[at] as number);
  }

  /** Adds what a part of a query finds. */
  function collect(node: TsqueryNode, into: BitSet): void {
    if (node.type === 'lexeme') collectLexeme(node, into);
    else if (node.type === 'or' && !node.of.some(isPhrase)) for (const one of node.of) collect(one, into);
    else into.or(foundBy(node));
  }

  /** What a part of a query finds, of its own where it is not remembered. */
  function foundBy(node: TsqueryNode): ReadonlyBitSet {
    if (node.type === 'and') return foundByAll(node.of);
    if (node.type === 'not') return all.clone().andNot(foundBy(node.of));
    if (node.type === 'phrase') return rememberedOr(node, () => foundByPhrase(node, [node.distance]));
    if (node.type === 'or' && node.of.some(isPhrase)) return rememberedOr(node, () => foundByPhrases(node));
    const found = createBitSet(size);
    collect(node, found);
    return found;
  }

  /** The same words in several distances are looked for at once. */
  function foundByPhrases({ of }: TsquerySeveral): BitSet {
    const found = createBitSet(size);
    for (const one of of.filter((part) => !isPhrase(part))) collect(one, found);
    const phrases = of.filter(isPhrase);
    for (const same of Map.groupBy(phrases, ({ left }) => left).values())
      for (const [first, ...others] of Map.groupBy(same, ({ right }) => right).values())
        if (first !== undefined)
          found.or(
            foundByPhrase(
              first,
              [first, ...others].map(({ distance }) => distance),
            ),
          );
    return found;
  }

  function foundByAll(nodes: readonly TsqueryNode[]): BitSet {
    const [first, ...others] = nodes.filter(({ type }) => type !== 'not');
    const found = (first === undefined ? all : foundBy(first)).clone();
    for (const one of others) {
      if (found.isEmpty()) return found;
      found.and(foundBy(one));
    }
    for (const one of nodes) if (one.type === 'not') found.andNot(foundBy(one.of));
    return found;
  }

  /** What has the words of a phrase, wherever they stand; undefined where that leaves out nothing. */
  function candidatesOf(node: TsqueryNode): BitSet | undefined {
    if (node.type === 'not') return undefined;
    if (node.type === 'lexeme') {
      const found = createBitSet(size);
      collectLexeme(node, found);
      return found;
    }
    const sets = (node.type === 'phrase' ? [node.left, node.right] : node.of).map(candidatesOf);
    if (node.type === 'or')
      return sets.reduce((some, one) => (some === undefined || one === undefined ? undefined : some.or(one)));
    return sets.reduce((some, one) => (some === undefined ? one : one === undefined ? some : some.and(one)));
  }

  function foundByPhrase(phrase: TsqueryPhrase, distances: readonly number[]): BitSet {
    const found = candidatesOf(phrase) ?? all.clone();
    if (found.isEmpty()) return found;
    const isThere = createPhraseTest(phrase, distances, { postings, listsOf });
    found.forEach((ordinal) => {
      if (!isThere(ordinal)) found.remove(ordinal);
    });
    return found;
  }

  return {
    /** Adds a listing with the text of its tsvector. Its ordinal is higher than those of all before it. */
    add(ordinal: number, vector: string): void {
      if (ordinal < size) throw new Error(`Ordinal ${ordinal} comes after ${size - 1} in an index of words.`);
      size = ordinal + 1;
      if (remembered.size > 0) remembered.clear();
      all.add(ordinal);
      readTsvector(vector, (text, begin, end, positions, count) =>
        postings.add(lexemes.numberFor(text, begin, end), ordinal, positions, count),
      );
    },
    /** All that a query finds. It is remembered and given to others too. */
    find({ root }: Tsquery): ReadonlyBitSet {
      return root === undefined ? nothing : rememberedOr(root, () => foundBy(root));
    },
    /** Who has a lexeme, whatever its weights; of all that begin so a list each, in the order of the lexemes. */
    listsOf,
    /** The positions that a list tells (see `Postings`). */
    positionsOf: (told: number, into: Uint16Array): number => postings.positionsOf(told, into),
  };
}

/** Which searches missed, and the words they are counted by: nothing of whoever asked. Pure. */
import type { SearchQuery, SearchResult } from '#features/search/contract.ts';
import { tokenize } from '#features/search/tokenize.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { namesSomebody } from './given-names.ts';
import type { Miss } from './rules.ts';

/** Longer ones are no searches that others repeat, but what somebody wrote of themselves. */
const longest = { text: 60, words: 8, word: 24 } as const;
/** A phone, a card, a passport: prices and years have fewer digits. */
const maxDigits = 5;

/** Said where an address is spelled out: "ana arroba gmail punto com". */
const mailboxes: ReadonlySet<string> = new Set(['gmail', 'hotmail', 'outlook', 'icloud', 'yahoo', 'gmx', 'arroba']);

/** The words of a search as they are counted; undefined of what may tell of a person, or is nothing to learn from. */
export function countedWords(query: string): string | undefined {
  const text = query.trim();
  const digits = text.replaceAll(/\D/g, '').length;
  const words = tokenize(text);
  const tellsOfSomebody =
    digits > maxDigits ||
    /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(text) ||
    words.some((word) => mailboxes.has(word)) ||
    namesSomebody(words);
  const isTooLong =
    text.length > longest.text || words.length > longest.words || words.some((word) => word.length > longest.word);
  const counted = words.join(' ');
  return tellsOfSomebody || isTooLong || counted.length < 2 || !/\p{L}/u.test(counted) ? undefined : counted;
}

/**
 * How an answer missed what was asked; undefined where it did not, and where something besides words was asked for: a
 * filter, an order or a page of the same search is no other wish.
 */
export function missOf(query: SearchQuery, { totals, hasAllWords }: Pick<SearchResult, 'totals' | 'hasAllWords'>) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length !== 1 || query.query === undefined) return undefined;
  const words = countedWords(query.query);
  const isNothing = listingKinds.every((kind) => totals[kind].count === 0);
  if (words === undefined || (hasAllWords && !isNothing)) return undefined;
  return { words, found: isNothing ? 'nothing' : 'near' } satisfies { words: string; found: Miss };
}

/** Reads the text form of a tsquery: lexemes, `&`, `|`, `!`, `<N>`, parentheses, weights and prefixes. */
import { LRUCache } from 'lru-cache';

/** What is looked for: all that begins with it, or only where its text has one of these weights (bits from D to A). */
export type TsqueryLexeme = {
  readonly type: 'lexeme';
  readonly lexeme: string;
  /** 0 for any. */
  readonly weights: number;
  readonly isPrefix: boolean;
};

/** The right so far behind the left. */
export type TsqueryPhrase = {
  readonly type: 'phrase';
  readonly left: TsqueryNode;
  readonly right: TsqueryNode;
  readonly distance: number;
};

export type TsquerySeveral = { readonly type: 'and' | 'or'; readonly of: readonly TsqueryNode[] };

export type TsqueryNode =
  | TsqueryLexeme
  | TsqueryPhrase
  | { readonly type: 'not'; readonly of: TsqueryNode }
  | TsquerySeveral;

/** A query of nothing has no root, and finds nothing. */
export type Tsquery = { readonly text: string; readonly root: TsqueryNode | undefined };

/** Further apart nothing can be asked for. */
const maxDistance = 16_384;
/** Weights by the bit of each. */
const weightNames = 'DCBA';

const blank = /\s/y;
const endsWord = /[\s!&|():]/;
const space = 32;

/** A part in parentheses that was read before is the same part: what it finds is remembered too. */
const knownParts = new LRUCache<string, TsqueryNode>({ max: 20_000 });

function known(text: string, part: TsqueryNode): TsqueryNode {
  const before = knownParts.get(text);
  if (before === undefined) knownParts.set(text, part);
  return before ?? part;
}

/** Reads from the beginning, each operator with its operands; what binds closest is read innermost. */
function read(text: string): TsqueryNode | undefined {
  let at = 0;
  const hasEscapes = text.includes('\\');
  const refuse = (): never => {
    throw new Error(`No text of a tsquery: character ${at} is not expected there: ${text}`);
  };
  const skipBlanks = () => {
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === space) continue;
      // No other blank is above it but in foreign scripts.
      if (code > space && code < 128) return;
      blank.lastIndex = at;
      if (!blank.test(text)) return;
    }
  };
  const takes = (operator: string): boolean => {
    skipBlanks();
    if (text[at] !== operator) return false;
    at += 1;
    return true;
  };

  /** A letter, or one that stands behind a backslash. */
  const letter = (): string => {
    if (text[at] === '\\') at += 1;
    const code = text.codePointAt(at) ?? refuse();
    const one = String.fromCodePoint(code);
    at += one.length;
    return one;
  };
  const quotedWord = (): string => {
    at += 1;
    const end = text.indexOf(`'`, at);
    if (!hasEscapes && end > at && text[end + 1] !== `'`) {
      const said = text.slice(at, end);
      at = end + 1;
      return said;
    }
    let said = '';
    while (text[at] !== `'` || text[at + 1] === `'`) {
      if (text[at] === `'`) at += 1;
      said += letter();
    }
    at += 1;
    return said;
  };
  const bareWord = (): string => {
    let said = '';
    while (at < text.length && !endsWord.test(text.charAt(at))) said += letter();
    return said;
  };
  const word = (): string => (text[at] === `'` ? quotedWord() : bareWord()) || refuse();
  const lexeme = (): TsqueryLexeme => {
    const said = word();
    let [weights, isPrefix] = [0, false];
    if (text[at] === ':')
      for (at += 1; at < text.length; at += 1) {
        const flag = text.charAt(at).toUpperCase();
        if (flag === '*') isPrefix = true;
        else if (weightNames.includes(flag)) weights |= 1 << weightNames.indexOf(flag);
        else break;
      }
    return { type: 'lexeme', lexeme: said, weights, isPrefix };
  };

  const single = (): TsqueryNode => {
    if (takes('!')) return { type: 'not', of: single() };
    if (!takes('(')) return lexeme();
    const begin = at;
    const within = any();
    return takes(')') ? known(text.slice(begin, at - 1), within) : refuse();
  };
  const distance = (): number => {
    const [said, apart] = /^(-|\d+)>/.exec(text.slice(at, at + 8)) ?? [];
    if (said === undefined || apart === undefined) return refuse();
    at += said.length;
    const far = apart === '-' ? 1 : Number(apart);
    return far > maxDistance ? refuse() : far;
  };
  const phrase = (): TsqueryNode => {
    let left = single();
    while (takes('<')) {
      const far = distance();
      left = { type: 'phrase', left, right: single(), distance: far };
    }
    return left;
  };
  const several = (type: 'and' | 'or', operator: string, next: () => TsqueryNode): TsqueryNode => {
    const first = next();
    if (!takes(operator)) return first;
    const parts = [first];
    do parts.push(next());
    while (takes(operator));
    return { type, of: parts };
  };
  const all = () => several('and', '&', phrase);
  const any = (): TsqueryNode => several('or', '|', all);

  skipBlanks();
  if (at === text.length) return undefined;
  const root = any();
  skipBlanks();
  return at === text.length ? root : refuse();
}

/** The same synonyms are asked again and again. */
const knownQueries = new LRUCache<string, Tsquery>({ max: 4000 });

/** The tree of a query. What can't be read is an error, as it is one in PostgreSQL. */
export function parseTsquery(text: string): Tsquery {
  const before = knownQueries.get(text);
  if (before !== undefined) return before;
  const query = { text, root: read(text) };
  knownQueries.set(text, query);
  return query;
}

/** The columns of a list as its contract says them: one for each plain value of an entry, in the contract's order. */
import type { z } from 'zod';
import { isLanguage } from '#kit/shared/messages.ts';
import { wirePrice } from '#kit/shared/schemas.ts';

type Kind = 'text' | 'code' | 'number' | 'cents' | 'price' | 'instant' | 'flag' | 'words' | 'list';

export type Column = {
  /** Where the value stands in an entry: `owner.name` is two steps. */
  readonly path: readonly string[];
  readonly kind: Kind;
  /** Of a `code`: what it may be. */
  readonly codes?: readonly string[];
};

/** What only a program that changes the entry, or draws it, has to know. */
const silent = new Set(['version', 'fold', 'planRank', 'motif', 'seed', 'chosenPoster']);

/** What zod says of a schema, as far as it is read here. */
type Told = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly format?: string;
};
const tell = (schema: z.ZodType) => schema.def as unknown as Told;

/** The columns of a reply that is a list. */
export function columnsOf(reply: z.ZodType): Column[] {
  const { element } = tell(bare(reply));
  return element ? of(element, []) : [];
}

/** Without what only says whether a value may be missing. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, out } = tell(schema);
  const inner = innerType ?? out;
  return inner && schema !== wirePrice ? bare(inner) : schema;
}

function of(given: z.ZodType, path: readonly string[]): Column[] {
  const schema = bare(given);
  const { type, shape, entries, values, format } = tell(schema);
  if (schema === wirePrice) return [{ path, kind: 'price' }];
  if (shape) {
    const names = Object.keys(shape);
    if (names.length > 0 && names.every(isLanguage)) return [{ path, kind: 'words' }];
    return Object.entries(shape).flatMap(([name, inner]) => (silent.has(name) ? [] : of(inner, [...path, name])));
  }
  if (entries) return [{ path, kind: 'code', codes: Object.values(entries).map(String) }];
  if (type === 'literal') return [{ path, kind: 'code', codes: (values ?? []).map(String) }];
  if (type === 'number') return [{ path, kind: path.at(-1)?.endsWith('Cents') ? 'cents' : 'number' }];
  if (type === 'boolean') return [{ path, kind: 'flag' }];
  if (type === 'string') return [{ path, kind: format === 'datetime' ? 'instant' : 'text' }];
  if (type === 'array' && isPlain(schema)) return [{ path, kind: 'list', ...codesOf(schema) }];
  // Lists of things, and what has no shape, have no place in a row.
  return [];
}

/** Of a list of a closed set. */
const codesOf = (list: z.ZodType) => {
  const { entries } = tell(bare(tell(list).element ?? list));
  return entries && { codes: Object.values(entries).map(String) };
};

const isPlain = (list: z.ZodType): boolean => {
  const { element } = tell(list);
  return element !== undefined && ['string', 'number', 'enum'].includes(tell(bare(element)).type);
};

/**
 * What a contract says of its fields, as plain data. A form knows its lengths, ranges, formats and choices from it, so
 * that none is written twice. Rooms keep theirs in `facts.ts`; the browser gets the data without zod
 * (scripts/building/plain-facts.ts, decision 0036).
 */
import { z } from 'zod';
import { fieldKinds, type WrittenKind } from './field-kinds.ts';

/** `bilingual` is text in both languages, `list` several of one line, `parts` several of anything else. */
export type FactKind =
  | WrittenKind
  | 'whole'
  | 'number'
  | 'choice'
  | 'flag'
  | 'bilingual'
  | 'bilingualList'
  | 'list'
  | 'parts';

export type Fact = {
  readonly kind: FactKind;
  /** How nothing is sent: as an empty text, as null, by leaving it out. Without it something must be there. */
  readonly blank?: 'text' | 'null' | 'none';
  /** Nothing may be sent only of something that exists already: what is new needs it. */
  readonly newNeeds?: true;
  /** Bounds of a number, or of the characters of a text. */
  readonly min?: number;
  readonly max?: number;
  /** The most entries of a list, and what each is; one of `options` where those are a closed set. */
  readonly maxItems?: number;
  readonly each?: WrittenKind;
  /** What the parts of a list's entries are, where those are more than a text. */
  readonly of?: Facts;
  readonly options?: readonly string[];
  /** What it is when nobody says. */
  readonly start?: unknown;
};
export type Facts<N extends string = string> = Readonly<Record<N, Fact>>;

type Piece = Pick<Fact, 'kind' | 'min' | 'max' | 'maxItems' | 'each' | 'of' | 'options'>;

/** The schema inside of what makes it optional, gives it a default or turns its value into another one. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (fieldKinds.has(schema)) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return bare(schema.def[schema.def.in instanceof z.ZodTransform ? 'out' : 'in']);
  return schema;
}

/** How long it may be; an e-mail's length stands where it begins. That a text is not empty is `blank`'s to say. */
function lengthOf(schema: z.core.$ZodType): { min?: number; max?: number } {
  if (schema instanceof z.ZodPipe) return lengthOf(schema.def.in);
  if (!(schema instanceof z.ZodString)) return {};
  const { minLength, maxLength } = schema;
  return {
    ...(minLength !== null && minLength > 1 && { min: minLength }),
    ...(maxLength !== null && { max: maxLength }),
  };
}

function pieceOf(schema: z.core.$ZodType): Piece {
  const inner = bare(schema);
  const known = fieldKinds.get(inner);
  if (known !== undefined) return { kind: known.kind, ...lengthOf(inner) };
  if (inner instanceof z.ZodString) return { kind: 'line', ...lengthOf(inner) };
  if (inner instanceof z.ZodNumber) return { kind: inner.isInt ? 'whole' : 'number', ...rangeOf(inner) };
  if (inner instanceof z.ZodBoolean) return { kind: 'flag' };
  if (inner instanceof z.ZodEnum) return { kind: 'choice', options: inner.options.map(String) };
  if (inner instanceof z.ZodLiteral) return { kind: 'choice', options: [...inner.values].map(String) };
  if (inner instanceof z.ZodArray) return listOf(inner);
  // Text in both languages: the part of one language stands in the union's object.
  const [, both] = inner instanceof z.ZodUnion ? inner.options : [];
  const one = both instanceof z.ZodObject ? pieceOf(both.shape['en']) : undefined;
  if (one === undefined) throw new Error('A form knows no field for this schema');
  return one.each === undefined ? { ...one, kind: 'bilingual' } : { ...one, kind: 'bilingualList' };
}

/** Number.MAX_SAFE_INTEGER is zod's word for no bound of a whole number. */
function rangeOf({ minValue, maxValue }: z.ZodNumber): { min?: number; max?: number } {
  const isBound = (value: number | null) => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return { ...(isBound(minValue) && { min: minValue ?? 0 }), ...(isBound(maxValue) && { max: maxValue ?? 0 }) };
}

function listOf(schema: z.ZodArray): Piece {
  const { maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const bound = maxItems === undefined ? {} : { maxItems };
  const each = fieldKinds.get(bare(schema.element))?.kind;
  if (each !== undefined) return { ...pieceOf(schema.element), kind: 'list', each, ...bound };
  if (bare(schema.element) instanceof z.ZodEnum) return { ...pieceOf(schema.element), kind: 'list', ...bound };
  return { kind: 'parts', ...bound, ...(schema.element instanceof z.ZodObject && { of: factsOf(schema.element) }) };
}

/** How nothing may be sent: what of it the schema takes, asked of the schema itself. */
function blankOf(schema: z.ZodType): { blank?: Fact['blank'] & string } {
  const isTaken = (value: unknown) => schema.safeParse(value).success;
  if (isTaken('')) return { blank: 'text' };
  if (isTaken(null)) return { blank: 'null' };
  return isTaken(undefined) ? { blank: 'none' } : {};
}

function factOf(schema: z.ZodType, whenNew: z.ZodType = schema): Fact {
  const blank = blankOf(schema);
  const absent = whenNew.safeParse(undefined);
  return {
    ...pieceOf(schema),
    ...blank,
    ...(blank.blank !== undefined && blankOf(whenNew).blank === undefined && { newNeeds: true as const }),
    ...(absent.success && absent.data !== undefined && absent.data !== null && { start: absent.data }),
  };
}

type Named<S extends z.ZodObject> = keyof S['shape'] & string;

/**
 * The facts of these fields of a contract, or of all that a form can ask for. `whenNew` is the contract of something
 * that does not exist yet, where it asks for more. Throws for a field that no form knows how to ask for.
 */
export function factsOf<S extends z.ZodObject, N extends Named<S> = Exclude<Named<S>, 'nickname' | 'version'>>(
  schema: S,
  { whenNew = schema, only }: { readonly whenNew?: z.ZodObject; readonly only?: readonly N[] } = {},
): Facts<N> {
  const names = only ?? (Object.keys(schema.shape).filter((name) => name !== 'nickname' && name !== 'version') as N[]);
  return Object.fromEntries(
    names.map((name) => [name, factOf(schema.shape[name] as z.ZodType, whenNew.shape[name] as z.ZodType)]),
  ) as Facts<N>;
}

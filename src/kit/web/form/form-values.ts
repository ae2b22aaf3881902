/** What a form holds, sends, shows and finds wrong, all by its table. */
import type { Fault } from '#kit/shared/field-checks.ts';
import type { Fact } from '#kit/shared/field-facts.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { fieldKinds, type FieldKind } from './field-kinds.ts';
import type { FieldEntry, FormTable } from './form-table.ts';
import { isSame } from './merge.ts';
import { isEmptyValue } from './text-values.ts';

/** By path: `title`, `photos.1`. */
export type Faults = Readonly<Record<string, Fault>>;
type Stored = Readonly<Record<string, unknown>>;
/** One field of a table: what the contract says, how it is held, what the table says. */
export type TableField<V> = {
  readonly name: keyof V & string;
  readonly fact: Fact;
  readonly kind: FieldKind<unknown>;
  readonly entry: FieldEntry<string, V, keyof V>;
};

/** What the contract says of a field that stands for several of its own: its kind knows the rest. */
const ofSeveral: Fact = { kind: 'parts', blank: 'none' };

/** A field by its name: what the contract says, how it is held, what the table says. */
export function fieldOf<V>({ facts, fields }: FormTable<V>, name: keyof V & string): TableField<V> {
  const entry = fields[name] as FieldEntry<string, V, keyof V>;
  const fact = facts[entry.repeats ?? name] ?? ofSeveral;
  return { name, fact, entry, kind: entry.kind ?? fieldKinds[fact.kind] };
}

export function fieldsOf<V>(table: FormTable<V>): TableField<V>[] {
  return (Object.keys(table.fields) as (keyof V & string)[]).map((name) => fieldOf(table, name));
}

/** The names of fields that nobody but their writer may ever see again. */
export const secretsOf = <V>(table: FormTable<V>): string[] =>
  fieldsOf(table)
    .filter(({ fact }) => fact.kind === 'password')
    .map(({ name }) => name);

const storedOf = <V>({ name, kind }: TableField<V>, record: Stored | undefined) => (kind.of ? record : record?.[name]);

/**
 * What the form begins with: what is stored, or the contract's and the table's beginnings. `known` is what is known of
 * something new, by the contract's names.
 */
export function draftOf<V>(table: FormTable<V>, record?: object, known: object = {}): V {
  const begun = fieldsOf(table).map((field) => {
    const { name, kind, entry, fact } = field;
    if (record) return [name, kind.draft(storedOf(field, record as Stored))];
    if ((kind.of ?? [name]).every((part) => part in known)) return [name, kind.draft(storedOf(field, known as Stored))];
    return [name, entry.start ?? kind.draft(fact.start)];
  });
  return Object.fromEntries(begun) as V;
}

/** Field by field what one of its kind makes of its value; what stands for several is taken apart. */
function madeOf<V>(table: FormTable<V>, make: (field: TableField<V>) => unknown): Stored {
  const made = fieldsOf(table).flatMap((field): [string, unknown][] => {
    if (field.entry.repeats !== undefined) return [];
    const value = make(field);
    return field.kind.of ? Object.entries(value as Stored) : [[field.name, value]];
  });
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

/**
 * What is sent: the body of the call whose facts the table has. `record` is what was stored: a list that nobody touched
 * stays as it was.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the call that takes the body says its type
export function bodyOf<V, B extends object>(table: FormTable<V>, values: V, record?: object): B {
  return madeOf(table, (field) =>
    field.kind.read(values[field.name], field.fact, storedOf(field, record as Stored | undefined)),
  ) as B;
}

/** Of that only what is not as it was: the body of a call that leaves alone what it does not name. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the call that takes the body says its type
export function changedIn<V, B extends object>(table: FormTable<V>, values: V, record: object): B {
  const before: Stored = bodyOf<V, object>(table, draftOf(table, record), record) as Stored;
  const now = Object.entries(bodyOf<V, object>(table, values, record));
  return Object.fromEntries(now.filter(([name, value]) => !isSame(value, before[name]))) as B;
}

type Shown<V, S> = Pick<S, keyof S & (keyof V | 'latitude' | 'longitude')>;

/** What a public card shows of it while it is written: of `S`, what the table has fields for. */
export function shownOf<V, S>(
  table: FormTable<V>,
  values: V,
  record: object | undefined,
  language: Language,
): Shown<V, S> {
  return madeOf(table, (field) =>
    field.kind.shown(values[field.name], field.fact, language, storedOf(field, record as Stored | undefined)),
  ) as unknown as Shown<V, S>;
}

/** Whether a field must be filled in, of something new or of something that began as `first`. */
export function isRequired<V>(
  table: FormTable<V>,
  name: keyof V & string,
  values: V,
  first: V,
  isNew: boolean,
): boolean {
  const { fact, entry } = fieldOf(table, name);
  const { required = fact.newNeeds ? 'new' : fact.blank === undefined, unless } = entry;
  if (unless !== undefined && !isEmptyValue(values[unless])) return false;
  if (typeof required === 'function') return required(values);
  return required === true || (required === 'new' && (isNew || !isEmptyValue(first[name])));
}

/** Everything that is wrong; empty when it may be sent. */
export function faultsOf<V>(table: FormTable<V>, values: V, first: V, isNew: boolean): Faults {
  const found = fieldsOf(table).flatMap(({ name, fact, kind, entry: { repeats } }): [string, Fault][] => {
    const value: unknown = values[name];
    if (repeats !== undefined) return value === values[repeats] ? [] : [[name, 'differs']];
    if (isEmptyValue(value)) return isRequired(table, name, values, first, isNew) ? [[name, 'missing']] : [];
    const fault = kind.fault?.(value, fact, table.facts);
    const ofParts = kind.faultsOfParts?.(value) ?? [];
    return [
      ...(fault ? [[name, fault] as [string, Fault]] : []),
      ...ofParts.map(([place, wrong]): [string, Fault] => [`${name}.${place}`, wrong]),
    ];
  });
  return Object.fromEntries(found);
}

/** What is only not there yet: a draft may be kept with it. */
const openFaults: readonly Fault[] = ['missing', 'alt'];

/** Of what is wrong only what can't be kept in a draft. */
export function wrongIn(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => !openFaults.includes(fault)));
}

/** The names of the fields in which something is still missing. */
export function openIn(faults: Faults): string[] {
  return Object.entries(faults).flatMap(([path, fault]) => (openFaults.includes(fault) ? [path] : []));
}

/** What the server refused, at the fields of the form: by its code, else by the paths it names. */
export function refusedAt<V>(table: FormTable<V>, { code, fields }: Pick<Problem, 'code' | 'fields'>): Faults {
  return (table.refusals?.[code] as Faults | undefined) ?? refusedPaths(table, fields);
}

/** `title.es` belongs to `title`. */
function refusedPaths<V>(table: FormTable<V>, refused: Problem['fields']): Faults {
  const found = refused.flatMap(({ path }): [string, Fault][] => {
    const [head = '', part] = path.split('.');
    const field = fieldsOf(table).find(({ name, kind }) => name === head || kind.of?.includes(head));
    if (!field) return [];
    const isPart = part !== undefined && /^\d+$/.test(part);
    return [[isPart ? `${field.name}.${part}` : field.name, refusalOf(field.fact)]];
  });
  return Object.fromEntries(found);
}

/** An e-mail, a phone or a link that the server does not take has most likely a slip in it. */
const refusalOf = ({ kind }: Fact): Fault =>
  kind === 'email' || kind === 'phone' || kind === 'link' ? kind : 'refused';

/** How the fields of a table look, in the visitor's words. */
import type { Language, Messages } from '#kit/shared/messages.ts';
import { wordsOf } from '../i18n.tsx';
import type { About, Choices, FormTable, Look, OwnFaults, Said } from './form-table.ts';
import type { TableField } from './form-values.ts';

/** The words of a table are of its own room: its type has compared their keys. */
type Bounds = { readonly min?: number; readonly max?: number };
const sayOf = (messages: Messages, language: Language) =>
  wordsOf(messages, language) as (key: string, bounds?: Bounds) => string;

/** Finds words by their key, by what the key hangs on, or by several keys. */
function speaker<V>(messages: Messages, about: About<V>, language: Language, { min = 0, max = 0 }: Bounds = {}) {
  const words = sayOf(messages, language);
  return (said: Said<string, V> | readonly string[] | undefined): string | undefined => {
    const key = typeof said === 'function' ? said(about) : said;
    if (key === undefined) return undefined;
    return typeof key === 'string' ? words(key, { min, max }) : key.map((one) => words(one)).join(' ');
  };
}

/** The part of the form that begins with a field. */
export function partOf<V>({ entry }: TableField<V>, table: FormTable<V>, about: About<V>, language: Language) {
  const { part, words: own = table.words } = entry;
  const { title, hint, words = own } = typeof part === 'object' ? part : { title: part };
  const say = speaker(words, about, language);
  return { title: say(title) ?? '', hint: say(hint) };
}

function faultsIn<V>(
  say: (said: Said<string, V> | undefined) => string | undefined,
  faults: OwnFaults<string, V> = {},
) {
  const said = Object.entries(faults).map(([fault, key]) => [fault, say(key)]);
  return Object.fromEntries(said) as NonNullable<Look['faults']>;
}

/** How a choice is called. */
function namerOf(choices: Choices | undefined, own: Messages, language: Language): (value: string) => string {
  if (choices === undefined) return (value) => value;
  if (typeof choices === 'function') return (value) => choices(value, language);
  const { words = own, key } = choices;
  const say = sayOf(words, language);
  return (value) => say(key(value));
}

/** `isOpen`: a choice may stay without a value. */
export function lookOf<V>(
  { name, fact, entry }: TableField<V>,
  table: FormTable<V>,
  about: About<V>,
  language: Language,
  isOpen: boolean,
): Look {
  const {
    words = table.words,
    offers = fact.options ?? [],
    none,
    width,
    rows,
    type,
    isDigits,
    fills,
    isMarked,
    isSorted = false,
  } = entry;
  const say = speaker(words, about, language, fact);
  const nameOf = namerOf(entry.choices, words, language);
  const [first, ...others] = offers.map((value) => ({ value, label: nameOf(value) }));
  const rest = isSorted ? others.toSorted((a, b) => a.label.localeCompare(b.label, language)) : others;
  const options = first ? [first, ...rest] : [];
  const unchosen = none !== undefined && isOpen ? [{ value: '', label: say(none) ?? '' }] : [];
  return {
    label: say(entry.label ?? name) ?? '',
    hint: say(entry.hint),
    faults: faultsIn(say, entry.faults),
    example: say(entry.example) ?? entry.placeholder,
    options: [...unchosen, ...options],
    width,
    rows,
    type,
    isDigits,
    fills,
    isMarked,
  };
}

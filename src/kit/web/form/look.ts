/** How the fields of a table look, in the visitor's words. */
import type { Language, Messages } from '#kit/shared/messages.ts';
import { wordsOf } from '../i18n.tsx';
import type { About, FormTable, Look, Said } from './form-table.ts';
import type { TableField } from './form-values.ts';

/** The words of a table are of its own room: its type has compared their keys. */
const sayOf = (messages: Messages, language: Language) => wordsOf(messages, language) as (key: string) => string;

/** Finds words by their key, by what the key hangs on, or by several keys. */
function speaker<V>(messages: Messages, about: About<V>, language: Language) {
  const words = sayOf(messages, language);
  return (said: Said<string, V> | readonly string[] | undefined): string | undefined => {
    const key = typeof said === 'function' ? said(about) : said;
    if (key === undefined) return undefined;
    return typeof key === 'string' ? words(key) : key.map((one) => words(one)).join(' ');
  };
}

/** The part of the form that begins with a field. */
export function partOf<V>({ entry }: TableField<V>, table: FormTable<V>, about: About<V>, language: Language) {
  const { part, words: own = table.words } = entry;
  const { title, hint, words = own } = typeof part === 'object' ? part : { title: part };
  const say = speaker(words, about, language);
  return { title: say(title) ?? '', hint: say(hint) };
}

/** `isOpen`: a choice may stay without a value. */
export function lookOf<V>(
  { name, fact, entry }: TableField<V>,
  table: FormTable<V>,
  about: About<V>,
  language: Language,
  isOpen: boolean,
): Look {
  const { words = table.words, choices, offers = fact.options ?? [], none, width, rows, type, fills, isMarked } = entry;
  const say = speaker(words, about, language);
  const nameOf = choices && sayOf(choices.words ?? words, language);
  const options = offers.map((value) => ({ value, label: nameOf ? nameOf(choices.key(value)) : value }));
  const unchosen = none !== undefined && isOpen ? [{ value: '', label: say(none) ?? '' }] : [];
  return {
    label: say(entry.label ?? name) ?? '',
    hint: say(entry.hint),
    refused: say(entry.refused),
    example: say(entry.example) ?? entry.placeholder,
    options: [...unchosen, ...options],
    width,
    rows,
    type,
    fills,
    isMarked,
  };
}

/** Looks up a word, chooses its plural and fills its holes; the format is i18next's JSON, which translators' tools read. */
import { isolate } from './bidi.ts';
import { locales } from './locales.ts';
import { placeholder, type Language, type Messages, type Words } from './messages.ts';

type Values = Readonly<Record<string, unknown>>;

const rules = new Map<Language, Intl.PluralRules>();

/** The plural form that a language has for so many: `one`, `other`, in other languages also `few` or `many`. */
export function pluralOf(count: number, language: Language): Intl.LDMLPluralRule {
  let rule = rules.get(language);
  if (rule === undefined) rules.set(language, (rule = new Intl.PluralRules(locales[language].tag)));
  return rule.select(count);
}

/**
 * Fills `{{holes}}`, and leaves one that nothing is given for; what fills one is never looked into for more. What is
 * written from right to left turns nothing else around.
 */
export function fill(text: string, values: Values): string {
  return text.replace(placeholder, (hole, name: string) => isolate(String(values[name] ?? hole)));
}

/**
 * One word in one language: `{{name}}` is filled in, `key_one` and `key_other` are asked for as `key` with a `count`,
 * and a key without a word shows the key.
 */
export function translate(
  words: Readonly<Record<string, string>>,
  key: string,
  language: Language,
  values?: Values,
): string {
  const count = values?.['count'];
  const counted =
    typeof count === 'number' ? (words[`${key}_${pluralOf(count, language)}`] ?? words[`${key}_other`]) : undefined;
  const text = counted ?? words[key] ?? key;
  return values === undefined ? text : fill(text, values);
}

/** A feature's words in one language, outside of components (page titles, letters). A key without a word shows the key. */
export function wordsOf<M extends Messages>(messages: M, language: Language): Words<M> {
  return (key, ...[values]) => translate(messages[language], key, language, values);
}

import type { Language } from '#kit/shared/messages.ts';

type Values = Readonly<Record<string, string | number>>;

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
const pluralOf = (language: Language, count: number) =>
  (plurals[language] ??= new Intl.PluralRules(language)).select(count);

function wordFor(words: Readonly<Record<string, string>>, key: string, language: Language, count: unknown): string {
  const plain = words[key] ?? key;
  if (typeof count !== 'number') return plain;
  // A plural form that only one language has (Spanish: a million) falls back to the common one.
  return words[`${key}_${pluralOf(language, count)}`] ?? words[`${key}_other`] ?? plain;
}

/**
 * One word in one language, in i18next's own message format: `{{name}}` is filled in, `key_one` and `key_other` are
 * asked for as `key` with a `count`, and a key without a word shows the key. Why not i18next itself:
 * docs/decisions/0011-words-without-a-library.md.
 */
export function translate(
  words: Readonly<Record<string, string>>,
  key: string,
  language: Language,
  values: Values = {},
): string {
  const word = wordFor(words, key, language, values['count']);
  return word.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

import type { Language } from './messages.ts';

/** Text stored in both languages; either may be missing, never both. */
export type Localized = { readonly en?: string | undefined; readonly es?: string | undefined };
export type LocalizedList = {
  readonly en?: readonly string[] | undefined;
  readonly es?: readonly string[] | undefined;
};

/** The text in the language asked for, else in the other one (decisions, Language). */
export function inLanguage(text: Localized, language: Language): string {
  return text[language] ?? text.en ?? text.es ?? '';
}

export function listInLanguage(list: LocalizedList, language: Language): string[] {
  return [...(list[language] ?? list.en ?? list.es ?? [])];
}

import { languages, type Language } from './messages.ts';

/** The languages that texts of the catalogue are written in, each with its index; visitors may read in more of them. */
export const writtenLanguages = ['en', 'es'] as const satisfies readonly Language[];
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** Text stored in these languages; any of them may be missing, never all. */
export type Localized = { readonly [L in Language]?: string | undefined };
export type LocalizedList = { readonly [L in Language]?: readonly string[] | undefined };

/** The text in the language asked for, else in the first one that has it (decisions, Language). */
export function inLanguage(text: Localized, language: Language): string {
  return firstOf(text, language) ?? '';
}

export function listInLanguage(list: LocalizedList, language: Language): string[] {
  return [...(firstOf(list, language) ?? [])];
}

/** Lines that somebody wrote in one language; where there are none nothing is said in it, so that another one stands in. */
export function linesIn(language: Language, lines: readonly string[] = []): { [L in Language]?: string[] } {
  return lines.length === 0 ? {} : { [language]: [...lines] };
}

function firstOf<T>(said: { readonly [L in Language]?: T | undefined }, language: Language): T | undefined {
  return said[language] ?? languages.map((one) => said[one]).find((one) => one !== undefined);
}

/** The same made for each language that texts are written in. */
export function inEachWritten<T>(make: (language: WrittenLanguage) => T): Record<WrittenLanguage, T> {
  return Object.fromEntries(writtenLanguages.map((one) => [one, make(one)])) as Record<WrittenLanguage, T>;
}

/** The written languages in the order in which somebody reads them: their own first. */
export function writtenFor(language: Language): WrittenLanguage[] {
  return writtenLanguages.toSorted((a, b) => Number(b === language) - Number(a === language));
}

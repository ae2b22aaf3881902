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

/** Which of these texts and lists stand in another language than the one asked for, and in which: nobody wrote them in it. */
type Foreign<K extends string> = { readonly foreign?: { readonly [F in K]?: Language } };

/**
 * Texts, and lists of them, for a reply in the language asked for, as `inLanguage` chooses each. What another language stands
 * in for is told beside them as `foreign`: its element says so by `lang` (WCAG 3.1.2, decision 0153).
 */
export function textsIn<K extends string>(
  language: Language,
  texts: { readonly [F in K]: Localized },
): { [F in K]: string } & Foreign<K>;
export function textsIn<K extends string, L extends string>(
  language: Language,
  texts: { readonly [F in K]: Localized },
  lists: { readonly [F in L]: LocalizedList },
): { [F in K]: string } & { [F in L]: string[] } & Foreign<K | L>;
export function textsIn(
  language: Language,
  texts: Readonly<Record<string, Localized>>,
  lists: Readonly<Record<string, LocalizedList>> = {},
): Record<string, unknown> {
  const foreign: Record<string, Language> = {};
  const chosen: Record<string, unknown> = {};
  for (const [field, text] of Object.entries(texts)) chosen[field] = inLanguage(text, language);
  for (const [field, list] of Object.entries(lists)) chosen[field] = listInLanguage(list, language);
  for (const [field, said] of Object.entries({ ...texts, ...lists })) {
    const found = chosenOf(said, language);
    if (found !== undefined && found !== language && said[found]?.length) foreign[field] = found;
  }
  return Object.keys(foreign).length > 0 ? { ...chosen, foreign } : chosen;
}

/** The language asked for, else the first one in which something is said. */
const chosenOf = (said: { readonly [L in Language]?: unknown }, language: Language): Language | undefined =>
  [language, ...languages].find((one) => said[one] !== undefined);

function firstOf<T>(said: { readonly [L in Language]?: T | undefined }, language: Language): T | undefined {
  const found = chosenOf(said, language);
  return found && said[found];
}

/** The same made for each language that texts are written in. */
export function inEachWritten<T>(make: (language: WrittenLanguage) => T): Record<WrittenLanguage, T> {
  return Object.fromEntries(writtenLanguages.map((one) => [one, make(one)])) as Record<WrittenLanguage, T>;
}

/** The written languages in the order in which somebody reads them: their own first. */
export function writtenFor(language: Language): WrittenLanguage[] {
  return writtenLanguages.toSorted((a, b) => Number(b === language) - Number(a === language));
}

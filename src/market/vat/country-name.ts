import type { Language } from '#kit/shared/messages.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** What a country is called. Made once a language: a form names all of them whenever it is drawn. */
export function countryName(country: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(country) ?? country;
}

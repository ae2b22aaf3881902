import { locales } from '../locales.ts';
import { isLanguage, type Language } from '../messages.ts';
import { namesOfLanguages } from './facts.ts';

/** What a language is called in another, as in a sentence: English is `inglés` in Spanish. */
export function nameOfLanguage(one: string, language: Language): string {
  if (isLanguage(one)) return namesOfLanguages[language][one];
  return new Intl.DisplayNames([locales[language].tag], { type: 'language' }).of(one) ?? one;
}

/** The same where it stands alone: `Inglés`. */
export function titleOfLanguage(one: string, language: Language): string {
  const name = nameOfLanguage(one, language);
  return name.charAt(0).toLocaleUpperCase(locales[language].tag) + name.slice(1);
}

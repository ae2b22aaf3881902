/** What each language of the house is called in each, as plain data: a phone need not ask Intl (decision 0060). */
import { locales } from '../locales.ts';
import { languages, type Language } from '../messages.ts';

type Names = Readonly<Record<Language, string>>;

const namesIn = (reader: Language): Names => {
  const names = new Intl.DisplayNames([locales[reader].tag], { type: 'language' });
  return Object.fromEntries(languages.map((one) => [one, names.of(one) ?? one])) as Names;
};

/** By who reads them. */
export const namesOfLanguages = Object.fromEntries(languages.map((reader) => [reader, namesIn(reader)])) as Readonly<
  Record<Language, Names>
>;

/** The names of columns: their words, step by step of where the value stands. */
import type { Language } from '#kit/shared/messages.ts';
import { messages } from './messages.ts';

type Word = keyof (typeof messages)['en'];

/** One spelling of a name, whichever the contract writes: `contact_email` is `contactEmail`, `dueCents` is `due`. */
const wordOf = (name: string): string =>
  name.replace(/_(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/Cents$/, '');

/** The steps of a column that nobody has named yet; a test finds them. */
export const unnamedSteps = (path: string): string[] =>
  path.split('.').filter((name) => !Object.hasOwn(messages.en, wordOf(name)));

/** `owner.name` is "Owner: Name". */
export const headOf = (path: string, language: Language): string =>
  path
    .split('.')
    .map((name) => messages[language][wordOf(name) as Word] ?? name)
    .join(': ');

export const flagOf = (flag: boolean, language: Language): string => messages[language][flag ? 'yes' : 'no'];

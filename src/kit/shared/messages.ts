/**
 * The languages of the house; the first is the default (specification section 1). A third is one more name here, its
 * line in locales.ts, its folders beside words/en, and `npm run words` (decision 0037).
 */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** What an address asks for a language with: the first one is the bare address (decisions, Language). */
export function askingFor(language: Language): string {
  return language === languages[0] ? '' : `?lang=${language}`;
}

/** The same address without a language of its own: it is read in the one that its reader speaks. */
export function askingForNone(address: string): string {
  return address.replace(/([?&])lang=[^&#]*(&|(?=#|$))/g, (_, before: string, after: string) =>
    after === '' ? '' : before,
  );
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** `{{name}}`; one with dots, `{{town.name}}`, names a fact. */
export const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** What words/en holds: flat keys, `{{placeholders}}`, `key_one` and `key_other` for what is counted. */
export type Texts = Readonly<Record<string, string>>;

declare const placeholders: unique symbol;

/** A part of a room's words in every language, with what its keys ask for. */
export type Messages<K extends string = string, P extends object = object> = Readonly<
  Record<Language, Readonly<Record<K, string>>>
> & { readonly [placeholders]?: P };

type Counted<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : never;

/** What another language has to say: every key, and of what is counted the forms that it has besides `_other`. */
export type Translation<T extends Texts, K extends string = keyof T & string> = Readonly<
  Record<Exclude<K, `${Counted<K>}_one`>, string> &
    Partial<Record<`${Counted<K>}_${Exclude<Intl.LDMLPluralRule, 'other'>}`, string>>
>;

/**
 * Puts the languages of some words together: `npm run words` writes the calls. `{{town.name}}` is filled from `facts`
 * at once, other placeholders when the words are said. The compiler refuses a key that a language lacks.
 */
export function defineMessages<T extends Texts, P extends object = Record<never, never>>(
  words: Readonly<Record<Language, Translation<T>>>,
  facts: object = {},
): Messages<keyof T & string, P> {
  const filled = Object.entries(words).map(([language, texts]: [string, Texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withFacts(text, facts)])),
  ]);
  return Object.fromEntries(filled) as Messages<keyof T & string, P>;
}

function withFacts(text: string, facts: object): string {
  return text.replace(placeholder, (hole, path: string) => {
    if (!path.includes('.')) return hole;
    const fact = path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], facts);
    return String(fact);
  });
}

/** A key as code asks for it: `people_one` and `people_other` are both asked for as `people`. */
export type WordKey<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

type KeyOf<M> = M extends Readonly<Record<(typeof languages)[0], infer T>> ? WordKey<keyof T & string> : never;
type PlaceholdersOf<M> = M extends { readonly [placeholders]?: infer P } ? NonNullable<P> : never;
type NamesOf<P, K> = P[K & keyof P] & string;
type Values<N extends string> = { readonly [Name in N]: Name extends 'count' ? number : string | number };

/**
 * Says one of these words: `words('sameNight', { time })`. A key that there isn't, a placeholder that lacks or that the
 * key does not have: none of them compiles.
 */
export type Words<M extends Messages> = <K extends KeyOf<M>>(
  key: K,
  ...values: [NamesOf<PlaceholdersOf<M>, K>] extends [never] ? [] : [values: Values<NamesOf<PlaceholdersOf<M>, K>>]
) => string;

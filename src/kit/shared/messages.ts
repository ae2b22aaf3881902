/** The languages of the house; the first is the default (specification section 1). */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

type Shape = Record<string, string>;

/** A feature's words: one namespace, two languages, equal keys. */
export type Messages<K extends string = string> = {
  readonly namespace: string;
  readonly en: Readonly<Record<K, string>>;
  readonly es: Readonly<Record<K, string>>;
};

/** Declares a feature's words; the compiler refuses a key that one language lacks. */
export function defineMessages<const T extends Shape>(
  namespace: string,
  words: { readonly en: T; readonly es: Readonly<Record<keyof T & string, string>> },
): Messages<keyof T & string> {
  return { namespace, en: words.en, es: words.es };
}

/** A key as code asks for it: `people_one` and `people_other` are both asked for as `people`. */
export type WordKey<K extends string> = K extends `${infer Base}_${'one' | 'other' | 'many'}` ? Base : K;

/**
 * The shape of a long text: as many paragraphs and the same ids in every language, whatever the words are. Long texts
 * stand apart from the short words, one file a language; the compiler refuses a paragraph that one of them lacks.
 */
export type SameShape<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends 'id' ? T[K] : SameShape<T[K]> };

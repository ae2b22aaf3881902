/** What letters are made of, before they are printed as text or as HTML. */
import type { Language } from '#kit/shared/messages.ts';
import type { letters } from '../letters.ts';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'codes'; readonly label: string; readonly codes: readonly string[] }
  /** Somebody's own words, with their line breaks. */
  | { readonly kind: 'said'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** All the words of one language. */
type Words = (typeof letters)[Language];

/** The part that differs from letter to letter. */
export type Body = {
  words: { subject: string; title: string; text: readonly string[] };
  name: string | null;
  more: Block[];
};

/** What a letter is written with: the words, the reader's language, links of this site. */
export type Desk = { words: Words; language: Language; link: (label: string, path: string) => Block };

export const factsOf = (...facts: (readonly [string, string] | undefined)[]): Block => ({
  kind: 'facts',
  facts: facts.filter((fact) => fact !== undefined),
});

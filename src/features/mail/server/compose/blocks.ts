/** What letters are made of, before they are printed as text or as HTML. */
import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { CalendarEntry } from '../../booked.ts';
import type { letters } from '../../letters.ts';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'tickets'; readonly label: string; readonly tickets: readonly ShownTicket[] }
  /** Somebody's own words, with their line breaks. */
  | { readonly kind: 'said'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** A code as it is read: by eye, by a camera (the picture comes along with the letter), and on its own page. */
export type ShownTicket = {
  /** Which of several it is, by the number that its own page says. */
  readonly number: string | undefined;
  readonly code: string;
  readonly picture: { readonly id: string; readonly text: string; readonly alt: string };
  readonly link: { readonly label: string; readonly url: string };
};

/** The file that a letter brings for its reader's calendar. */
export type CalendarFile = CalendarEntry & { readonly title: string; readonly isCancelled: boolean };

/** All the words of one language. */
type Words = (typeof letters)[Language];

/** The part that differs from letter to letter. */
export type Body = {
  words: { subject: string; title: string; text: readonly string[] };
  name: string | null;
  more: Block[];
  /** The day of the one night that it is about, which its subject says: nights of a series have one title. */
  night?: string | null | undefined;
  calendar?: CalendarFile | null;
};

/** What a letter is written with: the words, the reader's language, addresses of this site and links to them. */
export type Desk = {
  words: Words;
  language: Language;
  address: (path: string) => string;
  link: (label: string, path: string) => Block;
};

export const factsOf = (...facts: (readonly [string, string] | undefined)[]): Block => ({
  kind: 'facts',
  facts: facts.filter((fact) => fact !== undefined),
});

/** Which night it is about, with its year. */
export const nightFact = (night: Body['night'], { when }: Words['facts'], language: Language) =>
  night ? ([when, formatDate(night, 'long', language)] as const) : undefined;

/** Somebody's own words under a heading; nothing where they said none. */
export const saidOf = (label: string, text: string | null): Block[] => (text ? [{ kind: 'said', label, text }] : []);

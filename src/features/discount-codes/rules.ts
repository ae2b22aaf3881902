/** Codes that make tickets of an event cheaper: how they are read, and what a ticket costs with one (decision 0163). */
import { minPaidCents } from '#kit/shared/money.ts';

/** One code is good for so many tickets at most, where it is bounded at all. */
export const maxCodeLimit = 1000;
/** An event has so many codes at most, those that ended too. */
export const maxCodes = 200;

export const discountUnits = ['percent', 'euro'] as const;
export type DiscountUnit = (typeof discountUnits)[number];

/** What a code is good for: one event, all nights of its series, or all events of its owner; so many uses are those of all of them together. */
export const codeReaches = ['event', 'series', 'owner'] as const;
export type CodeReach = (typeof codeReaches)[number];

/** What a code can be good for that is made at an event: of nobody's events for the one alone. */
export const reachesAt = (event: { readonly isOwned: boolean; readonly isOfSeries: boolean }): CodeReach[] =>
  codeReaches.filter((reach) => reach === 'event' || (event.isOwned && (reach === 'owner' || event.isOfSeries)));

/** The one spelling of a word, however it is typed: without accents, gaps and strokes, in capitals. */
export const spelled = (typed: string): string =>
  typed
    .normalize('NFD')
    .replaceAll(/[\p{M}\s\p{Pd}_.]/gu, '')
    .toUpperCase();

export const isWord = (word: string): boolean => /^[A-Z0-9]{4,20}$/.test(word);

/** A share off, or an amount off each ticket: one of the two. */
export type Discount = { readonly percent: number | null; readonly amountCents: number | null };

/**
 * What one ticket costs with a code. What is off by a share is rounded to the cent, half a cent to the buyer; what costs
 * less than a bank takes is free.
 */
export function discountedCents(priceCents: number, { percent, amountCents }: Discount): number {
  const off = percent === null ? (amountCents ?? 0) : Math.floor((priceCents * percent + 50) / 100);
  const left = priceCents - off;
  return left < minPaidCents && left < priceCents ? 0 : left;
}

/** How it stands with a code: ended by its owner, past its last day, used up, or open. */
export const codeStates = ['open', 'used', 'past', 'ended'] as const;
export type CodeState = (typeof codeStates)[number];

type Standing = {
  readonly endedAt: unknown;
  readonly until: string | null;
  readonly limit: number | null;
  readonly uses: number;
};

/** `today` is the day in the town: the last one counts whole. */
export function codeState({ endedAt, until, limit, uses }: Standing, today: string): CodeState {
  if (endedAt !== null) return 'ended';
  if (until !== null && until < today) return 'past';
  return limit !== null && uses >= limit ? 'used' : 'open';
}

/** Straight to the tickets at the price of a code. */
export const codePath = (eventId: string, word: string): string => `/checkout?type=event&id=${eventId}&code=${word}`;

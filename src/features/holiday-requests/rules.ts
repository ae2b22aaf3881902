/** Holiday requests: closed sets, limits and states (specification sections 3 to 5; decisions, Holiday requests). */
import { centsOf } from '#kit/shared/money.ts';
import type { Transitions } from '#kit/shared/transitions.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';

export const accommodationTypes = ['apartment', 'hotel', 'villa', 'resort', 'any'] as const;

export const holidayStatuses = ['pending', 'planning', 'quoted', 'confirmed', 'completed'] as const;
export type HolidayStatus = (typeof holidayStatuses)[number];

export const holidayTransitions: Transitions<HolidayStatus> = {
  pending: ['planning', 'quoted'],
  planning: ['quoted', 'confirmed'],
  quoted: ['confirmed'],
  confirmed: ['completed'],
  completed: [],
};

/** What the desk writes down when it starts (decisions, Holiday requests). */
export const startNote = 'Started planning process';

/** What a client may say to a quote. */
export const quoteAnswers = ['accepted', 'changes'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

type Answered = { readonly status: HolidayStatus; readonly answer: QuoteAnswer | null };

/** A client may ask for changes of what they were quoted, and of what is booked until it is over. */
export const mayAskChanges = (status: HolidayStatus): boolean => status === 'quoted' || status === 'confirmed';

/** Asked for changes and has no other quote yet. */
export const asksChanges = ({ status, answer }: Answered): boolean => mayAskChanges(status) && answer === 'changes';

/** The desk may send another quote: what is booked stays so unless its client asks. */
export const mayRevise = (wish: Answered): boolean => wish.status === 'quoted' || asksChanges(wish);

export const people = { min: 1, max: 20, initial: 2, fallback: 1 } as const;
export const days = { min: 1, max: 30, initial: 7, fallback: 1 } as const;

/** The package lengths that the home page shows, in days. */
export const packageLengths = [
  { from: 3, to: 5 },
  { from: 7, to: 10 },
  { from: 4, to: 7 },
] as const;
export type PackageLength = (typeof packageLengths)[number];

/** The days that a package length stands for in the form: its middle, on the short side. */
export function daysOf({ from, to }: PackageLength): number {
  return Math.floor((from + to) / 2);
}

/** The cost a quote begins with: the budget, when that is a number (decisions, Holiday requests). */
export function costFrom(budget: string | null): string {
  const cost = typedPrice(budget ?? '');
  return centsOf(cost) === undefined ? '' : cost;
}

/** The private link of a quote. What follows the `#` never leaves the client's browser as part of an address. */
export function quotePath(language: string, token: string): string {
  return `/quote?lang=${language}#${token}`;
}

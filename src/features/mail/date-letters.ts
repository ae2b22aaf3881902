/** Letters about other dates for a booked stay: what each tells (decision 0181). */
import type { BookedStay, CalendarEntry, Deposited } from './booked.ts';

/** The stay as it is, or was, and as its guest wants it, with what is left on arrival then. */
type OtherDates = Deposited & { name: string; title: string; was: BookedStay; wanted: BookedStay };

export type DateLetters = {
  /** To its owner: a guest asks; `back` would go back to them, `until` is when it ends by itself, `path` leads to the answer. */
  datesAsked: OtherDates & { guest: string; back: string; until: string; path: string };
  /** To its owner: the desk said yes in their place. */
  ownerDatesChanged: OtherDates & { guest: string; back: string };
  /** To the guest: it has the new dates; what it costs now, what goes back, and what would to who cancels. */
  datesChanged: OtherDates & {
    note: string | null;
    amount: string;
    back: string;
    calendar: CalendarEntry | null;
    terms: readonly { percent: number; until: string }[];
  };
  /** To the guest: it stays as it was, for what its owner says, or because nobody answered in time. */
  datesDeclined: OtherDates & { note: string | null };
  datesExpired: OtherDates;
};

export const dateLetterNames = [
  'datesAsked',
  'ownerDatesChanged',
  'datesChanged',
  'datesDeclined',
  'datesExpired',
] as const satisfies readonly (keyof DateLetters)[];

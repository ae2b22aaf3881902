/** Letters about other dates for a booked stay: what each tells (decision 0181). */
import type { BookedStay, CalendarEntry, Deposited } from './booked.ts';

/** The stay as it is, or was, and as its guest wants it, with what is left on arrival then. */
type OtherDates = Deposited & { name: string; title: string; was: BookedStay; wanted: BookedStay };

export type DateLetters = {
  /** To its owner: a guest asks; `back` would go back to them or they would pay `more` within so many hours, `until` is when it ends by itself, `path` leads to the answer. */
  datesAsked: OtherDates & { guest: string; back: string; more?: string; hours?: number; until: string; path: string };
  /** To its owner: the desk said yes in their place. */
  ownerDatesChanged: OtherDates & { guest: string; back: string };
  /** To its owner: what dearer dates cost more is paid, so that the booking has them; or it was not in time. */
  ownerDatesPaid: OtherDates & { guest: string; more: string };
  ownerDatesUnpaid: OtherDates & { guest: string; more: string };
  /** To the guest: the new dates are kept until then for whoever pays `more`; what they cost in all, and what is paid; the order that is paid. */
  datesAgreed: OtherDates & {
    note: string | null;
    amount: string;
    paid: string;
    more: string;
    until: string;
    supplement: string;
  };
  /** To the guest: that was not paid in time, and it stays as it was. */
  datesUnpaid: OtherDates & { more: string };
  /** To the guest: it has the new dates; what it costs now, what goes back or was paid besides, and what would go back to whoever cancels. */
  datesChanged: OtherDates & {
    note: string | null;
    amount: string;
    back: string;
    more?: string;
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
  'ownerDatesPaid',
  'ownerDatesUnpaid',
  'datesAgreed',
  'datesUnpaid',
  'datesChanged',
  'datesDeclined',
  'datesExpired',
] as const satisfies readonly (keyof DateLetters)[];

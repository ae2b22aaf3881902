/** Composes the letters about holidays that the desk plans. */
import { centsOf, formatPrice } from '#kit/shared/money.ts';
import type { Letters } from '../rules.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

type HolidayLetters = Pick<Letters, 'holidayReceived' | 'holidayQuoted' | 'holidayConfirmed'>;

export const holidayBodies: {
  readonly [N in keyof HolidayLetters]: (values: HolidayLetters[N], desk: Desk) => Body;
} = {
  holidayReceived: ({ name, days, people }, { words: { letters, facts } }) => ({
    words: letters.holidayReceived,
    name,
    more: [factsOf([facts.days, String(days)], [facts.people, String(people)])],
  }),
  holidayQuoted: ({ name, cost, itinerary, path, isAgain = false }, { words: { letters, facts }, language, link }) => ({
    words: isAgain ? letters.holidayQuoted.again : letters.holidayQuoted,
    name,
    more: [
      factsOf([facts.price, formatPrice(cost, language)]),
      { kind: 'said', label: letters.holidayQuoted.itinerary, text: itinerary },
      ...(centsOf(cost) === 0 ? [] : [{ kind: 'text' as const, text: letters.holidayQuoted.howPaid }]),
      link(letters.holidayQuoted.button, path),
    ],
  }),
  // Nothing here takes money for a holiday: who has just accepted thousands is told so.
  holidayConfirmed: ({ name, cost }, { words: { letters, facts }, language }) => ({
    words: letters.holidayConfirmed,
    name,
    more: [
      ...(cost === null ? [] : [factsOf([facts.price, formatPrice(cost, language)])]),
      ...(cost === null || centsOf(cost) === 0
        ? []
        : [{ kind: 'text' as const, text: letters.holidayConfirmed.unpaid }]),
    ],
  }),
};

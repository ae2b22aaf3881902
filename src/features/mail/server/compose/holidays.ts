/** Composes the letters about holidays that the desk plans. */
import { centsOf, formatPrice } from '#kit/shared/money.ts';
import type { Letters } from '../../rules.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf, saidOf } from './blocks.ts';

type HolidayLetters = Pick<Letters, 'holidayReceived' | 'holidayQuoted' | 'holidayConfirmed'>;

type Terms = { readonly days?: number; readonly people?: number; readonly cost: string | null };

/** How long and for how many, which the desk may have changed since it was asked for, and the price. */
const termsOf = ({ days, people, cost }: Terms, { words: { facts }, language }: Desk) =>
  factsOf(
    days === undefined ? undefined : [facts.days, String(days)],
    people === undefined ? undefined : [facts.people, String(people)],
    cost === null ? undefined : [facts.price, formatPrice(cost, language)],
  );

export const holidayBodies: {
  readonly [N in keyof HolidayLetters]: (values: HolidayLetters[N], desk: Desk) => Body;
} = {
  holidayReceived: ({ name, days, people }, { words: { letters, facts } }) => ({
    words: letters.holidayReceived,
    name,
    more: [factsOf([facts.days, String(days)], [facts.people, String(people)])],
  }),
  holidayQuoted: ({ name, itinerary, path, isAgain = false, wasBooked = false, ...terms }, desk) => {
    const { holidayQuoted } = desk.words.letters;
    const again = wasBooked ? holidayQuoted.changed : holidayQuoted.again;
    return {
      words: isAgain ? again : holidayQuoted,
      name,
      more: [
        termsOf(terms, desk),
        { kind: 'said', label: holidayQuoted.itinerary, text: itinerary },
        ...(centsOf(terms.cost) === 0 ? [] : [{ kind: 'text' as const, text: holidayQuoted.howPaid }]),
        desk.link(holidayQuoted.button, path),
      ],
    };
  },
  // Nothing here takes money for a holiday: who has just accepted thousands is told so.
  holidayConfirmed: ({ name, itinerary = null, hasPage = false, ...terms }, desk) => {
    const { holidayConfirmed, holidayQuoted } = desk.words.letters;
    const isOwed = terms.cost !== null && centsOf(terms.cost) !== 0;
    const said = [...(isOwed ? [holidayConfirmed.unpaid] : []), ...(hasPage ? [holidayConfirmed.toChange] : [])];
    return {
      words: holidayConfirmed,
      name,
      more: [
        termsOf(terms, desk),
        ...saidOf(holidayQuoted.itinerary, itinerary),
        ...said.map((text) => ({ kind: 'text' as const, text })),
      ],
    };
  },
};

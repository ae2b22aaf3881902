/** Composes the letters about other dates for a booked stay. */
import { formatPrice } from '#kit/shared/money.ts';
import { fill } from '#kit/shared/translate.ts';
import { formatInstant } from '#market/town/dates.ts';
import type { BookedStay } from '../booked.ts';
import type { DateLetters } from '../date-letters.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf, saidOf } from './blocks.ts';
import { dayAndTime, depositFact, rentedOf, termsOf } from './compose-bookings.ts';

type Told = DateLetters['datesExpired'];
type Fact = readonly [string, string];
const dashboard = '/user-dashboard';

/** From when until when, and what: 1 apartment, 3 nights. */
function spanOf(stay: BookedStay, { words, language }: Desk): string {
  const [from, until] = [stay.from, stay.until].map(({ date, time }) => dayAndTime(date, time, language));
  return `${from} – ${until} (${rentedOf(stay, words.booked, language)})`;
}

/** What it is, and the two stays, under these names. */
const datesFacts = (
  { title, was, wanted, deposit }: Told,
  [before, after]: readonly [string, string],
  desk: Desk,
  ...more: readonly Fact[]
): Block =>
  factsOf(
    [desk.words.facts.what, title],
    [before, spanOf(was, desk)],
    [after, spanOf(wanted, desk)],
    ...more,
    depositFact(deposit, desk),
  );

const backFact = (label: string, back: string, { language }: Desk): Fact[] =>
  back === '0' ? [] : [[label, formatPrice(back, language)]];

/** To the guest: all stays as it was. */
function asItWas(
  letter: Told & { readonly note?: string | null },
  say: Desk['words']['letters']['datesDeclined'],
  desk: Desk,
): Body {
  const { facts } = desk.words.letters.datesChanged;
  return {
    words: say,
    name: letter.name,
    more: [
      datesFacts(letter, [facts.stays, facts.wanted], desk),
      ...saidOf(desk.words.booked.reason, letter.note ?? null),
      desk.link(say.button, dashboard),
    ],
  };
}

/** To its owner: what became of dearer dates that they had agreed to. */
const toOwner = (
  letter: DateLetters['ownerDatesPaid'],
  say: Desk['words']['letters']['ownerDatesPaid'],
  stays: readonly [string, string],
  desk: Desk,
): Body => ({
  words: say,
  name: letter.name,
  more: [
    datesFacts(
      letter,
      stays,
      desk,
      [desk.words.letters.datesAsked.guest, letter.guest],
      [say.more, formatPrice(letter.more, desk.language)],
    ),
    desk.link(say.button, '/dashboard?tab=bookings'),
  ],
});

export const dateBodies: { readonly [N in keyof DateLetters]: (values: DateLetters[N], desk: Desk) => Body } = {
  datesAsked: (letter, desk) => {
    const { datesAsked: say, datesChanged } = desk.words.letters;
    const { name, guest, back, more = '0', hours = 0, until, path } = letter;
    const { facts } = datesChanged;
    return {
      words: say,
      name,
      more: [
        datesFacts(
          letter,
          [facts.now, facts.wanted],
          desk,
          [say.guest, guest],
          more === '0'
            ? [say.money, back === '0' ? say.same : formatPrice(back, desk.language)]
            : [say.pays, formatPrice(more, desk.language)],
        ),
        ...(more === '0' ? [] : [{ kind: 'text' as const, text: fill(say.paysText, { hours: String(hours) }) }]),
        { kind: 'text', text: fill(say.until, { until: formatInstant(new Date(until), desk.language) }) },
        desk.link(say.button, path),
      ],
    };
  },
  ownerDatesChanged: (letter, desk) => {
    const { ownerDatesChanged: say, datesAsked, datesChanged } = desk.words.letters;
    const { name, guest, back } = letter;
    const { facts } = datesChanged;
    return {
      words: say,
      name,
      more: [
        datesFacts(
          letter,
          [facts.was, facts.now],
          desk,
          [datesAsked.guest, guest],
          ...backFact(datesAsked.money, back, desk),
        ),
        desk.link(say.button, '/dashboard?tab=bookings'),
      ],
    };
  },
  ownerDatesPaid: (letter, desk) => {
    const { ownerDatesPaid: say, datesChanged } = desk.words.letters;
    return toOwner(letter, say, [datesChanged.facts.was, datesChanged.facts.now], desk);
  },
  ownerDatesUnpaid: (letter, desk) => {
    const { ownerDatesUnpaid: say, datesChanged } = desk.words.letters;
    return toOwner(letter, say, [datesChanged.facts.stays, datesChanged.facts.wanted], desk);
  },
  datesAgreed: (letter, desk) => {
    const { words, language, link } = desk;
    const { datesAgreed: say, datesChanged } = words.letters;
    const { name, note, amount, paid, more, until, supplement } = letter;
    return {
      words: say,
      name,
      more: [
        datesFacts(
          letter,
          [datesChanged.facts.now, datesChanged.facts.wanted],
          desk,
          [words.facts.total, formatPrice(amount, language)],
          [say.paid, formatPrice(paid, language)],
          [say.more, formatPrice(more, language)],
        ),
        ...saidOf(words.booked.reason, note),
        { kind: 'text', text: fill(say.until, { until: formatInstant(new Date(until), language) }) },
        link(say.button, `/checkout?type=supplement&id=${supplement}`),
      ],
    };
  },
  datesUnpaid: (letter, desk) => asItWas(letter, desk.words.letters.datesUnpaid, desk),
  datesChanged: (letter, desk) => {
    const { words, language, link } = desk;
    const { facts, ...say } = words.letters.datesChanged;
    const { name, title, note, amount, back, more = '0', calendar, terms } = letter;
    return {
      words: say,
      name,
      more: [
        datesFacts(
          letter,
          [facts.was, facts.now],
          desk,
          [words.facts.total, formatPrice(amount, language)],
          ...backFact(words.booked.facts.back, back, desk),
          ...backFact(words.letters.datesAgreed.paidNow, more, desk),
        ),
        ...saidOf(words.booked.reason, note),
        ...(back === '0'
          ? []
          : [{ kind: 'text' as const, text: fill(words.booked.goesBack, { back: formatPrice(back, language) }) }]),
        { kind: 'text', text: termsOf(terms, words.booked, language) },
        link(say.button, dashboard),
      ],
      calendar: calendar && { ...calendar, title, isCancelled: false },
    };
  },
  datesDeclined: (letter, desk) => asItWas(letter, desk.words.letters.datesDeclined, desk),
  datesExpired: (letter, desk) => asItWas(letter, desk.words.letters.datesExpired, desk),
};

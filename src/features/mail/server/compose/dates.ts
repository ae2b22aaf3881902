/** Composes the letters about other dates for a booked stay. */
import { formatPrice } from '#kit/shared/money.ts';
import { fill } from '#kit/shared/translate.ts';
import { formatInstant } from '#market/town/dates.ts';
import type { BookedStay } from '../../booked.ts';
import type { DateLetters } from '../../date-letters.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf, saidOf } from './blocks.ts';
import { dayAndTime, depositFact, rentedOf, termsOf } from './bookings.ts';

type Told = DateLetters['datesExpired'];
type Fact = readonly [label: string, value: string];
type Say = Body['words'] & { readonly button: string };
/** What the stay that was booked and the one that was asked for are called in a letter. */
type Names = readonly [booked: string, wanted: string];

const dashboard = '/user-dashboard';
const bookings = '/dashboard?tab=bookings';

/** All letters of this kind: what it is, the two stays and what they mean for the money, what is said of it, and where it goes on. */
function bodyOf(
  letter: Told,
  say: Say,
  desk: Desk,
  { names, facts, said = [], path }: { names: Names; facts: readonly Fact[]; said?: readonly Block[]; path: string },
): Body {
  const { title, was, wanted, deposit } = letter;
  const stays = factsOf(
    [desk.words.facts.what, title],
    [names[0], spanOf(was, desk)],
    [names[1], spanOf(wanted, desk)],
    ...facts,
    depositFact(deposit, desk),
  );
  return { words: say, name: letter.name, more: [stays, ...said, desk.link(say.button, path)] };
}

/** From when until when, and what: 1 apartment, 3 nights. */
function spanOf(stay: BookedStay, { words, language }: Desk): string {
  const [from, until] = [stay.from, stay.until].map(({ date, time }) => dayAndTime(date, time, language));
  return `${from} – ${until} (${rentedOf(stay, words.booked, language)})`;
}

const sum = (label: string, amount: string, { language }: Desk): Fact => [label, formatPrice(amount, language)];
/** The same where it is any. */
const anySum = (label: string, amount: string, desk: Desk): Fact[] =>
  amount === '0' ? [] : [sum(label, amount, desk)];

const text = (template: string, values: Readonly<Record<string, string>>): Block => ({
  kind: 'text',
  text: fill(template, values),
});
const timed = (until: string, { language }: Desk): string => formatInstant(new Date(until), language);

/** To the guest: all stays as it was. */
function asItWas(letter: Told & { readonly note?: string | null }, say: Say, desk: Desk): Body {
  const { facts } = desk.words.letters.datesChanged;
  const said = saidOf(desk.words.booked.reason, letter.note ?? null);
  return bodyOf(letter, say, desk, { names: [facts.stays, facts.wanted], facts: [], said, path: dashboard });
}

/** To its owner: what became of other dates that they, or the desk in their place, had agreed to. */
function toOwner(
  letter: DateLetters['ownerDatesChanged'] | DateLetters['ownerDatesPaid'],
  say: Say,
  desk: Desk,
  names: Names,
  money: readonly Fact[],
): Body {
  const guest: Fact = [desk.words.letters.datesAsked.guest, letter.guest];
  return bodyOf(letter, say, desk, { names, facts: [guest, ...money], path: bookings });
}

export const dateBodies: { readonly [N in keyof DateLetters]: (values: DateLetters[N], desk: Desk) => Body } = {
  datesAsked: (letter, desk) => {
    const { datesAsked: say, datesChanged } = desk.words.letters;
    const { guest, back, more = '0', hours = 0, until, path } = letter;
    const { facts } = datesChanged;
    const isDearer = more !== '0';
    const money = back === '0' ? ([say.money, say.same] as const) : sum(say.money, back, desk);
    return bodyOf(letter, say, desk, {
      names: [facts.now, facts.wanted],
      facts: [[say.guest, guest], isDearer ? sum(say.pays, more, desk) : money],
      said: [
        ...(isDearer ? [text(say.paysText, { hours: String(hours) })] : []),
        text(say.until, { until: timed(until, desk) }),
      ],
      path,
    });
  },
  ownerDatesChanged: (letter, desk) => {
    const { ownerDatesChanged: say, datesAsked, datesChanged } = desk.words.letters;
    const { was, now } = datesChanged.facts;
    return toOwner(letter, say, desk, [was, now], anySum(datesAsked.money, letter.back, desk));
  },
  ownerDatesPaid: (letter, desk) => {
    const { ownerDatesPaid: say, datesChanged } = desk.words.letters;
    const { was, now } = datesChanged.facts;
    return toOwner(letter, say, desk, [was, now], [sum(say.more, letter.more, desk)]);
  },
  ownerDatesUnpaid: (letter, desk) => {
    const { ownerDatesUnpaid: say, datesChanged } = desk.words.letters;
    const { stays, wanted } = datesChanged.facts;
    return toOwner(letter, say, desk, [stays, wanted], [sum(say.more, letter.more, desk)]);
  },
  datesAgreed: (letter, desk) => {
    const { words } = desk;
    const { datesAgreed: say, datesChanged } = words.letters;
    const { note, amount, paid, more, until, supplement } = letter;
    return bodyOf(letter, say, desk, {
      names: [datesChanged.facts.now, datesChanged.facts.wanted],
      facts: [sum(words.facts.total, amount, desk), sum(say.paid, paid, desk), sum(say.more, more, desk)],
      said: [...saidOf(words.booked.reason, note), text(say.until, { until: timed(until, desk) })],
      path: `/checkout?type=supplement&id=${supplement}`,
    });
  },
  datesUnpaid: (letter, desk) => asItWas(letter, desk.words.letters.datesUnpaid, desk),
  datesChanged: (letter, desk) => {
    const { words, language } = desk;
    const { facts, ...say } = words.letters.datesChanged;
    const { title, note, amount, back, more = '0', calendar, terms } = letter;
    const body = bodyOf(letter, say, desk, {
      names: [facts.was, facts.now],
      facts: [
        sum(words.facts.total, amount, desk),
        ...anySum(words.booked.facts.back, back, desk),
        ...anySum(words.letters.datesAgreed.paidNow, more, desk),
      ],
      said: [
        ...saidOf(words.booked.reason, note),
        ...(back === '0' ? [] : [text(words.booked.goesBack, { back: formatPrice(back, language) })]),
        { kind: 'text', text: termsOf(terms, words.booked, language) },
      ],
      path: dashboard,
    });
    return { ...body, calendar: calendar && { ...calendar, title, isCancelled: false } };
  },
  datesDeclined: (letter, desk) => asItWas(letter, desk.words.letters.datesDeclined, desk),
  datesExpired: (letter, desk) => asItWas(letter, desk.words.letters.datesExpired, desk),
};

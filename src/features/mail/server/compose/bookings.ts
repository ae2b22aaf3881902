/** Composes the letters about bookings: what was rented, what was cancelled, what was paid for too late. */
import { inLanguage } from '#kit/shared/localized.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { placeLine } from '#market/listings/place-line.ts';
import { formatInstant } from '#market/town/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { centsOf, formatEuro, formatPrice } from '#kit/shared/money.ts';
import { fill, pluralOf } from '#kit/shared/translate.ts';
import type {
  BookedDeposit,
  BookedDiscount,
  BookedEvening,
  BookedMoment,
  BookedSeller,
  BookedStay,
  BookedTicket,
  OfTicketType,
} from '../../booked.ts';
import type { Letters } from '../../rules.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { admissionFacts } from './admission.ts';
import { factsOf } from './blocks.ts';

type Words = Desk['words']['booked'];
type Fact = readonly [string, string];
const dashboard = '/user-dashboard';

/** When it is: of several nights the last one as well. */
export function eveningOf(
  { date, time, lastDay }: Omit<BookedEvening, 'location' | 'address'>,
  { words, language }: Desk,
) {
  if (date === null) return words.undated;
  const first = lastDay ? `${formatDate(date, 'long', language)} – ` : '';
  return first + dayAndTime(lastDay ?? date, time, language);
}

/** A confirmation of tickets: what, when and where, the sum, the codes, and the entry for a calendar. */
export function aboutOrder(order: Letters['order'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { letters, facts, free } = words;
  return {
    words: letters.order,
    name: order.name,
    night: order.date,
    more: [
      factsOf(
        [facts.what, order.title],
        [facts.when, eveningOf(order, desk)],
        ...admissionFacts(order.admission, desk),
        [facts.where, placeLine(order.location, order.address, ', ')],
        ticketsFact(order, desk),
        discountFact(order.discount, desk),
        [facts.total, order.amount === '0' ? free : formatPrice(order.amount, language)],
        sellerFact(order.seller, desk),
      ),
      ticketsOf(letters.order.codes, order.tickets, desk),
      ...(order.terms ? [{ kind: 'text' as const, text: termsOf(order.terms, words.booked, language) }] : []),
      ...invoiceBlock(order.seller, desk),
      link(letters.order.button, dashboard),
    ],
    calendar: order.calendar && { ...order.calendar, title: order.title, isCancelled: false },
  };
}

/** A rental's confirmation: when, where, the sum line by line, the code, and what comes back to whoever cancels. */
export function aboutRental(letter: Letters['rental'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { booked, letters, facts } = words;
  const { name, title, amount, stay, isLodging, tickets, calendar, terms } = letter;
  return {
    words: isLodging ? { ...booked.rental, text: [booked.rental.lodging] } : booked.rental,
    name,
    more: [
      factsOf(
        [facts.what, title],
        ...stayFacts(stay, booked, facts.where, language),
        ...sumFacts(letter, desk),
        [facts.total, formatPrice(amount, language)],
        depositFact(letter.deposit, desk),
        sellerFact(letter.seller, desk),
      ),
      ...(letter.deposit ? [{ kind: 'text' as const, text: booked.deposit.note }] : []),
      ...(letter.arrival ? [{ kind: 'said' as const, label: booked.arrival, text: letter.arrival }] : []),
      ticketsOf(booked.rental.codes, tickets, desk),
      { kind: 'text', text: termsOf(terms, booked, language) },
      ...invoiceBlock(letter.seller, desk),
      link(letters.order.button, dashboard),
    ],
    calendar: calendar && { ...calendar, title, isCancelled: false },
  };
}

/** How the price of a stay comes about: units at each price, what a long stay takes off, what is paid once. */
function sumFacts({ price, stay, sum }: Letters['rental'], { words, language }: Desk): Fact[] {
  const { booked } = words;
  const many = stay.unit === 'person' || stay.quantity === 1 ? [] : [thingsOf(stay, booked, language)];
  const times = (each: string, units: number) =>
    [each, lengthOf({ ...stay, units }, booked, language), ...many].join(' × ');
  if (sum === undefined) return [[booked.facts.sum, times(formatPrice(price, language), stay.units)]];
  const { runs, quantity, discount, cleaningFeeCents } = sum;
  const euro = (cents: number) => formatEuro(cents, language);
  const lines = runs.map(({ cents, units, weekend }): Fact => [
    weekend ? booked.facts.weekend : booked.facts.sum,
    `${times(euro(cents), units)} = ${euro(cents * units * quantity)}`,
  ]);
  return [
    ...lines,
    ...(discount
      ? [[fill(booked.facts.longStay, { percent: discount.percent }), `−${euro(discount.cents)}`] as const]
      : []),
    ...(cleaningFeeCents > 0 ? [[booked.facts.cleaning, euro(cleaningFeeCents)] as const] : []),
  ];
}

/** What was bought, and of which kind. */
export const whatFact = (
  { title, ticketType }: OfTicketType & { readonly title: string },
  { words, language }: Desk,
): Fact => [words.facts.what, inLine([title, ticketType && inLanguage(ticketType, language)])];

/** How many tickets, and of which type. */
export const ticketsFact = (of: OfTicketType & { readonly quantity: number }, { words, language }: Desk): Fact => [
  words.facts.tickets,
  of.ticketType ? `${of.quantity} × ${inLanguage(of.ticketType, language)}` : String(of.quantity),
];

/** The code it was bought with, and what that took off. */
export const discountFact = (discount: BookedDiscount | undefined, { words, language }: Desk): Fact | undefined =>
  discount && [words.facts.code, inLine([discount.code, `−${formatPrice(discount.off, language)}`])];

/** What is left on arrival and how; it is no part of the total. */
export const depositFact = (deposit: BookedDeposit | undefined, { words, language }: Desk): Fact | undefined =>
  deposit && [
    words.booked.deposit.fact,
    fill(words.booked.deposit[deposit.way], { amount: formatPrice(deposit.amount, language) }),
  ];

/** Who sold it, with the tax number and the address that stand on its invoice. */
export const sellerFact = (seller: BookedSeller | undefined, { words }: Desk): Fact | undefined =>
  seller && [words.booked.facts.seller, inLine([seller.name, seller.taxNumber, seller.address], ', ')];

/** Where its invoice is. */
const invoiceBlock = (seller: BookedSeller | undefined, { words }: Desk): Block[] =>
  seller ? [{ kind: 'text', text: words.booked.invoice }] : [];

/** Tickets with their codes to be read by eye and by camera, each with the way to its own page. */
function ticketsOf(label: string, tickets: readonly BookedTicket[], { words, address }: Desk): Block {
  const { qr, open, number } = words.booked.ticket;
  const shown = tickets.map(({ id, code }, place) => ({
    number: tickets.length === 1 ? undefined : fill(number, { number: String(place + 1) }),
    code,
    picture: { id: `ticket-${id}`, text: code, alt: fill(qr, { code }) },
    link: { label: open, url: address(`/ticket/${id}`) },
  }));
  return { kind: 'tickets', label, tickets: shown };
}

/** What was bought is cancelled, by its buyer or by whose it is: what was paid, what goes back, and why that much. */
export function aboutCancelled(letter: Letters['cancelled'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { booked, letters, facts } = words;
  const { name, title, by, paid, back, date, time, stay, calendar, left, reason } = letter;
  // With a reason it is this booking that the owner can't keep, and not the whole event.
  const calledOff = stay
    ? booked.rentalCalledOff
    : reason === undefined
      ? booked.eventCalledOff
      : booked.bookingCalledOff;
  const backText = paid === '0' ? booked.wasFree : back === '0' ? booked.nothingBack : booked.goesBack;
  const evening: Fact[] = [
    ...(date === null ? [] : [[facts.when, dayAndTime(date, time, language)] as const]),
    ticketsFact(letter, desk),
  ];
  const money: Fact[] = [
    [booked.facts.paid, paid],
    [booked.facts.back, back],
  ].map(([label = '', price = '0']) => [label, formatEuro(centsOf(price) ?? 0, language)]);
  return {
    words: by === 'organiser' ? calledOff : left === undefined ? booked.cancelledByBuyer : booked.cancelledInPart,
    name,
    night: stay ? null : date,
    more: [
      factsOf(
        [facts.what, title],
        ...(stay ? stayFacts(stay, booked, facts.where, language) : evening),
        ...(left === undefined ? [] : [[booked.facts.left, String(left)] as const]),
        ...(paid === '0' ? [] : money),
        sellerFact(letter.seller, desk),
      ),
      ...(reason === undefined ? [] : [{ kind: 'said' as const, label: booked.reason, text: reason }]),
      { kind: 'text', text: fill(backText, { back: formatPrice(back, language) }) },
      link(letters.refund.button, dashboard),
    ],
    calendar: calendar && { ...calendar, title, isCancelled: true },
  };
}

/** An event was moved: what it was and is, that the tickets are good for it, and how long they can be returned. */
export function aboutMoved(letter: Letters['moved'], desk: Desk): Body {
  const { words, language, link } = desk;
  const { moved } = words.booked;
  const { name, title, eventId, paid, until, calendar } = letter;
  const by = formatInstant(new Date(until), language);
  return {
    words: moved,
    name,
    night: letter.to.date,
    more: [
      moveFacts(letter, desk, sellerFact(letter.seller, desk)),
      {
        kind: 'text',
        text: fill(paid === '0' ? moved.free : moved.choice, { until: by, paid: formatPrice(paid, language) }),
      },
      link(moved.button, dashboard),
      link(moved.page, `/events/${eventId}`),
    ],
    calendar: calendar && { ...calendar, title, isCancelled: false },
  };
}

type Move = Parameters<typeof whatFact>[0] & { readonly from: BookedEvening; readonly to: BookedEvening };

/** What was moved, from when and where to when and where. */
export function moveFacts(move: Move, desk: Desk, ...more: readonly (Fact | undefined)[]): Block {
  const { from, to } = move;
  const { facts, booked } = desk.words;
  const { was, now, wasAt, nowAt } = booked.moved.facts;
  const when = (evening: BookedEvening) => eveningOf(evening, desk);
  const where = ({ location, address }: BookedEvening) => placeLine(location, address, ', ');
  const [isLater, isElsewhere] = [when(from) !== when(to), where(from) !== where(to)];
  return factsOf(
    whatFact(move, desk),
    isLater ? [was, when(from)] : undefined,
    [isLater ? now : facts.when, when(to)],
    isElsewhere ? [wasAt, where(from)] : undefined,
    [isElsewhere ? nowAt : facts.where, where(to)],
    ...more,
  );
}

/** The day in full, with the time where there is one. */
export const dayAndTime = (date: string, time: string | null, language: Language): string =>
  [formatDate(date, 'long', language), time].filter(Boolean).join(', ');

type Forms = { readonly [F in Intl.LDMLPluralRule]?: string } & { readonly other: string };
const counted = (forms: Forms, count: number, language: Language): string =>
  fill(forms[pluralOf(count, language)] ?? forms.other, { count });

const lengthOf = ({ unit, units, quantity }: BookedStay, words: Words, language: Language): string =>
  counted(words.lengths[unit], unit === 'person' ? quantity : units, language);

const thingsOf = ({ thing, quantity }: BookedStay, words: Words, language: Language): string =>
  thing === undefined ? String(quantity) : counted(words.things[thing], quantity, language);

/** What is rented: 2 jet skis, 3 hours; 1 apartment, 7 nights; 4 people. */
export function rentedOf(stay: BookedStay, words: Words, language: Language): string {
  const { unit, quantity, thing } = stay;
  const length = lengthOf(stay, words, language);
  if (unit === 'person') return length;
  return thing === undefined ? `${length} × ${quantity}` : `${thingsOf(stay, words, language)}, ${length}`;
}

export function stayFacts(stay: BookedStay, words: Words, where: string, language: Language): Fact[] {
  const { from, until, guests } = stay;
  const say = (text: string, { date, time }: BookedMoment) =>
    fill(text, { day: formatDate(date, 'long', language), time });
  return [
    [words.facts.rented, rentedOf(stay, words, language)],
    ...(guests === undefined ? [] : [[words.facts.guests, counted(words.lengths.person, guests, language)] as const]),
    [words.facts.begins, say(words.begins, from)],
    [words.facts.ends, say(words.ends, until)],
    [where, placeLine(stay.location, stay.address, ', ')],
  ];
}

/** What comes back to whoever cancels, a line each; the most generous first. */
export function termsOf(terms: Letters['rental']['terms'], { terms: words }: Words, language: Language): string {
  const lines = terms.map(({ percent, until }) =>
    fill(percent === 100 ? words.all : percent === 50 ? words.half : words.part, {
      percent,
      when: formatInstant(new Date(until), language),
    }),
  );
  return [words.title, ...lines, terms.length > 0 ? words.after : words.never].join('\n');
}

/** Composes the letters to owners: what of theirs was booked, what came to an end, what money goes back. */
import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { formatInstant } from '#market/town/dates.ts';
import { fill } from '#kit/shared/translate.ts';
import { isPlainText, unlinked } from '../../rules.ts';
import type { Letters } from '../../rules.ts';
import type { OwnerLetters } from '../../owner-letters.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf, nightFact } from './blocks.ts';
import { dayAndTime, depositFact, discountFact, stayFacts, ticketsFact } from './bookings.ts';

type Fact = readonly [string, string];
type Booking = OwnerLetters['ownerBooked'];

const bookings = '/dashboard?tab=bookings';
const ledger = '/dashboard?tab=ledger';
const figures = '/dashboard?tab=figures';
const seller = '/dashboard?tab=seller';
const counted = ['views', 'saves', 'calls', 'routes', 'bookings', 'entries'] as const;

export const ownerBodies: { readonly [N in keyof OwnerLetters]: (values: Letters[N], desk: Desk) => Body } = {
  ownerBooked: (booking, desk) => {
    const { facts, letters, free } = desk.words;
    const total: Fact = [facts.total, booking.paid === '0' ? free : formatPrice(booking.paid, desk.language)];
    const { share } = booking;
    const theirs: Fact | undefined =
      share === undefined ? undefined : [letters.ownerBooked.share, formatPrice(share, desk.language)];
    const money = [discountFact(booking.discount, desk), total, theirs, depositFact(booking.deposit, desk)].filter(
      (fact) => fact !== undefined,
    );
    return aboutBooking(letters.ownerBooked, booking, money, bookings, desk);
  },
  ownerCancelled: ({ by, back, keeps, ...booking }, desk) => {
    const { words, language } = desk;
    const { booked, letters } = words;
    const said = (price: string) => (price === '0' ? letters.ownerCancelled.nothing : formatPrice(price, language));
    const money: Fact[] =
      booking.paid === '0'
        ? []
        : [
            [booked.facts.paid, formatPrice(booking.paid, language)],
            [letters.ownerCancelled.back, said(back)],
            ...(keeps === undefined ? [] : [[letters.ownerCancelled.keeps, said(keeps)] as const]),
          ];
    const { button } = letters.ownerCancelled;
    return aboutBooking({ ...letters.ownerCancelled[by], button }, booking, money, bookings, desk);
  },
  ownerRefunded: ({ back, ...booking }, desk) => {
    const { booked, letters } = desk.words;
    const money: Fact[] = [
      [booked.facts.paid, formatPrice(booking.paid, desk.language)],
      [letters.ownerCancelled.back, formatPrice(back, desk.language)],
    ];
    return aboutBooking(letters.ownerRefunded, booking, money, ledger, desk);
  },
  ownerCalledOff: ({ name, title, date, time, orders, back }, { words, language, link }) => {
    const { facts, letters, undated } = words;
    const when = date === null ? undated : dayAndTime(date, time, language);
    const money: Fact[] = back === '0' ? [] : [[letters.ownerCancelled.back, formatPrice(back, language)]];
    return {
      words: letters.ownerCalledOff,
      name,
      night: date,
      more: [
        factsOf([facts.what, title], [facts.when, when], [letters.ownerCalledOff.ended, String(orders)], ...money),
        link(letters.ownerCalledOff.button, bookings),
      ],
    };
  },
  ownerDisputed: ({ name, title, date, order, amount, status }, { words: { facts, letters }, language, link }) => ({
    words: letters.ownerDisputed[status],
    name,
    night: date,
    more: [
      factsOf(
        [facts.what, title],
        nightFact(date, facts, language),
        [facts.order, order],
        [facts.amount, formatPrice(amount, language)],
      ),
      link(letters.ownerDisputed.button, ledger),
    ],
  }),
  ownerWeek: ({ name, from, until, best, sales, ...counts }, { words: { letters }, language, link }) => {
    const { facts, button } = letters.ownerWeek;
    return {
      words: letters.ownerWeek,
      name,
      more: [
        factsOf(
          [facts.from, formatDate(from, 'long', language)],
          [facts.until, formatDate(until, 'long', language)],
          ...counted
            .filter((one) => counts[one] > 0)
            .map((one): Fact => [facts[one], formatNumber(counts[one], language)]),
          sales === '0' ? undefined : [facts.sales, formatPrice(sales, language)],
          best === null ? undefined : [facts.best, best],
        ),
        link(button, figures),
      ],
    };
  },
  traderEnding: ({ name, date }, desk) => aboutSeller(desk.words.letters.traderEnding, name, date, desk),
  traderLapsed: ({ name, date }, desk) => aboutSeller(desk.words.letters.traderLapsed, name, date, desk),
  sellerYear: ({ name, year, isAgain }, { words: { letters }, link }) => ({
    words: isAgain ? letters.sellerYear.again : letters.sellerYear.first,
    name,
    more: [factsOf([letters.sellerYear.year, String(year)]), link(letters.sellerYear.button, ledger)],
  }),
  payoutsRest: ({ name }, { words: { letters }, link }) => {
    const words = letters.payoutsRest;
    return { words, name, more: [link(words.button, seller)] };
  },
  payoutAccountChanged: ({ name, tail, at, from }, { words: { letters }, language, link }) => {
    const { account, changed, paidFrom, button, ...letter } = letters.payoutAccountChanged;
    return {
      words: from === null ? letter.first : letter.another,
      name,
      more: [
        factsOf(
          [account, tail],
          [changed, formatInstant(new Date(at), language)],
          from === null ? undefined : [paidFrom, formatDate(from, 'long', language)],
        ),
        link(button, seller),
      ],
    };
  },
  calendarFailing: ({ name, title, calendar, since, rentalId }, { words: { letters, facts }, language, link }) => {
    const words = letters.calendarFailing;
    const when = formatInstant(new Date(since), language);
    const place = `/dashboard?tab=listings&view=rentals&open=${rentalId}`;
    return {
      words,
      name,
      more: [
        factsOf([facts.what, title], [words.from, unlinked(calendar)], [words.last, when]),
        link(words.button, place),
      ],
    };
  },
  calendarClash: ({ name, title, calendar, from, until, orderId }, { words: { letters, facts }, language, link }) => {
    const words = letters.calendarClash;
    const [first, free] = [from, until].map((date) => formatDate(date, 'long', language));
    return {
      words,
      name,
      more: [
        factsOf(
          [facts.what, title],
          [facts.when, fill(words.span, { from: first ?? '', until: free ?? '' })],
          [words.claims, unlinked(calendar)],
        ),
        link(words.button, `/dashboard?tab=bookings&open=${orderId}`),
      ],
    };
  },
  payoutFailed: ({ name, amount }, { words: { letters, facts }, language, link }) => {
    const words = letters.payoutFailed;
    return { words, name, more: [factsOf([facts.amount, formatPrice(amount, language)]), link(words.button, seller)] };
  },
};

/** What they said of whoever sells, and until when it was good. */
function aboutSeller(
  words: Body['words'] & { readonly button: string; readonly until: string },
  name: string,
  date: string,
  { language, link }: Desk,
): Body {
  const more = [factsOf([words.until, formatDate(date, 'long', language)]), link(words.button, seller)];
  return { words, name, more };
}

/** Who booked what and when; everything else of the guest stands in the workspace alone. */
function aboutBooking(
  words: Body['words'] & { readonly button: string },
  booking: Omit<Booking, 'paid'>,
  money: readonly Fact[],
  path: string,
  desk: Desk,
): Body {
  const { name, title, guest, date, time, stay } = booking;
  const { booked, facts, undated } = desk.words;
  const { language, link } = desk;
  const evening: Fact[] = [
    [facts.when, date === null ? undated : dayAndTime(date, time, language)],
    ticketsFact(booking, desk),
  ];
  // A name is typed by whoever signs up: one with a link in it would be an advertisement.
  const who: Fact[] = isPlainText(guest) ? [[facts.guest, guest]] : [];
  const when = stay ? stayFacts(stay, booked, facts.where, language) : evening;
  const what = factsOf([facts.what, title], ...who, ...when, ...money);
  return { words, name, night: stay ? null : date, more: [what, link(words.button, path)] };
}

/** Letters to the owners of listings: what each tells, and which of them an owner may do without (decision 0045). */
import type { BookedStay, Deposited, Discounted, OfNight, OfTicketType } from './booked.ts';

/** A booking as its owner is told of it: of the guest the name alone, everything else stands in the workspace. */
type OwnerBooking = Deposited &
  Discounted &
  OfTicketType & {
    name: string;
    title: string;
    guest: string;
    quantity: number;
    date: string | null;
    time: string | null;
    stay?: BookedStay | undefined;
    paid: string;
  };

export type OwnerLetters = {
  /** Something of theirs was booked, or joined for free. */
  ownerBooked: OwnerBooking & {
    /** What of it is theirs, without the commission; absent where it is free, and in earlier letters. */
    share?: string;
  };
  /**
   * A booking was cancelled, or a part of it; `back` of what was `paid` goes back to the guest, and `keeps` of the whole
   * booking stays theirs, without the commission; absent in earlier letters.
   */
  ownerCancelled: OwnerBooking & { by: 'buyer' | 'organiser'; back: string; keeps?: string };
  /** Money of a booking that stays goes back. */
  ownerRefunded: OwnerBooking & { back: string };
  /** The desk called an event off: so many bookings ended, `back` goes back to their guests in all. */
  ownerCalledOff: {
    name: string;
    title: string;
    date: string | null;
    time: string | null;
    orders: number;
    back: string;
  };
  /** The bank of a guest asks for the money back, or has decided who has it. */
  ownerDisputed: OfNight & {
    name: string;
    title: string;
    order: string;
    amount: string;
    status: 'open' | 'won' | 'lost';
  };
  /** What the town brought all their listings from a Monday to a Sunday; `best` was seen most. */
  ownerWeek: {
    name: string;
    from: string;
    until: string;
    views: number;
    saves: number;
    calls: number;
    routes: number;
    bookings: number;
    entries: number;
    sales: string;
    best: string | null;
  };
  /** What they said of the seller is a year old on that day, and is to be declared again. */
  traderEnding: { name: string; date: string };
  /** It was not declared again by that day: nothing of theirs is sold for money until it is. */
  traderLapsed: { name: string; date: string };
  /** What the tax office is told that they earned in a year; `isAgain` when it was corrected. */
  sellerYear: { name: string; year: number; isAgain: boolean };
  /** Their account at the payment provider can't be paid to any more: nothing of theirs is sold until it can. */
  payoutsRest: { name: string };
  /**
   * They are paid into another account at a bank, which ends so; `from` is the day on which it is paid to, null for the
   * first account that they gave.
   */
  payoutAccountChanged: { name: string; tail: string; at: string; from: string | null };
  /** A payout came back from their bank; it is tried again once their account is mended. */
  payoutFailed: { name: string; amount: string };
  /** The calendar of another site was last read at that instant, and can't be for a day. */
  calendarFailing: { name: string; title: string; calendar: string; since: string; rentalId: string };
  /** It claims days of a booking, from a date to the one that is free again. */
  calendarClash: { name: string; title: string; calendar: string; from: string; until: string; orderId: string };
};

export const ownerLetterNames = [
  'ownerBooked',
  'ownerCancelled',
  'ownerRefunded',
  'ownerCalledOff',
  'ownerDisputed',
  'ownerWeek',
  'traderEnding',
  'traderLapsed',
  'sellerYear',
  'payoutsRest',
  'payoutAccountChanged',
  'payoutFailed',
  'calendarFailing',
  'calendarClash',
] as const satisfies readonly (keyof OwnerLetters)[];

/** What owners may have letters about, or not; guests those that come to them as well. */
export const letterTopics = [
  'bookings',
  'cancellations',
  'refunds',
  'payouts',
  'applications',
  'reminders',
  'reviews',
  'weeks',
  'invitations',
  'messages',
  'community',
  'places',
  'news',
  'searches',
] as const;
export type LetterTopic = (typeof letterTopics)[number];

const topics: Readonly<Record<string, LetterTopic>> = {
  ownerBooked: 'bookings',
  ownerCancelled: 'cancellations',
  ownerRefunded: 'refunds',
  payout: 'payouts',
  jobApplication: 'applications',
  applicationWithdrawn: 'applications',
  jobLeaving: 'reminders',
  calendarFailing: 'reminders',
  ownerReviewed: 'reviews',
  reviewAnswered: 'reviews',
  reviewInvitation: 'invitations',
  ownerWeek: 'weeks',
  newMessages: 'messages',
  communityChat: 'community',
  placesFree: 'places',
  placesCalledOff: 'places',
  eventNews: 'news',
  searchNews: 'searches',
};

/** What a letter is about, when whoever gets it may do without; undefined for all that always go. */
export const topicOf = (letter: string): LetterTopic | undefined => topics[letter];

/**
 * Letters to owners that always go: why the desk published, returned or ended something must be told with its reasons
 * (Regulation (EU) 2019/1150, article 4; (EU) 2022/2065, article 17), whose money a bank asks for has days to answer, what stops a sale is told before, who could be robbed is told at once, and sellers are told what the tax office is ((EU) 2021/514), two guests may stand before one door, and a guest waits for an answer.
 */
export const fixedOwnerLetters: readonly string[] = [
  'listingReviewed',
  'listingEdited',
  'listingTakenDown',
  'listingRemoved',
  'ownerCalledOff',
  'ownerDisputed',
  'traderEnding',
  'traderLapsed',
  'sellerYear',
  'payoutsRest',
  'payoutAccountChanged',
  'payoutFailed',
  'calendarClash',
  'datesAsked',
  'ownerDatesChanged',
  'ownerDatesPaid',
  'ownerDatesUnpaid',
];

/** Where they are chosen. */
export const letterChoicesPath = '/letters';

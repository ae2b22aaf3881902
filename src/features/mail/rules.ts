/** Letters: every kind of mail the house sends, what each needs, and how far it is (issue 4). */
import type { TeamRole } from '#kit/shared/endpoint.ts';
import type {
  BookedDeposit,
  BookedAdmission,
  BookedEvening,
  BookedSeller,
  BookedStay,
  BookedSum,
  BookedTicket,
  CalendarEntry,
  Discounted,
  OfTicketType,
} from './booked.ts';
import { communityLetterNames, type CommunityLetters } from './community-letters.ts';
import { listingLetterNames, type ListingLetters } from './listing-letters.ts';
import { messageLetterNames, type MessageLetters } from './message-letters.ts';
import { noticeLetterNames, type NoticeLetters } from './notice-letters.ts';
import { moneyLetterNames } from './money-letters.ts';
import type { MoneyLetters } from './money-letters.ts';
import { ownerLetterNames } from './owner-letters.ts';
import { dateLetterNames, type DateLetters } from './date-letters.ts';
import { placesLetterNames, type PlacesLetters } from './places-letters.ts';
import { searchLetterNames, type SearchLetters } from './search-letters.ts';
import type { ClaimLetters } from './claim-letters.ts';
import { claimLetterNames } from './claim-letters.ts';
import type { OwnerLetters } from './owner-letters.ts';
import { reviewLetterNames } from './review-letters.ts';
import type { ReviewLetters } from './review-letters.ts';

export const mailStatuses = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What an account's holder hears was changed of how it is signed in to. */
export const accountChanges = [
  'password',
  'phone',
  'email',
  'newEmail',
  'secondStep',
  'lessSecondStep',
  'recoveryCodes',
  'wrongCodes',
  'admin',
  'moderator',
  'noSeat',
] as const;
type AccountChange = (typeof accountChanges)[number];

/** How long and for how many; earlier letters do not say it. */
type HolidaySize = { days?: number; people?: number };

/** What each letter tells. Money is a wire price in euro, dates and times are the town's, paths are of this site. */
export type Letters = {
  /** `isBusiness` where the account is one that offers something. */
  welcome: { name: string; isBusiness?: boolean };
  order: Discounted &
    OfTicketType & {
      name: string;
      title: string;
      date: string | null;
      time: string | null;
      /** Of several nights the date of the last, where the letter was posted since it is told. */
      lastDay?: string | undefined;
      location: string;
      address: string;
      /** Letters that were posted before this and the terms were told wait without them. */
      admission?: BookedAdmission | undefined;
      quantity: number;
      amount: string;
      tickets: readonly BookedTicket[];
      /** Null while it has no date. */
      calendar: CalendarEntry | null;
      /** Of what was paid for; letters that were posted before this was told wait without it. */
      seller?: BookedSeller | undefined;
      /** What comes back to whoever cancels by an instant, of what was paid for. */
      terms?: Letters['rental']['terms'] | undefined;
    };
  /** A rental is booked; `price` is that of a unit, `terms` what comes back to whoever cancels by an instant. */
  rental: {
    name: string;
    title: string;
    price: string;
    amount: string;
    stay: BookedStay;
    /** Line by line, where it is no price times its units. */
    sum?: BookedSum | undefined;
    /** What is left on arrival, beside the amount. */
    deposit?: BookedDeposit | undefined;
    /** Somewhere to sleep: the code is for a host and keys. */
    isLodging?: boolean;
    /** How one arrives, in its owner's words. */
    arrival?: string | undefined;
    tickets: readonly BookedTicket[];
    calendar: CalendarEntry | null;
    terms: readonly { percent: number; until: string }[];
    seller?: BookedSeller | undefined;
  };
  /**
   * A booking is cancelled, by its buyer or by whose it is; `back` of what was `paid` goes back. `left` tickets of it stay
   * good when it is a part; `reason` is what its owner wrote.
   */
  cancelled: OfTicketType & {
    name: string;
    title: string;
    by: 'buyer' | 'organiser';
    paid: string;
    back: string;
    quantity: number;
    date: string | null;
    time: string | null;
    stay?: BookedStay | undefined;
    /** The entry that goes from the buyer's calendar. */
    calendar: CalendarEntry | null;
    left?: number;
    reason?: string;
    seller?: BookedSeller | undefined;
  };
  /** An event is on at another time or place; until that instant all that was paid goes back to whoever returns it. */
  moved: OfTicketType & {
    name: string;
    title: string;
    eventId: string;
    paid: string;
    from: BookedEvening;
    to: BookedEvening;
    until: string;
    /** The entry that moves in the buyer's calendar. */
    calendar: CalendarEntry | null;
    seller?: BookedSeller | undefined;
  };
  holidayReceived: { name: string; days: number; people: number };
  /** `path` is the private link; `isAgain`: it takes the place of one that was sent, which was accepted if it `wasBooked`. */
  holidayQuoted: HolidaySize & {
    name: string;
    cost: string;
    itinerary: string;
    path: string;
    isAgain?: boolean;
    wasBooked?: boolean;
  };
  /** `hasPage`: its client has a link of the plan, where changes can be asked for. Earlier letters leave the plan out. */
  holidayConfirmed: HolidaySize & { name: string; cost: string | null; itinerary?: string | null; hasPage?: boolean };
  /** What owners wrote to guests before there were messages: letters of then are kept, no new ones are written. */
  guestMessage: {
    name: string;
    title: string;
    order: string;
    from: string;
    answersTo: string | null;
    message: string;
  };
  /** To an employer: somebody wants the job, in their own words; answers go to the applicant. */
  jobApplication: {
    title: string;
    name: string;
    email: string;
    phone: string | null;
    languages: readonly string[];
    availableFrom: string;
    message: string;
    /** Where its owner decides; null for a job of nobody's, absent in earlier letters. */
    path?: string | null;
  };
  /** `path` is the private link. */
  applicationReceived: { name: string; title: string; employer: string; path: string };
  /** `answer` is the employer's word; `path` leads to where it is seen, when its reader has an account. */
  applicationDecided: {
    name: string;
    title: string;
    /** `closed`: the job was taken off before anybody decided. */
    decision: 'shortlisted' | 'accepted' | 'declined' | 'closed';
    answer: string | null;
    path: string | null;
    /** The employer’s mailbox, which answers go to; null where the house is answered, absent in earlier letters. */
    answersTo?: string | null;
  };
  /** To the employer; `name` is null where its sender was erased: then it is known by when it came. */
  applicationWithdrawn: { title: string; name: string } | { title: string; name: null; submittedAt: string };
  /** To an employer, once for each time a job hangs; `jobId` and `listedUntil` tell for which. */
  jobLeaving: { jobId: string; listedUntil: string; title: string; date: string; isOwn?: boolean };
  /** To whoever wrote in, from which form. */
  inquiryReceived: { name: string | null; kind: 'contact' | 'issue' | 'business' | 'advertising' | 'quote' };
  /** The desk answers what somebody wrote about `title`; `wrote` is what they wrote. */
  inquiryAnswered: { name: string | null; title: string; answer: string; wrote: string };
  /** `path` is the one-use link, which is good for so many minutes; after them the letter is not sent any more. */
  passwordReset: { name: string; username: string; path: string; minutes: number; redirect?: string };
  /** Somebody signed in where this account was never used before; `device` is what the browser calls itself. */
  newDevice: { name: string; username: string; device: string | null; at: string };
  /**
   * A way into an account was changed. Of another e-mail the earlier mailbox is told (`email`), and the new one that it
   * stands in the account (`newEmail`). Or an admin gave its holder a seat at the desk, or took it. Or somebody has its password
   * and guesses the second step (`wrongCodes`).
   */
  accountChanged: {
    name: string;
    username: string;
    what: AccountChange;
    at: string;
  };
  /** To whom the desk erased: why, and what the law keeps of them until which day. */
  accountErased: { name: string; why: 'asked' | 'minor'; at: string; kept: readonly KeptOfAccount[] };
  /** `path` is the one-use link with which its reader says that the mailbox is theirs. */
  emailProof: { name: string; username: string; path: string; minutes: number };
  /** Somebody may join the team of a business, in a part of it; `path` is the one-use link. */
  teamInvitation: { business: string; role: TeamRole; path: string; days: number };
} & ListingLetters &
  MoneyLetters &
  OwnerLetters &
  ReviewLetters &
  ClaimLetters &
  MessageLetters &
  CommunityLetters &
  NoticeLetters &
  PlacesLetters &
  DateLetters &
  SearchLetters;
export type LetterName = keyof Letters;

/** What is kept of an account that is erased (features/account/rules.ts). */
type KeptOfAccount = { readonly what: 'orders' | 'invoices' | 'seller' | 'sellerYears'; readonly until: string };

export const letterNames = [
  'welcome',
  'order',
  'rental',
  'cancelled',
  'moved',
  ...moneyLetterNames,
  ...listingLetterNames,
  'holidayReceived',
  'holidayQuoted',
  'holidayConfirmed',
  'guestMessage',
  'jobApplication',
  'applicationReceived',
  'applicationDecided',
  'applicationWithdrawn',
  'jobLeaving',
  'inquiryReceived',
  'inquiryAnswered',
  'passwordReset',
  'newDevice',
  'accountChanged',
  'accountErased',
  'emailProof',
  'teamInvitation',
  ...ownerLetterNames,
  ...reviewLetterNames,
  ...claimLetterNames,
  ...messageLetterNames,
  ...communityLetterNames,
  ...noticeLetterNames,
  ...placesLetterNames,
  ...dateLetterNames,
  ...searchLetterNames,
] as const satisfies readonly LetterName[];

/** Letters that hold a key: the desk does not see what they say, and it is forgotten once they are sent. */
const keyLetters = [
  'passwordReset',
  'emailProof',
  'holidayQuoted',
  'applicationReceived',
  'reviewInvitation',
  'teamInvitation',
  'claimCode',
] as const;
export type SecretLetter = (typeof keyLetters)[number];
export const secretLetters: readonly LetterName[] = keyLetters;

/** To whose account is gone: once it is sent, or never will be, nothing of the letter stays, its address least of all. */
export const partingLetters: readonly LetterName[] = ['accountErased'];

/** Temporary refusals are tried again for three days: eleven times faster and faster apart, then once an hour. */
export const maxAttempts = 82;

/** What the desk may do again: what failed and what was sent, unless what it said is forgotten. */
export function mayResend(mail: { readonly status: MailStatus; readonly letter: LetterName }): boolean {
  return mail.status === 'failed' || (mail.status === 'sent' && !secretLetters.includes(mail.letter));
}

/**
 * Whether a text that a stranger wrote is only a text. Public forms send a letter to an address that nobody has
 * checked: a link in a name would make it somebody's advertisement.
 */
export function isPlainText(text: string): boolean {
  return !/:\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(text);
}

/**
 * A name that somebody gave themselves, as a letter to a mailbox tells it that nobody may have proven: its dots and strokes
 * stand apart, so that no mail program makes a link of it (U+2060 is seen by nobody). One that is an e-mail leads nowhere.
 */
export const unlinked = (name: string): string =>
  isPlainText(name) || /^[^\s@:/]+@[^\s@:/]+$/.test(name) ? name : name.replace(/[.:/@]/g, '$&\u2060');

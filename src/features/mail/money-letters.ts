/** Letters about money that goes back, plans, payouts and papers: what each tells, to buyers, owners and the house's own desk. */
import type { BookedSeller, BookedStay, OfNight, OfTicketType } from './booked.ts';

/** Whose money of which order, and how much of it. */
type AboutOrder = OfTicketType &
  OfNight & { name: string; title: string; amount: string; seller?: BookedSeller | undefined };

export type MoneyLetters = {
  /** A payment goes back that came too late. */
  refund: AboutOrder & { stay?: BookedStay | undefined };
  /** The desk gives a part of an order back, for a reason of its own words; so many tickets are cancelled with it. */
  partRefund: AboutOrder & { reason: string; cancelled: number };
  /** Somebody at the desk gives money of an order back at the provider; `stays` where its booking stays as it is. */
  dashboardRefund: AboutOrder & { stays: boolean };
  /**
   * To a buyer whose bank asked for the money of an order: what it has decided, and what becomes of the booking; null where
   * nothing does.
   */
  disputeDecided: AboutOrder & { status: 'won' | 'lost'; booking: 'stands' | 'shut' | null };
  /** To a buyer: what was promised back could not be given yet. */
  refundFailed: AboutOrder;
  /**
   * To whom an invoice was issued: it was cancelled. `follows` says what comes in its place: another one by itself, one that
   * may be asked for again, or nothing.
   */
  invoiceCancelled: {
    name: string;
    number: string;
    about: string;
    issuedOn: string;
    seller: BookedSeller;
    follows: 'anew' | 'asked' | 'nothing';
  };
  /** To the house's own desk: the provider refuses to give money of an order back. */
  refundRefused: { order: string; amount: string };
  /** A plan was paid for the first time, or again; `until` is the day it is paid to, null for the package. */
  planBought: { name: string; plan: string; amount: string; until: string | null; seller?: BookedSeller | undefined };
  planRenewed: { name: string; plan: string; amount: string; until: string | null; seller?: BookedSeller | undefined };
  /** `until` is the day the plan stays to without a payment. */
  planFailed: { name: string; plan: string; amount: string; until: string | null; seller?: BookedSeller | undefined };
  /** The bank wants to see the card's owner before it pays the month; `until` as above. */
  planUnconfirmed: {
    name: string;
    plan: string;
    amount: string;
    until: string | null;
    seller?: BookedSeller | undefined;
  };
  /** Nothing is charged while a bank decides about a month that was paid; `until` as above. */
  planHeld: {
    name: string;
    plan: string;
    amount: string;
    until: string | null;
    seller?: BookedSeller | undefined;
  };
  /** Its owner has ended it: `until` is the last day that is paid. */
  planEnding: { name: string; plan: string; until: string };
  /** `percent` is the commission from now on. */
  planEnded: { name: string; plan: string; percent: number };
  /**
   * What was paid for a plan went back to its owner: it is `paused`, `ends` with the month that is paid, or is the smaller one
   * that is left (`now`); `until` is the last day that is paid.
   */
  planUnpaid: {
    name: string;
    plan: string;
    now: string | null;
    amount: string;
    /** What goes back besides of what was paid for a dearer plan, for the days to come; letters of before have none. */
    besides?: string | null;
    /** What the desk says of it. */
    reason?: string;
    by: 'bank' | 'house';
    becomes: 'paused' | 'ends' | 'smaller';
    until: string | null;
    percent: number;
  };
  /** To the buyer of the feature package: what stands on the home page for it, and until which day. */
  packageRuns: { name: string; title: string; until: string };
  /** To an owner: what was paid out for so many orders; `reference` is what the bank shows. */
  payout: { name: string; amount: string; orders: number; reference: string };
  /** To the house's own desk: somebody bought the feature package and waits for a call. */
  packageSold: { order: string; amount: string };
  /** To the house's own desk: a buyer's bank asks for the money of an order back; evidence is sent until that day. */
  disputed: { order: string; amount: string; reason: string; until: string | null };
  /**
   * To the house's own desk, once a day while it is so: in how many places the ledger and the provider differ, how many records
   * the tax office refused, how many wait for it, and since which day the oldest does.
   */
  moneyAlarm: { differences: number; refused: number; unsent: number; since: string | null };
};

export const moneyLetterNames = [
  'refund',
  'partRefund',
  'dashboardRefund',
  'disputeDecided',
  'refundFailed',
  'refundRefused',
  'invoiceCancelled',
  'planBought',
  'planRenewed',
  'planFailed',
  'planUnconfirmed',
  'planHeld',
  'planEnding',
  'planEnded',
  'planUnpaid',
  'packageSold',
  'disputed',
  'moneyAlarm',
  'packageRuns',
  'payout',
] as const satisfies readonly (keyof MoneyLetters)[];

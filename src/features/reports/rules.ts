/** Reports of what people put on the site: why somebody wants it looked at, and on what it is taken down (Regulation (EU) 2022/2065). */
import { listingKinds, ofEachKind, type ListingKind } from '#market/listings/listing-kinds.ts';
import { daysAfter } from '#kit/shared/durations.ts';

/**
 * What is public, and anybody reports: a listing with its pictures, a guest's review, an owner's answer to one; and news of
 * an event, which whoever had a ticket reports.
 */
const noticedKinds = [...listingKinds, 'review', 'answer', 'news'] as const;
export type NoticedKind = (typeof noticedKinds)[number];

/** What is reported: these, and a message, by the other side of its conversation. */
export const reportedKinds = [...noticedKinds, 'message'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const isListing = (kind: ReportedKind): kind is ListingKind => listingKinds.some((one) => one === kind);

const ofListing = ['goods', 'fraud', 'hate', 'rights', 'danger', 'minors', 'other'] as const;

/** Why somebody wants it looked at (article 16), by what it is. */
export const reasonsOf = {
  ...ofEachKind(() => ofListing),
  review: ['insult', 'false', 'private', 'advertising', 'illegal', 'minors', 'other'],
  answer: ['insult', 'private', 'advertising', 'illegal', 'minors', 'other'],
  news: ['fraud', 'danger', 'insult', 'private', 'advertising', 'illegal', 'minors', 'other'],
  message: ['insult', 'fraud', 'advertising', 'illegal', 'other'],
} as const satisfies Record<ReportedKind, readonly string[]>;
export const reportReasons = [
  'insult',
  'false',
  'private',
  'fraud',
  'advertising',
  'illegal',
  'goods',
  'hate',
  'rights',
  'danger',
  'minors',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Whoever reports an offence against minors need not say who they are (article 16, 2 c). */
export const isNameless = (reason: string): boolean => reason === 'minors';

/** `objected`: it was taken down, and whose it was objects; `restored`: the desk took that back. */
export const reportStatuses = ['open', 'kept', 'removed', 'objected', 'restored'] as const;

const listingGrounds = ['law', 'fraud', 'hate', 'rights', 'danger', 'minors', 'untrue'] as const;

/** On what it is taken down, by what it is: the law, or a rule of the house (article 17, 3 d and e). */
export const groundsOf = {
  ...ofEachKind(() => listingGrounds),
  review: ['law', 'insult', 'private', 'advertising', 'notThere'],
  answer: ['law', 'insult', 'private', 'advertising'],
  news: ['law', 'fraud', 'danger', 'insult', 'private', 'advertising', 'minors'],
  message: ['law', 'insult', 'fraud', 'advertising'],
} as const satisfies Record<ReportedKind, readonly string[]>;
export const grounds = [
  'law',
  'insult',
  'private',
  'fraud',
  'advertising',
  'notThere',
  'hate',
  'rights',
  'danger',
  'minors',
  'untrue',
] as const;
export type Ground = (typeof grounds)[number];

/** Longest detail of a report, longest statement of reasons, longest objection and answer to one. */
export const maxStatement = 1000;

/** Whether something of a kind is reported for a reason, and taken down on a ground. */
export const isReasonOf = (kind: ReportedKind, reason: ReportReason): boolean =>
  (reasonsOf[kind] as readonly ReportReason[]).includes(reason);
export const isGroundOf = (kind: ReportedKind, ground: Ground): boolean =>
  (groundsOf[kind] as readonly Ground[]).includes(ground);

/** Six months, and never less of them than the calendar has (article 20, 1). */
const objectionDays = 184;

/** Until when whose it was may object to what was decided then. */
export const objectsUntil = (decidedAt: Date): Date => daysAfter(decidedAt, objectionDays);

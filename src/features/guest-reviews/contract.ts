/** What guests' reviews promise (issue 21): written by whoever was there, answered once, judged by the desk with its reasons. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { languages } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import { Preview } from '#market/masking/contract.ts';
import { maxStars, maxWords, proofs, reviewedTypes } from './rules.ts';

const stars = z.number().int().min(1).max(maxStars);
const words = z.preprocess((value) => (value === '' ? null : value), s.text(maxWords).nullish());
const Answer = z.strictObject({ words: z.string(), at: z.iso.datetime() });

/** A review as everybody reads it. */
export const GuestReview = z.strictObject({
  id: s.id,
  stars,
  words: z.string().nullable(),
  /** The language it was written in. */
  language: z.enum(languages),
  /** First name and initial; empty when its author had their data erased. */
  name: z.string(),
  proof: z.enum(proofs),
  /** The day the ticket was scanned, or on which the stay ended. */
  wasThere: s.calendarDate,
  /** What it is of: of a place, the night there. */
  title: z.string(),
  answer: Answer.nullable(),
});
export type GuestReview = z.infer<typeof GuestReview>;

/** The reviews of a listing. */
export const GuestReviews = z.strictObject({
  count: z.number().int(),
  /** Out of 5, two places; null while nobody has written one. */
  average: z.number().min(1).max(5).nullable(),
  /** How many gave one star, two, and so on to five. */
  stars: z.array(z.number().int()).length(maxStars),
  items: z.array(GuestReview),
});
export type GuestReviews = z.infer<typeof GuestReviews>;

/** How somebody was there: by the key of their letter, by an own order, or by a ticket that they keep. */
const Named = z.union([
  z.strictObject({ token: z.string().min(1).max(200) }),
  z.strictObject({ order: s.id }),
  z.strictObject({ ticket: s.id }),
]);
export type Named = z.infer<typeof Named>;

/** What an author sees of their own. */
const OwnReview = z.strictObject({
  stars,
  words: z.string().nullable(),
  isPublic: z.boolean(),
  isRemoved: z.boolean(),
  answer: Answer.nullable(),
});

/** What a review is asked for, and what is there already. */
export const Invitation = z.strictObject({
  type: z.enum(['events', 'rentals']),
  listing: s.id,
  title: z.string(),
  proof: z.enum(proofs),
  wasThere: s.calendarDate,
  /** Under which name it will be read. */
  name: z.string(),
  /** Host and guest see what the other wrote when both have. */
  isBlind: z.boolean(),
  review: OwnReview.nullable(),
  /** What the host says of the guest, once it may be seen. */
  host: z.strictObject({ stars, words: z.string().nullable() }).nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const NewGuestReview = z.strictObject({ of: Named, stars, words });

/** A review of one's own listings, as their owner sees it. */
export const OwnersReview = GuestReview.extend({
  type: z.enum(['events', 'rentals']),
  listing: s.id,
  createdAt: z.iso.datetime(),
  isReported: z.boolean(),
  /** The desk took their answer down. */
  isAnswerRemoved: z.boolean(),
});
export type OwnersReview = z.infer<typeof OwnersReview>;

/** A guest whose stay has ended and of whom the host has said nothing. */
export const GuestToReview = z.strictObject({
  order: s.id,
  title: z.string(),
  guest: z.string(),
  wasThere: s.calendarDate,
});
export type GuestToReview = z.infer<typeof GuestToReview>;

export const AnswerInput = z.strictObject({ words: s.text(maxWords) });

const shown = ['guest_reviews', 'events', 'rentals', 'businesses'] as const;

export const endpoints = promise({
  'GET /api/guest-reviews': {
    summary:
      'Reviews of a listing by guests who were there, newest first, with their average and how many gave which stars',
    access: 'public',
    query: z.strictObject({ type: z.enum(reviewedTypes), listing: s.id, limit: s.queryNumber(1, 200).optional() }),
    reply: GuestReviews,
    keeps: shown,
  },
  'POST /api/guest-reviews/read': {
    summary:
      'What one is asked to review, by the key of a letter, an own order or a ticket that one keeps; 403 not_a_guest without a scanned ticket or an ended stay, 410 review_closed after 30 days',
    access: 'public',
    body: z.strictObject({ of: Named }),
    reply: Invitation,
    limit: { calls: 60, seconds: 600 },
  },
  'POST /api/guest-reviews/preview': {
    summary: 'What would be hidden of the words of a review, or of an answer to one: what leads around the house',
    access: 'public',
    body: z.strictObject({ words: s.text(maxWords) }),
    reply: Preview,
    limit: { calls: 60, seconds: 600 },
  },
  'GET /api/guest-reviews/own': {
    summary: 'The orders that one has reviewed, and the kept tickets',
    access: 'member',
    reply: z.array(s.id),
  },
  'POST /api/guest-reviews': {
    summary:
      'Review what one was at, once for each order and each kept ticket; 403 not_a_guest without a scanned ticket or an ended stay that was paid, for somebody else’s order or a listing of one’s own, 410 review_closed after 30 days, 409 already_reviewed',
    access: 'public',
    body: NewGuestReview,
    reply: Invitation,
    status: 201,
    limit: s.formLimit,
  },
  'POST /api/guest-reviews/{id}/answer': {
    summary: 'Answer a review of one’s own listing, once; 404 for somebody else’s, 409 already_answered',
    access: 'business',
    team: ['editor'],
    body: AnswerInput,
    reply: OwnersReview,
  },
  'GET /api/workspace/guest-reviews': {
    summary: 'Public reviews of one’s own listings, newest first',
    access: 'business',
    team: ['editor'],
    query: z.strictObject({
      ...s.deskQuery(['written', 'stars']),
      state: z.enum(['unanswered', 'answered']).optional(),
    }),
    csv: 'personal',
    reply: z.array(OwnersReview),
  },
  'GET /api/workspace/guests-to-review': {
    summary: 'Guests whose stay in one’s own rentals ended in the last 30 days and whom one has not reviewed',
    access: 'business',
    team: ['editor'],
    reply: z.array(GuestToReview),
  },
  'POST /api/workspace/stays/{id}/guest-review': {
    summary:
      'Say something of the guest of an ended stay, once; only they read it. 404 for somebody else’s, 410 review_closed, 409 already_reviewed',
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ stars, words }),
    reply: z.strictObject({ isPublic: z.boolean() }),
    status: 201,
  },
});

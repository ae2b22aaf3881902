/** The calls of owners. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export type ReviewsAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/guest-reviews']>;

export const ownersPath = '/api/workspace/guest';
/** What looks different once a review is answered. */
export const shownPaths = ['/api/guest-reviews', '/api/rentals', '/api/businesses', '/api/search'];

export const ownersReviewsQuery = (query: ReviewsAsked) => api.list('GET /api/workspace/guest-reviews', { query });
export const guestsToReviewQuery = (language: Language) =>
  api.query('GET /api/workspace/guests-to-review', { language });
export const answerReview = () => api.mutation('POST /api/guest-reviews/{id}/answer');
export const reviewGuest = () => api.mutation('POST /api/workspace/stays/{id}/guest-review');

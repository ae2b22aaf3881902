/** The calls of owners and of the desk. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export type ReviewsAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/guest-reviews']>;
export type ReportsAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/review-reports']>;

export const ownersPath = '/api/workspace/guest';
export const reportsPath = '/api/admin/review-reports';
/** What looks different once a review is answered or taken down. */
export const shownPaths = ['/api/guest-reviews', '/api/rentals', '/api/businesses', '/api/search', '/api/admin/audit'];

export const ownersReviewsQuery = (query: ReviewsAsked) => api.list('GET /api/workspace/guest-reviews', { query });
export const guestsToReviewQuery = (language: Language) =>
  api.query('GET /api/workspace/guests-to-review', { language });
export const answerReview = () => api.mutation('POST /api/guest-reviews/{id}/answer');
export const reviewGuest = () => api.mutation('POST /api/workspace/stays/{id}/guest-review');
export const reportsQuery = (query: ReportsAsked) => api.list('GET /api/admin/review-reports', { query });
export const reportQuery = (id: string, language: Language) =>
  api.query('GET /api/admin/review-reports/{id}', { params: { id }, language });
export const decideReport = () => api.mutation('POST /api/admin/review-reports/{id}/decision');

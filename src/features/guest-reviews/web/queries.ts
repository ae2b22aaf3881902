import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints, Invitation, Named } from '../contract.ts';
import type { ReviewedType } from '../rules.ts';

const api = client<typeof endpoints>();

/** The reviews of a listing: the first ones, or all that a page shows. */
export const reviewsQuery = (type: ReviewedType, listing: string, language: Language, isAll = false) =>
  api.query('GET /api/guest-reviews', { query: { type, listing, ...(isAll && { limit: '200' }) }, language });

const read = api.mutation('POST /api/guest-reviews/read');

/** What one is asked to review. The key travels in the body of a call, never in an address: addresses are written down. */
export const invitationQuery = (of: Named | undefined, language: Language) =>
  queryOptions<Invitation, Problem, Invitation, readonly [string, Named | undefined, Language]>({
    queryKey: ['/api/guest-reviews/read', of, language],
    queryFn: () => read.mutationFn({ body: { of: of ?? { token: '' } } }),
    enabled: of !== undefined,
    // While the other language loads, what is being written stays.
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(of) ? previous : undefined,
    retryOnMount: true,
  });

/** The orders that one has reviewed. */
export const ownReviewsQuery = () => api.query('GET /api/guest-reviews/own', {});

export const previewWords = () => api.mutation('POST /api/guest-reviews/preview');
export const writeReview = () => api.mutation('POST /api/guest-reviews');

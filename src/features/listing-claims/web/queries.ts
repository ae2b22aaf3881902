/** The calls of claims. */
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { client, receive } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { ClaimWays, endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** A listing as its address names it. */
export type Named = { readonly kind: ListingKind; readonly id: string };

const lookAgainMs = 5000;

/** What looks different once a listing has another owner. */
export const changedPaths = ['/api/listings/', '/api/listing-claims', '/api/workspace', '/api/auth/me'];

export const ownershipQuery = (params: Named) => api.query('GET /api/listings/{kind}/{id}/ownership', { params });
export const waysQuery = (params: Named, language: Language) => ({
  ...freshly(api.query('GET /api/listings/{kind}/{id}/claim-ways', { params, language })),
  // Whether a text message can be delivered is known a moment after it was asked for.
  refetchInterval: (query: { readonly state: { readonly data?: ClaimWays | undefined } }) =>
    query.state.data?.claim?.way === 'phone' && query.state.data.claim.status === 'proving'
      ? lookAgainMs
      : (false as const),
});
export const myClaimsQuery = (language: Language) => freshly(api.query('GET /api/listing-claims', { language }));
export const askForCode = () => api.mutation('POST /api/listings/{kind}/{id}/claim-code');
export const enterCode = () => api.mutation('POST /api/listings/{kind}/{id}/claim-proof');
export const sendClaim = () => api.mutation('POST /api/listings/{kind}/{id}/claims');
export const releaseListing = () => api.mutation('DELETE /api/listings/{kind}/{id}/ownership');
export const withdrawClaim = () => api.mutation('DELETE /api/listing-claims/{id}');
export const answerClaim = () => api.mutation('POST /api/listing-claims/{id}/answer');

/** Sends a paper, its bytes as they are. */
export const uploadPaper = (file: File) =>
  receive(
    fetch,
    () => new Request(new URL('/api/claim-documents', location.origin), { method: 'POST', body: file }),
  ) as Promise<{ readonly id: string }>;

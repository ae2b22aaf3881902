/** The calls for saved things. */
import { queryOptions } from '@tanstack/react-query';
import { urlOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints, SavedListing } from '../contract.ts';
import type { SavedItem, SavedRef } from '../rules.ts';

const api = client<typeof endpoints>();

export const putSaved = (params: SavedRef) => api.mutation('PUT /api/saved/{type}/{id}').mutationFn({ params });
export const deleteSaved = (params: SavedRef) => api.mutation('DELETE /api/saved/{type}/{id}').mutationFn({ params });
/** Sends what the device kept and gives what the account keeps now. */
export const mergeSaved = (items: readonly SavedItem[]) =>
  api.mutation('POST /api/saved/merge').mutationFn({ body: { items: [...items] } });

/** The listings of a member's list; the member is in the key, so that nobody sees what somebody else left in this tab. */
export const accountListingsQuery = (userId: string, language: Language) =>
  queryOptions<SavedListing[], Problem, SavedListing[], readonly [string, string]>({
    queryKey: [urlOf('/api/saved', {}, { lang: language }), userId],
    placeholderData: (previous, query) => (query?.queryKey[1] === userId ? previous : undefined),
    refetchOnMount: 'always',
    retryOnMount: true,
  });

/** The listings of the device's own list. */
export const deviceListingsQuery = (items: readonly SavedItem[], language: Language) =>
  queryOptions<SavedListing[], Problem, SavedListing[], readonly string[]>({
    queryKey: ['/api/saved/listings', language, ...items.map(({ type, id }) => `${type}.${id}`)],
    queryFn: () =>
      items.length === 0
        ? Promise.resolve([])
        : api.mutation('POST /api/saved/listings').mutationFn({ body: { items: [...items] } }),
    placeholderData: (previous) => previous,
    retryOnMount: true,
  });

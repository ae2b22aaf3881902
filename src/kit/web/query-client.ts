import { MutationCache, notifyManager, QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { receive, type Send } from './api.ts';
import { dismissFailure } from './ui/toast-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem;
  }
}

// What a press began is shown before the next press is heard: a button pressed twice in one moment is busy for the second.
notifyManager.setScheduler(queueMicrotask);

/**
 * The product's rules for data (specification 9): never stale, no refetch by itself, no retries. The first element of
 * a key is the URL to get. An error stays until somebody asks again, so that the failure drawn by the server survives
 * hydration; what the line lost is asked for again when it is back. What is asked or pressed while the browser thinks it is
 * offline is sent all the same: a failure said at once is better than silence, and nobody pays when the line comes back who
 * has gone away. What somebody does and what worked takes away the message that something had failed.
 */
export function makeQueryClient(send: Send, origin: string): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({ onSuccess: dismissFailure }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) =>
          receive(send, () => new Request(new URL(String(queryKey[0]), origin), import.meta.env.SSR ? {} : { signal })),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.error?.code === 'unavailable',
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
      // What came with the page stays as long as the page: its late chapters may wake hours after the first ones.
      hydrate: { queries: { gcTime: Number.POSITIVE_INFINITY } },
      dehydrate: { shouldRedactErrors: () => false },
    },
  });
}

/** Fills the cache before a page shows: the server waits for it, the browser shows skeletons instead. Never throws. */
export async function prefetch(
  client: QueryClient,
  ...queries: readonly { queryKey: readonly [string] }[]
): Promise<void> {
  const all = Promise.all(
    queries.map((query) => client.prefetchQuery({ queryKey: query.queryKey } satisfies FetchQueryOptions)),
  );
  if (import.meta.env.SSR) await all;
}

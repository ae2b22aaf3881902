import type { DataTag, QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { Problem } from '#kit/shared/problem.ts';

/**
 * The listing of a page, for its loader: what is unknown or withdrawn is the not-found screen with status 404. Undefined
 * when it did not come: then the page says so and asks again.
 */
export async function readListing<T>(
  client: QueryClient,
  query: { readonly queryKey: DataTag<readonly [string], T, Problem> },
): Promise<T | undefined> {
  try {
    const { queryKey } = query;
    return await client.fetchQuery<T>({ queryKey });
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') throw notFound();
    return undefined;
  }
}

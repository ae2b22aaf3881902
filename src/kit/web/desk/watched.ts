/**
 * At the desk others work on the same things: what is shown is asked again by itself, while somebody can see it, and when
 * they come back to it. The library waits while the page is hidden.
 */
export const watching = { refetchInterval: 45_000, refetchOnWindowFocus: 'always' } as const;

const options = { refetchOnMount: 'always', retryOnMount: true, ...watching } as const;

/** Query options of a count that keeps up by itself. */
export function watched<T extends object>(query: T): T & typeof options {
  return { ...query, ...options };
}

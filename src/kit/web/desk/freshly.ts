/** At the desk what is opened is asked again each time: others work on the same things. */
const options = { refetchOnMount: 'always', retryOnMount: true } as const;

/** Query options that ask again whenever their view is opened. */
export function freshly<T extends object>(query: T): T & typeof options {
  return { ...query, ...options };
}

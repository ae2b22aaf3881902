import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';

/**
 * Asks in another language for what the page shows, as the page itself would. Says whether the first of it came: without a
 * line nothing will, and the page is better left as it is. What could not be had in this language either is nothing to lose.
 */
export function isThereIn(language: Language, client: QueryClient): Promise<boolean> {
  const asked = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [url, part], state: { data } }) => {
      const key = [String(url).replace(/lang=\w\w/, `lang=${language}`)];
      if (part !== undefined || data === undefined || client.getQueryData(key) !== undefined) return [];
      return client.fetchQuery({ queryKey: key }).then(
        () => true,
        ({ code }: Problem) => code !== 'unavailable',
      );
    });
  return asked.length > 0 ? Promise.race(asked) : Promise.resolve(true);
}

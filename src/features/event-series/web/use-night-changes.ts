import { useWords } from '#kit/web/i18n.tsx';
import type { ChangedSeries } from '../contract.ts';
import { messages } from '../messages.ts';
import type { Reach } from '../rules.ts';
import { eventsApi, sentOf, seriesApi, type FormBody } from './queries.ts';

const alone = eventsApi.mutation('PUT /api/events/{id}');
const together = seriesApi.mutation('PUT /api/events/{id}/series');

type Input = {
  readonly params: { readonly id: string };
  readonly body: FormBody & { readonly reach?: Reach; readonly moves?: boolean };
};

/** Saves an event, and the nights to come with it where that was chosen; then with an account of what became of them. */
export function useNightChanges() {
  const words = useWords(messages);
  /** What was changed, and what was not: `2 nights changed`, with those that keep something, wait or were refused. */
  const accountOf = ({ nights }: ChangedSeries) => {
    const count = (some: (night: ChangedSeries['nights'][number]) => boolean) => nights.filter(some).length;
    const say = (key: 'accountKept' | 'accountWaits' | 'accountRefused', count: number) =>
      count === 0 ? [] : [words(key, { count })];
    return {
      title: words('changed', { count: count(({ changes, refused }) => changes.length > 0 && refused === null) }),
      description: [
        ...say(
          'accountKept',
          count(({ keeps }) => keeps.length > 0),
        ),
        ...say(
          'accountWaits',
          count(({ waits }) => waits.length > 0),
        ),
        ...say(
          'accountRefused',
          count(({ refused }) => refused !== null),
        ),
      ].join(' '),
    };
  };
  return {
    mutationFn: async ({ params, body: { reach, ...event } }: Input) => {
      if (reach === undefined) return { ...(await alone.mutationFn({ params, body: sentOf(event) })), told: undefined };
      const changed = await together.mutationFn({ params, body: { event: sentOf(event), reach } });
      return { waits: changed.nights[0]?.waits ?? [], told: accountOf(changed) };
    },
  };
}

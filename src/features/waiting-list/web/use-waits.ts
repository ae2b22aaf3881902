import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Waits } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxWaits } from '../rules.ts';
import { stopWaiting, waitFor, waitsQuery } from './queries.ts';

/** What the member of this session waits for, and how it is changed. */
export function useWaits() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const query = waitsQuery(language);
  const waits = useQuery(query);

  const keep = (said: 'asked' | 'stopped') => (reply: Waits) => {
    queries.setQueryData(query.queryKey, reply);
    toast({ title: words(said), description: words(`${said}Text`) });
  };
  const refuse = ({ code }: Problem) => {
    const why = reasonOf(code);
    const description = why === 'tooMany' ? words(why, { count: maxWaits }) : words(why);
    toast({ title: words('failed'), description, tone: 'destructive' });
    // It is on sale after all, or over: the page is read again and says so.
    if (why === 'free' || why === 'over')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/events') });
  };
  const asking = useMutation({ ...waitFor(), onSuccess: keep('asked'), onError: refuse });
  const stopping = useMutation({ ...stopWaiting(), onSuccess: keep('stopped'), onError: refuse });
  return {
    waits,
    isBusy: asking.isPending || stopping.isPending,
    ask: (id: string, places: number, ticketType: string) =>
      asking.mutate({ params: { id }, body: { places, ticketType } }),
    stop: (id: string) => stopping.mutate({ params: { id } }),
  };
}

const reasons = {
  unauthenticated: 'signInAgain',
  too_many_waits: 'tooMany',
  places_free: 'free',
  event_over: 'over',
  not_for_sale: 'over',
  not_found: 'over',
  ticket_type_limit: 'limit',
  conflict: 'joined',
} as const;

const reasonOf = (code: Problem['code']) =>
  code in reasons ? reasons[code as keyof typeof reasons] : ('failedText' as const);

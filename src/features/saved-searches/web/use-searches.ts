import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SavedSearches } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxSearches } from '../rules.ts';
import { forgetSearch, saveSearch, searchesQuery, switchLetters } from './queries.ts';

/** What the member of this session keeps, and how it is changed; why something can't be is said. */
export function useSearches() {
  const words = useWords(messages);
  const queries = useQueryClient();
  const query = searchesQuery();
  const searches = useQuery(query);

  const onSuccess = (reply: SavedSearches) => queries.setQueryData(query.queryKey, reply);
  const onError = ({ code }: Problem) => {
    const description =
      code === 'too_many_saved'
        ? words('tooMany', { count: maxSearches })
        : words(code === 'unauthenticated' ? 'signInAgain' : 'failedText');
    toast({ title: words('failed'), description, tone: 'destructive' });
  };
  const saving = useMutation({ ...saveSearch(), onSuccess, onError });
  const switching = useMutation({ ...switchLetters(), onSuccess, onError });
  const forgetting = useMutation({ ...forgetSearch(), onSuccess, onError });
  return {
    searches,
    isBusy: saving.isPending || switching.isPending || forgetting.isPending,
    save: saving.mutateAsync,
    switchLetters: (id: string, letters: boolean) => switching.mutate({ params: { id }, body: { letters } }),
    forget: (id: string) => forgetting.mutateAsync({ params: { id } }),
  };
}

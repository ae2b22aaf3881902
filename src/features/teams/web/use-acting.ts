import { useMutation } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { teamsApi as api } from './queries.ts';
import { startAnew } from './start-anew.ts';

/** Goes over to work for an owner, or with null for oneself: the workspace opens anew. */
export function useActing() {
  const words = useWords(messages);
  const { mutate, isPending } = useMutation({
    ...api.mutation('PUT /api/team/acting'),
    onSuccess: () => startAnew(),
    onError: () => toast({ title: words('switchFailed'), description: words('tryAgain'), tone: 'destructive' }),
  });
  return { workFor: (ownerId: string | null) => mutate({ body: { ownerId } }), isPending };
}

import { useQueryClient } from '@tanstack/react-query';
import { useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { OpenedChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { changesApi } from './queries.ts';

/** What looks different once changes of these kinds are decided. */
export const touchedBy = (kinds: readonly ListingKind[]) => [
  '/api/admin/listing-changes',
  '/api/search',
  '/api/admin/audit',
  '/api/mails',
  ...kinds.flatMap((kind) => [`/api/${kind}`, `/api/admin/${kind}`]),
];

/** The decision on a change. Nobody is turned away without a reason. */
export function useDecision({ id, kind, version }: OpenedChange, onDone: () => void) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const reason = useReason(`change ${id}`);
  const { change, isPending } = useChange(changesApi.mutation('POST /api/admin/listing-changes/{id}/decision'), {
    done: ({ status }) => ({
      title: words(status === 'approved' ? 'approved' : 'rejected'),
      description: words(status === 'approved' ? 'approvedText' : 'rejectedText'),
    }),
    failed: { title: words('error'), description: words('failed') },
    reasons: { edit_conflict: words('clashes'), invalid_transition: words('over') },
    refresh: touchedBy([kind]),
    onDone,
    // What somebody else did meanwhile is shown.
    onFailed: () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/listing-changes'),
      }),
  });
  const decide = (body: { decision: 'approved' } | { decision: 'rejected'; note: string }) =>
    change({ params: { id }, body: { ...body, version } });
  return {
    reason,
    isPending,
    approve: () => decide({ decision: 'approved' }),
    reject: () => reason.give((note) => decide({ decision: 'rejected', note })),
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { handOver } from '#kit/web/desk/hand-over.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { workspaceApi as api, type LedgerAsked } from './queries.ts';
import { useUnguarded } from './use-unguarded.ts';

/** Hands the ledger over as a file, in the language of the page. */
export function LedgerDownload({ query }: { readonly query: LedgerAsked }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const sayUnguarded = useUnguarded();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery({ ...api.query('GET /api/workspace/ledger/export', { query, language }), staleTime: 0 }),
    onSuccess: ({ name, csv }) => {
      handOver(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
      toast({ title: words('downloaded'), description: words('downloadedText', { name }) });
    },
    onError: (problem) => {
      const title = words('downloadFailed');
      if (problem.code === 'money_unguarded') sayUnguarded(title);
      else toast({ title, description: words('downloadFailedText'), tone: 'destructive' });
    },
  });
  return (
    <Button variant="ink" busy={isPending} onClick={() => mutate()}>
      {words('download')}
    </Button>
  );
}

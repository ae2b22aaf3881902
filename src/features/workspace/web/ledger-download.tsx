import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { workspaceApi as api, type LedgerAsked } from './queries.ts';

/** Hands the ledger over as a file, in the language of the page. */
export function LedgerDownload({ query }: { readonly query: LedgerAsked }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery({ ...api.query('GET /api/workspace/ledger/export', { query, language }), staleTime: 0 }),
    onSuccess: ({ name, csv }) => {
      handOver(csv, name);
      toast({ title: words('downloaded'), description: words('downloadedText', { name }) });
    },
    onError: () =>
      toast({ title: words('downloadFailed'), description: words('downloadFailedText'), tone: 'destructive' }),
  });
  return (
    <Button variant="ink" busy={isPending} onClick={() => mutate()}>
      {words('download')}
    </Button>
  );
}

function handOver(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

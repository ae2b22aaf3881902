import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOver } from '#kit/web/desk/hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Invoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { invoicesApi as api, papers, type Reader } from './queries.ts';

type PaperButtonProps = { readonly invoice: Pick<Invoice, 'id' | 'number'>; readonly reader: Reader };

/** Hands an invoice over as a PDF, in the language of the page. */
export function PaperButton({ invoice: { id, number }, reader }: PaperButtonProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery({ ...api.query(papers[reader], { params: { id }, language }), staleTime: 0 }),
    onSuccess: ({ name, pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
      handOver(new Blob([bytes], { type: 'application/pdf' }), name);
      toast({ title: words('downloaded'), description: words('downloadedText', { name }) });
    },
    onError: () =>
      toast({ title: words('downloadFailed'), description: words('downloadFailedText'), tone: 'destructive' }),
  });
  return (
    <Button
      variant="ink"
      size="sm"
      busy={isPending}
      aria-label={words('download', { number })}
      onClick={() => mutate()}
    >
      {words('pdf')}
    </Button>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { disputesApi as api } from './queries.ts';

/** Hands the evidence over as one file, in the language of the page. */
export function EvidenceButton({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery({
        ...api.query('GET /api/admin/disputes/{id}/evidence', { params: { id }, language }),
        staleTime: 0,
      }),
    onSuccess: ({ name, pdf }) => {
      handOver(pdf, name);
      toast({ title: words('handedOver'), description: words('handedOverText', { name }) });
    },
    onError: () => toast({ title: words('failed'), description: words('failedText'), tone: 'destructive' }),
  });
  return (
    <Button variant="ink" size="sm" busy={isPending} onClick={() => mutate()}>
      {words('evidence')}
    </Button>
  );
}

function handOver(pdf: string, name: string): void {
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

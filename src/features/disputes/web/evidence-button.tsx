import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOverPdf } from '#kit/web/desk/hand-over.ts';
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
      handOverPdf(pdf, name);
      toast({ title: words('handedOver'), description: words('handedOverText', { name }) });
    },
    onError: () => toast({ title: words('failed'), description: words('failedText'), tone: 'destructive' }),
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={() => mutate()}>
      {words('evidence')}
    </Button>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOverPdf } from '#kit/web/desk/hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { booksApi as api } from './queries.ts';

/** Hands the month over on paper, in the language of the page. */
export function BooksPaper({ month }: { readonly month: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const query = api.query('GET /api/admin/books/paper', { query: { month }, language });
      return queries.fetchQuery({ ...query, staleTime: 0 });
    },
    onSuccess: ({ name, pdf }) => {
      handOverPdf(pdf, name);
      toast({ title: words('taken'), description: name });
    },
    onError: () => toast({ title: words('notTaken'), description: words('notTakenText'), tone: 'destructive' }),
  });
  return (
    <Button variant="ink" busy={isPending} onClick={() => mutate()}>
      {words('take')}
    </Button>
  );
}

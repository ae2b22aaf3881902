import { pdfFile } from '#kit/web/desk/hand-over.ts';
import { useHandOver } from '#kit/web/desk/use-hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { booksApi as api } from './queries.ts';

/** Hands the month over on paper, in the language of the page. */
export function BooksPaper({ month }: { readonly month: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { take, isPending } = useHandOver(api.query('GET /api/admin/books/paper', { query: { month }, language }), {
    file: ({ pdf }) => pdfFile(pdf),
    done: (name) => ({ title: words('taken'), description: name }),
    failed: { title: words('notTaken'), description: words('notTakenText') },
  });
  return (
    <Button variant="ink" busy={isPending} onClick={take}>
      {words('take')}
    </Button>
  );
}

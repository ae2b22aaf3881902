import { pdfFile } from '#kit/web/desk/hand-over.ts';
import { useHandOver } from '#kit/web/desk/use-hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Invoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { invoicesApi as api, papers, type Reader } from './queries.ts';

type PaperButtonProps = { readonly invoice: Pick<Invoice, 'id' | 'number'>; readonly reader: Reader };

/** Hands an invoice over as a PDF, in the language of the page. */
export function PaperButton({ invoice: { id, number }, reader }: PaperButtonProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { take, isPending } = useHandOver(api.query(papers[reader], { params: { id }, language }), {
    file: ({ pdf }) => pdfFile(pdf),
    done: (name) => ({ title: words('downloaded'), description: words('downloadedText', { name }) }),
    failed: { title: words('downloadFailed'), description: words('downloadFailedText') },
  });
  return (
    <Button variant="ink" size="sm" busy={isPending} aria-label={words('download', { number })} onClick={take}>
      {words('pdf')}
    </Button>
  );
}

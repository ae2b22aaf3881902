import { pdfFile } from '#kit/web/desk/hand-over.ts';
import { useHandOver } from '#kit/web/desk/use-hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { disputesApi as api } from './queries.ts';

/** Hands the evidence over as one file, in the language of the page. */
export function EvidenceButton({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const query = api.query('GET /api/admin/disputes/{id}/evidence', { params: { id }, language });
  const { take, isPending } = useHandOver(query, {
    file: ({ pdf }) => pdfFile(pdf),
    done: (name) => ({ title: words('handedOver'), description: words('handedOverText', { name }) }),
    failed: { title: words('failed'), description: words('failedText') },
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={take}>
      {words('evidence')}
    </Button>
  );
}

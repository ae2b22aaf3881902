import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOverPdf } from '#kit/web/desk/hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { recordsApi as api } from './queries.ts';
import * as styles from './verifactu.module.css';

/** Hands over the declaration that whoever runs the house signs and keeps where its users find it. */
export function Declaration() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery({ ...api.query('GET /api/admin/declaration', { language }), staleTime: 0 }),
    onSuccess: ({ name, pdf }) => {
      handOverPdf(pdf, name);
      toast({ title: words('declarationTaken'), description: name });
    },
    onError: () =>
      toast({ title: words('declarationNot'), description: words('declarationNotText'), tone: 'destructive' }),
  });
  return (
    <section className={styles.declaration} aria-labelledby="declaration">
      <h3 id="declaration" className="tower-s">
        {words('declaration.title')}
      </h3>
      <p>{words('declarationText')}</p>
      <Button variant="line" size="sm" busy={isPending} onClick={() => mutate()}>
        {words('declarationTake')}
      </Button>
    </section>
  );
}

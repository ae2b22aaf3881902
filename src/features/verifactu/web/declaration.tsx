import { pdfFile } from '#kit/web/desk/hand-over.ts';
import { useHandOver } from '#kit/web/desk/use-hand-over.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { recordsApi as api } from './queries.ts';
import * as styles from './verifactu.module.css';

/** Hands over the declaration that whoever runs the house signs and keeps where its users find it. */
export function Declaration() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { take, isPending } = useHandOver(api.query('GET /api/admin/declaration', { language }), {
    file: ({ pdf }) => pdfFile(pdf),
    done: (name) => ({ title: words('declarationTaken'), description: name }),
    failed: { title: words('declarationNot'), description: words('declarationNotText') },
  });
  return (
    <section className={styles.declaration} aria-labelledby="declaration">
      <h3 id="declaration" className="tower-s">
        {words('declaration.title')}
      </h3>
      <p>{words('declarationText')}</p>
      <Button variant="line" size="sm" busy={isPending} onClick={take}>
        {words('declarationTake')}
      </Button>
    </section>
  );
}

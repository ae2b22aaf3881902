import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { recordsApi as api } from './queries.ts';
import * as styles from './verifactu.module.css';

/** Has a whole chain recomputed, and says what was found. */
export function ChainCheck({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () =>
      queries.fetchQuery({ ...api.query('GET /api/admin/tax-issuers/{id}/check', { params: { id } }), staleTime: 0 }),
    onError: () => toast({ title: words('notChecked'), description: words('tryAgain'), tone: 'destructive' }),
  });
  return (
    <div className={styles.recordCheck}>
      <Button variant="line" size="sm" busy={isPending} onClick={() => mutate()}>
        {words('check')}
      </Button>
      <p role="status">
        {data === undefined || isPending
          ? null
          : data.broken === null
            ? words('sound', { count: data.records })
            : words(`broken.${data.broken.why}`, { number: data.broken.number })}
      </p>
    </div>
  );
}

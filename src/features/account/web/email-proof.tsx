import { useMutation, useQuery } from '@tanstack/react-query';
import { reasonOf } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { accountQuery, askEmailProof } from './queries.ts';
import { useReasons } from './use-reasons.ts';
import * as styles from './account.module.css';

/** An e-mail that nobody has proven yet, and the way to prove it; nothing once it is. */
export function EmailProof({ email }: { readonly email: string }) {
  const words = useWords(messages);
  const { failed, reasons } = useReasons();
  const account = useQuery(accountQuery());
  const { mutate, isPending, isSuccess } = useMutation(askEmailProof());
  const isUnproven = account.data?.user.email === email && account.data.emailProvenAt === null;
  if (!isUnproven) return null;

  const ask = () =>
    mutate(
      { body: {} },
      {
        onSuccess: () => toast({ title: words('proofSent'), description: words('proofSentText', { email }) }),
        onError: (problem) => {
          const description = reasonOf(problem, reasons) ?? failed;
          toast({ title: words('proofFailed'), description, tone: 'destructive' });
        },
      },
    );
  return (
    <div className={styles.accountProof} role="status">
      <p>{isSuccess ? words('proofSentText', { email }) : words('unproven')}</p>
      {isSuccess ? null : (
        <Button variant="line" size="sm" busy={isPending} onClick={ask}>
          {words(isPending ? 'proving' : 'proveEmail')}
        </Button>
      )}
    </div>
  );
}

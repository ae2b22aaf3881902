import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { reasonOf } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Sent } from '#kit/web/ui/sent.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { confirmEmailProof } from './queries.ts';
import { useKey } from './use-key.ts';
import { useReasons } from './use-reasons.ts';
import * as styles from './auth.module.css';

/**
 * Says that a mailbox is one's own, with the key of its letter. By a press and not by opening the page: programs that
 * look through letters open links too.
 */
export function ProofScreen({ top }: { readonly top: ReactNode }) {
  const words = useWords(messages);
  const key = useKey();
  const { failed, reasons } = useReasons();
  const [refusal, setRefusal] = useState<string>();
  const [spent, setSpent] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation(confirmEmailProof());
  const onward = (
    <ButtonLink to="/user-dashboard" variant="ink">
      {words('proof.onward')}
    </ButtonLink>
  );

  const confirm = (token: string) => {
    setRefusal(undefined);
    mutate(
      { body: { token } },
      {
        onError: (problem) => {
          if (problem.code === 'link_expired') return setSpent(token);
          const reason = reasonOf(problem, reasons) ?? failed;
          setRefusal(reason);
          toast({ title: words('proof.failed'), description: reason, tone: 'destructive' });
        },
      },
    );
  };

  return (
    <AuthFrame heading={words('proof.heading')} lead={words('proof.lead')} top={top}>
      {isSuccess ? (
        <Sent title={words('proof.done')} text={words('proof.doneText')}>
          {onward}
        </Sent>
      ) : key === null || (key !== undefined && key === spent) ? (
        <Empty title={words('proof.expired')} action={onward}>
          {words('proof.expiredText')}
        </Empty>
      ) : (
        <div className={styles.authForm}>
          <p>{words('proof.text')}</p>
          <FormAlert text={refusal} />
          <Button arrow busy={isPending} className={styles.authGo} onClick={() => key !== undefined && confirm(key)}>
            {words(isPending ? 'proof.confirming' : 'proof.confirm')}
          </Button>
        </div>
      )}
    </AuthFrame>
  );
}

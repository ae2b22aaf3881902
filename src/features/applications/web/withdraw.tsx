import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { withdrawal } from './queries.ts';

type WithdrawProps = {
  readonly id: string;
  readonly token: string | undefined;
  /** What names the application. */
  readonly describedBy: string;
};

/** Takes an application back, after asking: it is for good. */
export function Withdraw({ id, token, describedBy }: WithdrawProps) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  // Whatever shows this application asks again: the member's list, or what the private link shows.
  const refresh = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(job-applications|users\/\w+\/applications)/.test(String(queryKey[0])),
    });
  const { mutate, isPending } = useMutation({
    ...withdrawal(id, token),
    onSuccess: () => toast({ title: words('withdrawn'), description: words('withdrawnText') }),
    onError: ({ code }: Problem) =>
      toast({
        title: words('notWithdrawn'),
        description: words(code === 'invalid_transition' ? 'meanwhile' : 'notWithdrawnText'),
        tone: 'destructive',
      }),
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {words('withdraw')}
      </Button>
      {isAsking && (
        <ConfirmLater
          isOpen
          title={words('askWithdraw')}
          text={words('askWithdrawText')}
          yes={words('withdraw')}
          no={words('keep')}
          isPending={isPending}
          onYes={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { payoutsApi as api } from './queries.ts';

/** Books back a payout of the desk that a bank did not pay. */
export function CameBack({ id, amount }: { readonly id: string; readonly amount: string }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const end = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/payout-returns'), {
    done: { title: words('backDone'), description: words('backDoneText') },
    failed: { title: words('backFailed'), description: words('backFailedText') },
    refresh: ['/api/admin/payouts', '/api/admin/audit', '/api/workspace'],
    onDone: end,
    onFailed: end,
  });
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        {words('back')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('backTitle', { amount })}
        text={words('backText')}
        yes={words('backYes')}
        no={words('no')}
        tone="ink"
        isPending={isPending}
        onYes={() => change({ body: { payout: id } })}
        onClose={end}
      />
    </>
  );
}

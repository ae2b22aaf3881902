import { useState } from 'react';
import { formatEuro } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { DeskOrderDetail } from '../desk-contract.ts';
import { messages } from '../desk-messages.ts';
import { deskOrdersApi as api } from './desk-queries.ts';
import { leftOf } from './refund-part.tsx';

/** Cancelling what can't be kept, for a buyer who did nothing wrong: everything goes back. Asked about first. */
export function CancelForBuyer({ order }: { readonly order: DeskOrderDetail }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const ended = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/orders/{id}/cancellation'), {
    done: { title: words('cancelled'), description: words('cancelledText') },
    failed: { title: words('cancelFailed'), description: words('cancelFailedText') },
    refresh: ['/api/admin/orders', '/api/admin/audit', '/api/users', '/api/events', '/api/rentals'],
    onDone: ended,
    onFailed: ended,
  });
  const { id, amount, buyer, title } = order;
  // With what was paid besides for other dates.
  const left = [order, ...order.supplements].reduce((cents, part) => cents + leftOf(part), 0);
  const sum = formatEuro(left, language);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words('cancel')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('askCancel', { title })}
        text={
          amount === '0'
            ? words('askCancelFree', { name: buyer.fullName })
            : words('askCancelText', { name: buyer.fullName, sum })
        }
        yes={words('cancel')}
        no={words('keep')}
        isPending={isPending}
        onYes={() => change({ params: { id } })}
        onClose={ended}
      />
    </>
  );
}

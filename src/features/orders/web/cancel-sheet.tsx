import { Dialog } from '@base-ui/react/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../cancel-messages.ts';
import type { Order } from '../contract.ts';
import { CancelTerms } from './cancel-terms.tsx';
import { cancel, cancellationQuery } from './queries.ts';
import * as styles from './cancel.module.css';

type CancelProps = { readonly order: Order; readonly onClose: () => void };

/** Shows exactly what goes back, and until when; cancels for that amount and for no other. */
export function CancelSheet({ order, onClose }: CancelProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const terms = useQuery(cancellationQuery(order.id));
  const [isChanged, setChanged] = useState(false);
  const [isOver, setOver] = useState(false);
  const price = (amount: string) => formatPrice(amount, language);
  /** All that shows the booking, or the places that it gives back. */
  const refresh = () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(users|events|rentals|tickets|orders)\b/.test(String(queryKey[0])),
    });
  const { mutate, isPending } = useMutation({
    ...cancel(),
    onSuccess: ({ refunded }) => {
      const description = refunded === '0' ? words('doneNothing') : words('doneText', { amount: price(refunded) });
      toast({ title: words('done'), description });
      onClose();
      return refresh();
    },
    onError: ({ code }) => {
      if (code === 'invalid_transition') return setOver(true);
      if (code === 'refund_changed') {
        setChanged(true);
        return terms.refetch();
      }
      return toast({ title: words('failed'), description: words('failedText'), tone: 'destructive' });
    },
  });
  const shown = terms.isFetching ? undefined : terms.data;
  const tooLate = isOver || terms.error?.code === 'invalid_transition';

  const close = () => {
    onClose();
    // Only now: the card that this sheet belongs to changes with it.
    if (tooLate) void refresh();
  };

  return (
    <Sheet
      isOpen
      onClose={close}
      title={words('title')}
      head={<span>{order.title}</span>}
      foot={
        <>
          <Dialog.Close render={<Button variant="ink" />}>{words(tooLate ? 'close' : 'keep')}</Dialog.Close>
          {tooLate || shown === undefined ? null : (
            <Button
              variant="danger"
              busy={isPending}
              onClick={() => mutate({ params: { id: order.id }, body: { refund: shown.refund } })}
            >
              {isPending
                ? words('cancelling')
                : order.amount === '0'
                  ? words('yesFree')
                  : shown.refund === '0'
                    ? words('yesNothing')
                    : words('yes', { amount: price(shown.refund) })}
            </Button>
          )}
        </>
      }
    >
      {tooLate ? (
        <div className={styles.cancelLate} role="alert">
          <b>{words('tooLate')}</b>
          <p>{words('tooLateText')}</p>
        </div>
      ) : terms.isError && !terms.isFetching ? (
        <Failure title={words('lookFailed')} retry={{ label: words('retry'), onClick: () => void terms.refetch() }}>
          {words('lookFailedText')}
        </Failure>
      ) : shown === undefined ? (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      ) : (
        <CancelTerms order={order} terms={shown} isChanged={isChanged} />
      )}
    </Sheet>
  );
}

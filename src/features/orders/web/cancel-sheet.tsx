import { Dialog } from '@base-ui/react/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { centsOf, formatPrice, priceOf } from '#kit/shared/money.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../cancel-messages.ts';
import type { Order } from '../contract.ts';
import { splitPrice } from '../split-price.ts';
import { goodTickets } from '../rules.ts';
import { CancelTerms } from './cancel-terms.tsx';
import { ChooseTickets } from './choose-tickets.tsx';
import { cancel, cancellationQuery } from './queries.ts';
import * as styles from './cancel.module.css';

type CancelProps = { readonly order: Order; readonly onClose: () => void };

/** Shows exactly what goes back, and until when; cancels for that amount and for no other. */
export function CancelSheet({ order, onClose }: CancelProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const cache = useQueryClient();
  const { tickets } = order;
  // Of several none is chosen yet: one of nine is one press, and so are all. What was moved is returned as a whole.
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const good = goodTickets(tickets);
    return good.length > 1 && order.moved === undefined ? [] : good.map(({ id }) => id);
  });
  // All of it is asked for as a whole; a ticket that was used or given back makes the rest a part.
  const part = chosen.length === tickets.length ? undefined : chosen;
  const terms = useQuery(cancellationQuery(order.id, part));
  const [isChanged, setChanged] = useState(false);
  const [isOver, setOver] = useState(false);
  const price = (amount: string) => formatPrice(amount, language);
  /** All that shows the booking, or the places that it gives back. */
  const refresh = () =>
    cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(users|events|rentals|tickets|orders)\b/.test(String(queryKey[0])),
    });
  /** The button that opened this sheet is gone with the booking: its name has the focus now, wherever its card stands. */
  const goOn = () => {
    if (document.activeElement === document.body)
      document.getElementById(`booking-${order.id}`)?.querySelector('a')?.focus();
  };
  const { mutate, isPending } = useMutation({
    ...cancel(),
    onSuccess: ({ refunded }) => {
      const goes = priceOf((centsOf(refunded) ?? 0) - (centsOf(order.refunded) ?? 0));
      const description = goes === '0' ? words('doneNothing') : words('doneText', { amount: price(goes) });
      toast({ title: part ? words('donePart', { count: part.length }) : words('done'), description });
      onClose();
      // After the list is drawn with what came.
      return refresh().then(() => setTimeout(goOn));
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
  const params = { id: order.id };
  const shown = terms.isFetching || chosen.length === 0 ? undefined : terms.data;
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
              onClick={() => mutate({ params, body: { refund: shown.refund, ...(part && { tickets: [...part] }) } })}
            >
              {isPending
                ? words('cancelling')
                : order.amount === '0'
                  ? part
                    ? words('yesFreePart', { count: part.length })
                    : words('yesFree')
                  : shown.refund === '0'
                    ? words('yesNothing')
                    : words('yes', { amount: price(shown.refund) })}
            </Button>
          )}
        </>
      }
    >
      {tickets.length > 1 && !tooLate ? <ChooseTickets tickets={tickets} chosen={chosen} onChoose={setChosen} /> : null}
      {tooLate ? (
        <div className={styles.cancelLate} role="alert">
          <b>{words('tooLate')}</b>
          <p>{words('tooLateText')}</p>
        </div>
      ) : terms.isError && !terms.isFetching ? (
        <Failure title={words('lookFailed')} retry={{ label: words('retry'), onClick: () => void terms.refetch() }}>
          {words('lookFailedText')}
        </Failure>
      ) : chosen.length === 0 ? (
        <p className={styles.cancelNothing} role="status">
          {words('noneChosen')}
        </p>
      ) : shown === undefined ? (
        <div role="status" aria-label={words('loading')}>
          <Skeleton />
        </div>
      ) : (
        <CancelTerms
          order={order}
          terms={shown}
          part={part && { amount: priceOfPart(order, part) }}
          isChanged={isChanged}
        />
      )}
    </Sheet>
  );
}

/** What some tickets were of an order's price. */
function priceOfPart({ amount, tickets }: Order, ids: readonly string[]): string {
  const shares = splitPrice(centsOf(amount) ?? 0, tickets.length);
  return priceOf(tickets.reduce((sum, { id }, place) => sum + (ids.includes(id) ? (shares[place] ?? 0) : 0), 0));
}

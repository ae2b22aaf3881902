import { Dialog } from '@base-ui/react/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Booking } from '#features/orders/contract.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import type { OtherDates } from '../contract.ts';
import { messages } from '../messages.ts';
import { NewTerms } from './new-terms.tsx';
import { askForDates, otherDatesQuery } from './queries.ts';
import { RefusedDates } from './refused-dates.tsx';
import * as styles from './date-changes.module.css';

type Props = {
  readonly order: Booking;
  readonly chooser: (onStay: (stay: Stay | undefined) => void) => ReactNode;
  readonly write: ReactNode;
  readonly onClose: () => void;
};

/** Where a guest chooses other dates, sees what they mean, and asks for them. */
export function DatesSheet({ order, chooser, write, onClose }: Props) {
  const words = useWords(messages);
  const cache = useQueryClient();
  const [stay, setStay] = useState<Stay>();
  const wished = stay ?? { from: '', units: 1, quantity: 1 };
  const look = useQuery({ ...otherDatesQuery(order.id, wished), enabled: stay !== undefined });
  const shown = stay === undefined || look.isFetching ? undefined : look.data;
  const isSame = shown !== undefined && isBooked(order, shown);
  const { change, isPending } = useChange(askForDates(), {
    done: { title: words('asked'), description: words('askedText') },
    failed: { title: words('askFailed'), description: words('askFailedText') },
    reasons: {
      dates_unavailable: words('gone'),
      price_changed: words('changedMeanwhile'),
      terms_changed: words('changedMeanwhile'),
      conflict: words('waitsAlready'),
      too_many_requests: words('tooMany'),
      invalid_transition: words('tooLate'),
    },
    refresh: ['/api/date-changes'],
    onDone: onClose,
    onFailed: () => {
      const isFree = new RegExp(`^/api/orders/${order.id}/`);
      void cache.invalidateQueries({ predicate: ({ queryKey }) => isFree.test(String(queryKey[0])) });
    },
  });
  const ask = (of: Stay, { wanted, amount, back, more, refundSteps }: OtherDates) => {
    const { startsAt, endsAt } = wanted;
    const { from, time, fold, units, quantity } = of;
    change({
      params: { id: order.id },
      body: { from, time, fold, units, quantity, shown: { startsAt, endsAt, amount, back, more, refundSteps } },
    });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words('title')}
      head={<span>{order.title}</span>}
      foot={
        <>
          <Dialog.Close render={<Button variant="line" />}>{words('close')}</Dialog.Close>
          {stay && shown && !isSame && (
            <Button variant="ink" busy={isPending} onClick={() => ask(stay, shown)}>
              {words('ask')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.datesLead}>{words('lead')}</p>
      {chooser(setStay)}
      <div aria-live="polite" className={styles.datesSaid}>
        {stay === undefined ? null : look.isError && !look.isFetching ? (
          <RefusedDates code={look.error.code} write={write} onRetry={() => void look.refetch()} />
        ) : shown === undefined ? (
          <div role="status" aria-label={words('loading')}>
            <Skeleton />
          </div>
        ) : isSame ? (
          <p>{words('unchanged')}</p>
        ) : (
          <NewTerms order={order} shown={shown} />
        )}
      </div>
    </Sheet>
  );
}

/** Whether other dates are those that are booked. */
const isBooked = (order: Booking, { wanted }: OtherDates): boolean =>
  wanted.from.date === order.date &&
  wanted.from.time === order.time &&
  wanted.until.date === order.until?.date &&
  wanted.until.time === order.until.time &&
  wanted.quantity === order.quantity;

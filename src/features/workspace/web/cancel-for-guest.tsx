import { useState } from 'react';
import { maxReason } from '#features/orders/rules.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { ReasonField, useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { ordersApi as api } from './queries.ts';
import { useUnguarded } from './use-unguarded.ts';
import * as styles from './workspace.module.css';

type CancelProps = { readonly booking: Booking; readonly refund: string };

/** An owner gives up a booking that they can't keep: asked about with the sum, and with a reason for the guest. */
export function CancelForGuest({ booking, refund }: CancelProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const reason = useReason(`cancellation ${booking.id}`);
  const sayUnguarded = useUnguarded();
  const ended = () => setAsking(false);
  const { id, buyer: name } = booking;
  const amount = formatPrice(refund, language);
  const { change, isPending } = useChange(api.mutation('POST /api/workspace/bookings/{id}/cancellation'), {
    done: { title: words('bookingCancelled'), description: words('bookingCancelledText', { name }) },
    failed: { title: words('cancelFailed'), description: words('cancelFailedText') },
    refresh: ['/api/workspace', '/api/events', '/api/rentals'],
    onDone: ended,
    asks: ['money_unguarded'],
    onFailed: ({ code }) => {
      ended();
      if (code === 'money_unguarded') sayUnguarded(words('cancelFailed'));
    },
  });
  const isFree = refund === '0';
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {words('cancelBooking')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('askCancel', { name })}
        text={isFree ? words('askCancelFree', { name }) : words('askCancelText', { name, amount })}
        yes={isFree ? words('yesCancelFree') : words('yesCancel', { amount })}
        no={words('keepBooking')}
        isPending={isPending}
        onYes={() => reason.give((text) => change({ params: { id }, body: { refund, reason: text } }))}
        onClose={ended}
      >
        <ReasonField
          reason={reason}
          className={styles.cancelReason}
          label={words('cancelReason')}
          hint={words('cancelReasonHint')}
          required={words('required')}
          missing={words('cancelReasonMissing')}
          max={maxReason}
        />
      </Confirm>
    </>
  );
}

import { useRef, useState } from 'react';
import { maxReason } from '#features/orders/rules.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useKeptText(`cancellation ${booking.id}`);
  const [isMissing, setMissing] = useState(false);
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
  const send = () => {
    if (reason.trim() !== '') return change({ params: { id }, body: { refund, reason: reason.trim() } });
    setMissing(true);
    return field.current?.focus();
  };
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
        onYes={send}
        onClose={ended}
      >
        <Field
          className={styles.cancelReason}
          label={words('cancelReason')}
          required={words('required')}
          hint={words('cancelReasonHint')}
          error={isMissing ? words('cancelReasonMissing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={3}
              maxLength={maxReason}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </Confirm>
    </>
  );
}

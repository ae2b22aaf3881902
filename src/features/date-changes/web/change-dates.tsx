import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Booking } from '#features/orders/contract.ts';
import { isCancellable } from '#features/orders/rules.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { DateChange } from '../contract.ts';
import { messages } from '../messages.ts';
import { stateAt, type DateChangeState } from '../rules.ts';
import { ownDateChanges, withdrawRequest } from './queries.ts';
import { useDatesWords } from './use-dates-words.ts';
import * as styles from './date-changes.module.css';

// The sheet comes when somebody asks for it: few do.
const DatesSheet = pressedPart(() => import('./dates-sheet.tsx').then((module) => module.DatesSheet));

type Props = {
  readonly order: Booking;
  /** Where other dates are chosen; tells which, and nothing while they are not whole. */
  readonly chooser: (onStay: (stay: Stay | undefined) => void) => ReactNode;
  /** The way to write to its owner. */
  readonly write: ReactNode;
};

/** Other dates on the card of a booked stay: the way to ask for them, and what became of it. */
export function ChangeDates({ order, chooser, write }: Props) {
  const words = useWords(messages);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const isPossible = order.kind === 'rental' && isCancellable(order, now);
  const { data = [] } = useQuery({
    ...ownDateChanges(),
    enabled: order.kind === 'rental' && order.status === 'confirmed',
  });
  const last = data.find(({ orderId }) => orderId === order.id);
  const state = last && stateOf(last, now);
  if (!isPossible && !isOpen) return null;
  return (
    <>
      {last && state && <Request request={last} category={order.category} state={state} />}
      {state !== 'waiting' && state !== 'agreed' && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.datesButton}
          aria-describedby={`booking-${order.id}`}
          onClick={() => setOpen(true)}
        >
          {words('change')}
        </Button>
      )}
      {isOpen && <DatesSheet {...{ order, chooser, write }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How a request stands now: the page may have been open since before it was over. */
const stateOf = ({ status, expiresAt, payBy }: DateChange, now: Date): DateChangeState =>
  stateAt({ status, expiresAt: new Date(expiresAt), payBy: payBy === null ? null : new Date(payBy) }, now);

type RequestProps = {
  readonly request: DateChange;
  readonly category: Booking['category'];
  readonly state: DateChangeState;
};

/** The last request of a booking: that it waits, for its owner or to be paid, or what was answered. One that was taken back is nobody's news. */
function Request({ request, category, state }: RequestProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const tell = useDatesWords(category);
  const { wanted, note, expiresAt, more, payBy, supplementId } = request;
  const [price, when] = [formatPrice(more, language), formatInstant(new Date(payBy ?? expiresAt), language)];
  if (state === 'withdrawn') return null;
  return (
    <section className={styles.datesNews} aria-label={words(state)}>
      <b>{words(state)}</b>
      {state === 'declined' || state === 'expired' || state === 'unpaid' ? (
        <p>{words('declinedText', { dates: tell(wanted) })}</p>
      ) : (
        <p>{tell(wanted)}</p>
      )}
      {note === null ? null : <p>{words('note', { note })}</p>}
      {(state === 'waiting' || state === 'agreed') && (
        <>
          <p>{state === 'agreed' ? words('agreedText', { amount: price, when }) : words('waitingUntil', { when })}</p>
          <div className={styles.datesWays}>
            {state === 'agreed' && supplementId !== null && (
              <ButtonLink variant="coral" size="sm" to="/checkout" search={{ type: 'supplement', id: supplementId }}>
                {words('payMore', { amount: price })}
              </ButtonLink>
            )}
            <Withdraw id={request.id} />
          </div>
        </>
      )}
    </section>
  );
}

function Withdraw({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { change, isPending } = useChange(withdrawRequest(), {
    done: { title: words('withdrawn'), description: words('withdrawnText') },
    failed: { title: words('withdrawFailed'), description: words('withdrawFailedText') },
    refresh: ['/api/date-changes', '/api/users'],
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={() => change({ params: { id } })}>
      {words('withdraw')}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { inksOf } from '#market/posters/poster.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { bookingsByTime, isBooking } from '../rules.ts';
import { BookingCard } from './booking-card.tsx';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './dashboard.module.css';

/** How many stand open; what comes after them waits in a fold. */
const shownAhead = 4;

/** The orders as the page asked for them. */
type Orders = {
  readonly data: readonly Booking[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

type ListProps = {
  readonly orders: Orders;
  /** The one that stands at the head of the page already. */
  readonly but?: Booking | undefined;
  /** What else can be done with one. */
  readonly more?: (order: Booking) => ReactNode;
};

/** The member's bookings, what is next first and what is over folded after it, in the four faces of every list. */
export function BookingsList({ orders, but, more }: ListProps) {
  const words = useWords(messages);
  const isAllThereIs = but !== undefined && orders.data?.filter(isBooking).length === 1;
  if (isAllThereIs) return null;
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('bookings')}
      </h2>
      <Faces orders={orders} but={but} {...(more && { more })} />
    </section>
  );
}

function Faces({ orders, but, more }: ListProps) {
  const words = useWords(messages);
  const now = useNow();
  if (orders.data === undefined && orders.isError)
    return (
      <Failure title={words('bookingsFailed')} retry={{ label: words('retry'), onClick: () => void orders.refetch() }}>
        {words('bookingsFailedText')}
      </Failure>
    );
  if (orders.data === undefined)
    return (
      <div className={styles.bookingsList} role="status" aria-label={words('loading')}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  const bookings = orders.data.filter((order) => isBooking(order) && order.id !== but?.id);
  const { ahead, past } = bookingsByTime(bookings, now);
  const nothingAhead = ahead.length === 0 && but === undefined && (
    <Empty
      title={words(past.length === 0 ? 'none' : 'noneAhead')}
      action={
        <ButtonLink variant="coral" size="sm" to="/search" search={{ type: 'events' }}>
          {words('noneLink')}
        </ButtonLink>
      }
    >
      {words('noneText')}
    </Empty>
  );
  const later = ahead.slice(shownAhead);
  return (
    <div className={styles.bookingsList}>
      {nothingAhead}
      <Cards orders={ahead.slice(0, shownAhead)} {...(more && { more })} />
      {later.length === 0 ? null : (
        <details className={styles.bookingsFold}>
          <summary>{words('later', { count: later.length })}</summary>
          <Cards orders={later} {...(more && { more })} />
        </details>
      )}
      {past.length === 0 ? null : (
        <details className={styles.bookingsFold}>
          <summary>{words('past', { count: past.length })}</summary>
          <Cards orders={past} isPast {...(more && { more })} />
        </details>
      )}
    </div>
  );
}

type CardsProps = Pick<ListProps, 'more'> & { readonly orders: readonly Booking[]; readonly isPast?: boolean };

function Cards({ orders, isPast = false, more }: CardsProps) {
  const inks = inksOf(orders.map(({ poster }) => poster));
  return orders.map((order, index) => (
    <BookingCard key={order.id} order={order} ink={inks[index] ?? 'poniente'} isPast={isPast} more={more?.(order)} />
  ));
}

import { formatPrice } from '#kit/shared/money.ts';
import type { Ink } from '#market/posters/poster.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { BookingNews } from './booking-news.tsx';
import { PendingActions } from './pending-actions.tsx';
import { posterOf } from './poster-of.ts';
import { StatusBadge } from './status-badge.tsx';
import { TicketCodes } from './ticket-codes.tsx';
import { useBookedWords } from './use-booked-words.ts';
import * as styles from './booking.module.css';

type Props = {
  readonly order: Booking;
  readonly ink: Ink;
  /** What else can be done with it, or has become of it. */
  readonly actions?: ReactNode;
};

/** One booking as a ticket: what, when and where on the stub, the codes large enough for a dark door. */
export function BookingCard({ order, ink, actions }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { when, count } = useBookedWords();
  const heading = `booking-${order.id}`;

  return (
    <article className={styles.booking} aria-labelledby={heading} data-status={order.status}>
      <div className={styles.bookingPrint}>
        <Poster className={styles.bookingPoster} {...posterOf(order)} ink={ink} format="tall" />
        <div className={styles.bookingStub}>
          <div className={styles.bookingTop}>
            <h3 id={heading} className="tower-s">
              <Link className={styles.bookingLink} to={`/${order.kind}s/${order.itemId}`}>
                {order.title}
              </Link>
            </h3>
            <StatusBadge order={order} />
          </div>
          <p className={styles.bookingMeta}>
            {when(order).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{order.location === order.address ? order.address : `${order.location} · ${order.address}`}</span>
          </p>
          <BookingNews order={order} />
          <p className={styles.bookingSum}>
            <span>{count(order)}</span>
            <b className="tower">{order.amount === '0' ? words('free') : formatPrice(order.amount, language)}</b>
          </p>
          {order.status === 'confirmed' && <TicketCodes {...order} />}
          {order.status === 'pending' && <PendingActions order={order} />}
          {actions}
        </div>
      </div>
    </article>
  );
}

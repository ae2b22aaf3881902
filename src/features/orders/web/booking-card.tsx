import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { placeLine } from '#market/listings/place-line.ts';
import { useDepositWords } from '#market/listings/web/deposit/use-deposit-words.ts';
import type { Ink } from '#market/posters/poster.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { keptAmount } from '../rules.ts';
import { BookingNews } from './booking-news.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { CancelNote } from './cancel-note.tsx';
import { PastTickets } from './past-tickets.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TicketCodes } from './ticket-codes.tsx';
import { useBookedWords } from './use-booked-words.ts';
import * as azulejoStyles from '#kit/web/ui/azulejo.module.css';
import * as styles from './booking.module.css';

type Props = {
  readonly order: Booking;
  readonly ink: Ink;
  /** It has taken place: its codes are not offered any more. */
  readonly isPast?: boolean;
  /** What else can be done with it. */
  readonly more?: ReactNode;
};

/** One booking as a ticket: what, when and where on the stub, the codes large enough for a dark door. */
export function BookingCard({ order, ink, isPast = false, more }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { when, count } = useBookedWords();
  const { label, sumOf } = useDepositWords();
  const deposit = order.status === 'confirmed' ? sumOf(order) : null;
  const heading = `booking-${order.id}`;

  return (
    <article className={styles.booking} aria-labelledby={heading} data-status={isPast ? 'past' : order.status}>
      <div className={styles.bookingPrint}>
        <div className={`${styles.bookingSide} ${styles.bookingBeside}`}>
          <Poster className={styles.bookingPoster} {...order.poster} ink={ink} format="tall" />
          <div className={`${azulejoStyles.azulejo} ${styles.bookingTiles}`} aria-hidden="true" />
        </div>
        <Poster
          className={`${styles.bookingPoster} ${styles.bookingAbove}`}
          {...order.poster}
          ink={ink}
          format="strip"
        />
        <div className={styles.bookingStub}>
          <div className={styles.bookingTop}>
            <h3 id={heading} className="tower-s">
              <Link className={styles.bookingLink} to={`/${order.kind}s/${order.itemId}`}>
                {order.title}
              </Link>
            </h3>
            <StatusBadge order={order} isPast={isPast} />
          </div>
          <p className={styles.bookingMeta}>
            {when(order).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{placeLine(order.location, order.address)}</span>
          </p>
          <BookingNews order={order} />
          <p className={styles.bookingSum}>
            <span>{count(order)}</span>
            <b className="tower">{order.amount === '0' ? words('free') : formatPrice(keptAmount(order), language)}</b>
          </p>
          {order.discountCode === null ? null : (
            <p className={styles.bookingCode}>
              {words('withCode', { code: order.discountCode, off: formatPrice(order.discount, language) })}
            </p>
          )}
          {!isPast && deposit !== null && (
            <p className={styles.bookingCode}>
              {inLine([label, deposit], ': ')}. {words('depositBack')}
            </p>
          )}
          {!isPast && order.arrival !== undefined && (
            <section className={styles.bookingArrival} aria-label={words('arrival')}>
              <b>{words('arrival')}</b>
              <p>{order.arrival}</p>
            </section>
          )}
          {isPast ? <PastTickets {...order} /> : <TicketCodes {...order} />}
          <CancelNote order={order} />
          <div className={styles.bookingWays}>
            {more}
            {order.status === 'confirmed' && <CancelBooking order={order} />}
          </div>
        </div>
      </div>
    </article>
  );
}

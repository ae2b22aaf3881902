import type { ReactNode } from 'react';
import { inkOf } from '#market/posters/poster.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { BookingCard } from './booking-card.tsx';
import * as styles from './dashboard.module.css';

/** Whoever has just paid came for the ticket: it is the first thing on the page, with the word that it went through. */
export function JustPaid({ order, more }: { readonly order: Booking; readonly more?: ReactNode }) {
  const words = useWords(messages);
  return (
    <section className={styles.justPaid} aria-labelledby="just-paid">
      <div className={styles.paidBanner} role="status">
        <Icon name="check" />
        <div>
          <h2 id="just-paid">{words('paid')}</h2>
          <p>{words(`paidText.${order.kind}`, { title: order.title })}</p>
        </div>
      </div>
      <BookingCard order={order} ink={inkOf(order.poster.motif, order.poster.seed)} more={more} />
    </section>
  );
}

/** Its place until it is known which order that was: what stands below is not pushed away when it comes. */
export function PaidWaiting() {
  const words = useWords(messages);
  return (
    <div className={`${styles.justPaid} ${styles.paidWaiting}`} role="status" aria-label={words('loading')}>
      <Skeleton />
    </div>
  );
}

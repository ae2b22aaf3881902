import type { Booking } from '#features/orders/contract.ts';
import { instantOf } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { mayReview, ownReviewHash } from '../rules.ts';
import * as styles from './guest-reviews.module.css';

/** Leads from a booking to its review, once its buyer was there; the page itself knows whether there is one. */
function ReviewLink({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const { until } = order;
  const ended = until === null ? new Date(order.startsAt) : instantOf(until.date, until.time);
  if (!mayReview(order, ended, useNow())) return null;
  return (
    <p className={styles.reviewLink}>
      <Link to="/review" hash={ownReviewHash(order.id)}>
        {words('ofBooking')}
      </Link>
    </p>
  );
}

/** The same, for a list of bookings. */
export const reviewLink = (order: Booking) => <ReviewLink order={order} />;

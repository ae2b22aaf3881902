import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#features/orders/contract.ts';
import { instantOf } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { mayReview, ownReviewHash } from '../rules.ts';
import { ownReviewsQuery } from './queries.ts';
import * as styles from './guest-reviews.module.css';

/** Leads from a booking to its review, once its buyer was there: asks for one, or says that it is theirs to read. */
function ReviewLink({ order }: { readonly order: Booking }) {
  const words = useWords(messages);
  const { until } = order;
  const ended = until === null ? new Date(order.startsAt) : instantOf(until.date, until.time);
  const isPossible = mayReview(order, ended, useNow());
  const reviewed = useQuery({ ...ownReviewsQuery(), enabled: isPossible }).data;
  if (!isPossible) return null;
  return (
    <p className={styles.reviewLink}>
      <Link to="/review" hash={ownReviewHash(order.id)}>
        {words(reviewed?.includes(order.id) ? 'yours' : 'ofBooking')}
      </Link>
    </p>
  );
}

/** The same, for a list of bookings. */
export const reviewLink = (order: Booking) => <ReviewLink order={order} />;

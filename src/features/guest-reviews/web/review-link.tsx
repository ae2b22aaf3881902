import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#features/orders/contract.ts';
import { instantOf } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { keptReviewHash, mayReview, mayReviewKept, ownReviewHash } from '../rules.ts';
import { ownReviewsQuery } from './queries.ts';
import * as styles from './guest-reviews.module.css';

type Props = {
  /** Of an order, or of a ticket that one keeps. */
  readonly id: string;
  readonly hash: string;
  readonly isPossible: boolean;
};

/** Leads from a booking or a kept ticket to its review, once its guest was there: asks for one, or says that it is theirs to read. */
function ReviewLink({ id, hash, isPossible }: Props) {
  const words = useWords(messages);
  const reviewed = useQuery({ ...ownReviewsQuery(), enabled: isPossible }).data;
  if (!isPossible) return null;
  return (
    <p className={styles.reviewLink}>
      <Link to="/review" hash={hash}>
        {words(reviewed?.includes(id) ? 'yours' : 'ofBooking')}
      </Link>
    </p>
  );
}

function OfBooking({ order }: { readonly order: Booking }) {
  const { id, until } = order;
  const ended = until === null ? new Date(order.startsAt) : instantOf(until.date, until.time);
  return <ReviewLink id={id} hash={ownReviewHash(id)} isPossible={mayReview(order, ended, useNow())} />;
}

type Kept = { readonly id: string; readonly usedAt: string | null; readonly shut: string | null };

function OfKept({ ticket }: { readonly ticket: Kept }) {
  const { id } = ticket;
  return <ReviewLink id={id} hash={keptReviewHash(id)} isPossible={mayReviewKept(ticket, useNow())} />;
}

/** The same, for a list of bookings. */
export const reviewLink = (order: Booking) => <OfBooking order={order} />;

/** And for the tickets that one keeps. */
export const keptReviewLink = (ticket: Kept) => <OfKept ticket={ticket} />;

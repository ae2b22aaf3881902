import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRating } from '#market/listings/rating.ts';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { GuestReviews as Reviews } from '../contract.ts';
import { messages } from '../messages.ts';
import { starsDown, type ReviewedType } from '../rules.ts';
import { reviewsQuery } from './queries.ts';
import type { ReportSlot } from './report-slot.ts';
import { ReviewItem } from './review-item.tsx';
import { Stars } from './stars.tsx';
import * as styles from './guest-reviews.module.css';

type Props = { readonly type: ReviewedType; readonly listing: string; readonly Report: ReportSlot };

/** What guests say who were there, as a chapter of a listing's page. An event that nobody was at yet says nothing of it. */
export function GuestReviews({ type, listing, Report }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAll, setAll] = useState(false);
  const first = useQuery(reviewsQuery(type, listing, language));
  const all = useQuery({ ...reviewsQuery(type, listing, language, true), enabled: isAll });
  const reviews = all.data ?? first.data;
  if (!reviews || (reviews.count === 0 && type === 'events')) return null;
  const { count, items } = reviews;
  return (
    <DetailSection title={words('title')} id="reviews">
      {count === 0 ? <p className={styles.reviewsLead}>{words('none')}</p> : <Spread reviews={reviews} />}
      <p className={styles.reviewsLead}>{words('lead')}</p>
      {count > 0 ? (
        <ul className={styles.reviewList}>
          {items.map((review) => (
            <ReviewItem key={review.id} review={review} isTitled={type === 'businesses'} Report={Report} />
          ))}
        </ul>
      ) : null}
      {items.length < count && !all.data ? (
        <Button variant="line" busy={isAll && all.isFetching} onClick={() => setAll(true)}>
          {isAll && all.isFetching ? words('showing') : words('showAll', { count })}
        </Button>
      ) : null}
    </DetailSection>
  );
}

/** The average, and how many gave which stars. */
function Spread({ reviews }: { readonly reviews: Reviews }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { average, count, stars } = reviews;
  if (average === null) return null;
  const text = formatRating(average, language);
  return (
    <div className={styles.reviewsHead}>
      <p className={styles.reviewsAverage}>
        <b className="tower">{text}</b>
        <span>
          <Stars stars={average} label={words('average', { average: text })} />
          {words('count', { count })}
        </span>
      </p>
      <ul className={styles.reviewsSpread} aria-label={words('spread')}>
        {starsDown.map((place) => {
          const of = stars[place - 1] ?? 0;
          return (
            <li key={place}>
              <span>{words('starsOf', { count: place })}</span>
              <i style={{ inlineSize: `${(of / count) * 100}%` }} data-none={of === 0 || undefined} />
              <span>{of}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

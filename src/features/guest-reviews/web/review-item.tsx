import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { GuestReview } from '../contract.ts';
import { messages } from '../messages.ts';
import { ReportForm } from './report-form.tsx';
import { Stars } from './stars.tsx';
import { useProof } from './use-proof.ts';
import * as styles from './guest-reviews.module.css';

type Props = {
  readonly review: GuestReview;
  /** Of a place: which of its nights it was. */
  readonly isTitled: boolean;
};

/** One review in the language it was written in: stars, who, how it is known that they were there, the owner's answer. */
export function ReviewItem({ review, isTitled }: Props) {
  const words = useWords(messages);
  const proofOf = useProof();
  const [isReporting, setReporting] = useState(false);
  const name = review.name === '' ? words('someone') : review.name;
  return (
    <li className={styles.review}>
      <p className={styles.reviewHead}>
        <b>{name}</b>
        <Stars stars={review.stars} label={words('starsOf', { count: review.stars })} />
      </p>
      <p className={styles.reviewProof}>{inLine([proofOf(review), isTitled ? review.title : ''])}</p>
      {review.words === null ? null : (
        <blockquote lang={review.language}>
          <p>{review.words}</p>
        </blockquote>
      )}
      {review.answer === null ? null : (
        <figure className={styles.reviewAnswer}>
          <figcaption>{words('answer')}</figcaption>
          <blockquote>{review.answer.words}</blockquote>
        </figure>
      )}
      {isReporting ? (
        <ReportForm reviewId={review.id} onClose={() => setReporting(false)} />
      ) : (
        <Button variant="quiet" size="sm" aria-label={words('reportOf', { name })} onClick={() => setReporting(true)}>
          {words('report')}
        </Button>
      )}
    </li>
  );
}

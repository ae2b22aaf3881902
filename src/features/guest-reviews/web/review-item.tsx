import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { GuestReview } from '../contract.ts';
import { messages } from '../messages.ts';
import type { ReportSlot } from './report-slot.ts';
import { Stars } from './stars.tsx';
import { useProof } from './use-proof.ts';
import * as styles from './guest-reviews.module.css';

type Props = {
  readonly review: GuestReview;
  /** Of a place: which of its nights it was. */
  readonly isTitled: boolean;
  readonly Report: ReportSlot;
};

/** One review in the language it was written in: stars, who, how it is known that they were there, the owner's answer. */
export function ReviewItem({ review, isTitled, Report }: Props) {
  const words = useWords(messages);
  const proofOf = useProof();
  const [reported, report] = useState<'review' | 'answer'>();
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
      {reported ? (
        <Report key={reported} kind={reported} id={review.id} onClose={() => report(undefined)} />
      ) : (
        <p>
          <Button variant="quiet" size="sm" aria-label={words('reportOf', { name })} onClick={() => report('review')}>
            {words('report')}
          </Button>
          {review.answer === null ? null : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={words('reportAnswerOf', { name })}
              onClick={() => report('answer')}
            >
              {words('reportAnswer')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

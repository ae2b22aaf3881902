import { useEffect, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { Invitation } from '../contract.ts';
import { messages } from '../messages.ts';
import { Stars } from './stars.tsx';
import * as styles from './guest-reviews.module.css';

type Own = NonNullable<Invitation['review']>;

type WrittenProps = {
  readonly invitation: Invitation;
  readonly review: Own;
  /** It took its form's place just now: the focus comes along, and what is shorter than the form is brought into sight. */
  readonly takesFocus: boolean;
};

/** What one wrote, how far it is, and what the host says once it may be read. */
export function WrittenReview({ invitation, review, takesFocus }: WrittenProps) {
  const words = useWords(messages);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    said.current?.focus({ preventScroll: true });
    // Not everywhere where this is drawn can be scrolled.
    said.current?.scrollIntoView?.({ block: 'center' });
  }, [takesFocus]);
  const state = review.isRemoved ? 'removed' : review.isPublic ? 'thanks' : 'thanksBlind';
  const { host, type, listing } = invitation;
  return (
    <section className={styles.reviewCard} aria-labelledby="written-review">
      <h2 id="written-review" className="tower-s">
        {invitation.title}
      </h2>
      <p ref={said} role="status" tabIndex={-1}>
        {words(state)}
      </p>
      <Said label={words('yours')} stars={review.stars} text={review.words} />
      {review.answer ? <Said label={words('answer')} text={review.answer.words} /> : null}
      {host ? <Said label={words('hostSays')} stars={host.stars} text={host.words} /> : null}
      <ButtonLink to={`/${type}/${listing}`} variant="ink">
        {words('toListing')}
      </ButtonLink>
    </section>
  );
}

type SaidProps = { readonly label: string; readonly stars?: number; readonly text: string | null };

function Said({ label, stars, text }: SaidProps) {
  const words = useWords(messages);
  return (
    <figure className={styles.reviewAnswer}>
      <figcaption>{label}</figcaption>
      {stars === undefined ? null : <Stars stars={stars} label={words('starsOf', { count: stars })} />}
      {text === null ? null : <blockquote>{text}</blockquote>}
    </figure>
  );
}

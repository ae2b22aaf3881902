import { formatRating } from '#market/listings/rating.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './business-card.module.css';

const places = [1, 2, 3, 4, 5];

function fill(rating: number, place: number): string | undefined {
  if (rating >= place) return styles.full;
  return rating >= place - 0.5 ? styles.half : undefined;
}

/** Five discs and the figure; one name for a screen reader. */
export function Rating({ rating }: { readonly rating: number | null }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (rating === null) return <span className={styles.rateClosed}>{words('unrated')}</span>;
  const text = formatRating(rating, language);
  return (
    <span className={styles.rateDiscs} role="img" aria-label={words('ratingLabel', { rating: text })}>
      {places.map((place) => (
        <i key={place} className={fill(rating, place)} />
      ))}{' '}
      {words('rating', { rating: text })}
    </span>
  );
}

import { formatRating } from '#market/listings/rating.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';

const places = [1, 2, 3, 4, 5];

function fill(rating: number, place: number): 'full' | 'half' | 'none' {
  if (rating >= place) return 'full';
  return rating >= place - 0.5 ? 'half' : 'none';
}

/** Five discs and the figure; one name for a screen reader. */
export function Rating({ rating }: { readonly rating: number | null }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (rating === null) return <span className="rate-closed">{words('unrated')}</span>;
  const text = formatRating(rating, language);
  return (
    <span className="rate-discs" role="img" aria-label={words('ratingLabel', { rating: text })}>
      {places.map((place) => (
        <i key={place} className={fill(rating, place)} />
      ))}{' '}
      {words('rating', { rating: text })}
    </span>
  );
}

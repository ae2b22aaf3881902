import { Link } from '@tanstack/react-router';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';

/** How many listings of owners wait in this part of the desk, and the way to them; nothing once they are shown. */
export function ReviewsWaiting({ tab, count }: { readonly tab: string; readonly count: number }) {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  if (count === 0 || search['status'] === 'waiting') return null;
  return (
    <p className="front-waiting">
      {words('reviews', { count })}
      <Link className="btn btn-quiet btn-sm" to="/admin" search={{ tab, status: 'waiting' }} resetScroll={false}>
        {words('showReviews')}
      </Link>
    </p>
  );
}

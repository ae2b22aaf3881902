import { Link } from '@tanstack/react-router';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './front-desk.module.css';

/** How many listings of owners wait in this tab of the desk, and the way to them; nothing once they are shown. */
export function ReviewsWaiting({ tab, count }: { readonly tab: string; readonly count: number }) {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  if (count === 0 || search['status'] === 'waiting') return null;
  return (
    <p className={styles.frontWaiting}>
      {words('reviews', { count })}{' '}
      <Link
        className={buttonStyles.btn}
        data-variant="quiet"
        data-size="sm"
        to="/admin"
        search={{ tab, status: 'waiting' }}
        resetScroll={false}
      >
        {words('showReviews', { count })}
      </Link>
    </p>
  );
}

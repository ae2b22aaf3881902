import { Link } from '@tanstack/react-router';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './front-desk.module.css';

type Counts = Readonly<Record<ListingKind, number>> | undefined;

/** Listings with a price that nobody sells, because they belong to nobody, and the way to them. */
export function OwnerlessForSale({ counts }: { readonly counts: Counts }) {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  const some = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const [first] = some;
  if (first === undefined || search['owner'] === 'nobody') return null;
  const count = some.reduce((sum, [, one]) => sum + one, 0);
  return (
    <p className={styles.frontWaiting}>
      {words('ownerless', { count })}{' '}
      <Link
        className={buttonStyles.btn}
        data-variant="quiet"
        data-size="sm"
        to="/admin"
        search={{ tab: first[0], owner: 'nobody', status: 'published' }}
        resetScroll={false}
      >
        {words('showOwnerless', { count })}
      </Link>
    </p>
  );
}

import { listingKinds } from '#market/listings/listing-kinds.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './dashboard.module.css';

/** Doors to the search, one for each kind, each with its type set. */
export function QuickActions() {
  const words = useWords(messages);
  return (
    <nav className={styles.quickActions} aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('quick')}
      </h2>
      <ul>
        {listingKinds.map((type) => (
          <li key={type}>
            <Link className={styles.quickAction} data-type={type} to="/search" search={{ type }}>
              <b className="tower-s">{words(`quick.${type}`)}</b>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

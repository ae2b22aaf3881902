import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { StandingCard } from '#kit/web/ui/standing-card.tsx';
import { messages } from '../messages.ts';
import { useKnownOfOwner } from './queries.ts';
import * as styles from './workspace.module.css';

/** Above an owner's listings: what is public and can't be bought looks in their rows as if it were on sale. */
export function UnsoldNote() {
  const words = useWords(messages);
  const count = useKnownOfOwner(true)?.unsold ?? 0;
  if (count === 0) return null;
  return (
    <StandingCard title={words('unsold', { count })} isFirst className={styles.workUnsold}>
      <p>{words('unsoldText')}</p>
      <p>
        <Link to="/dashboard" search={{ tab: 'seller' }}>
          {words('unsoldLink')}
        </Link>
      </p>
    </StandingCard>
  );
}

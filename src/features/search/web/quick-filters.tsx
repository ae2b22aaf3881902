import { Link, useNavigate } from '@tanstack/react-router';
import { nightOf } from '#market/town/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import {
  isNearMe,
  isSet,
  nearMe,
  notNearMe,
  phraseToggled,
  quickFilters,
  saysPhrase,
  toggled,
} from '../quick-filters.ts';
import { usePosition } from './use-position.ts';
import * as sheetStyles from './search-sheet.module.css';
import * as styles from './quick-filters.module.css';

/** What most people narrow a search by, one press each, always in sight; pressed again it is gone. */
export function QuickFilters({ address }: { readonly address: SearchAddress }) {
  const words = useWords(messages);
  const navigate = useNavigate();
  const tonight = nightOf(useNow());
  const { note, ask } = usePosition();
  const isNear = isNearMe(address);
  const go = (search: SearchAddress) => void navigate({ to: '/search', search, resetScroll: false });
  const pressNear = () => {
    if (isNear) return go(notNearMe(address));
    // Without a position nothing is near: it is said, and nothing else is shown in its place.
    return ask((spot, isTheirs) => isTheirs && go(nearMe(address, spot)));
  };
  return (
    <>
      <ul className={styles.quick} aria-label={words('quick')}>
        {address.type === 'jobs' ? (
          <li>
            <Link
              className={sheetStyles.pick}
              to="/search"
              search={phraseToggled(address, words('withBed'))}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={saysPhrase(address, words('withBed')) ? 'true' : undefined}
            >
              {words('withBed')}
            </Link>
          </li>
        ) : null}
        {quickFilters.map((name) => (
          <li key={name}>
            <Link
              className={sheetStyles.pick}
              to="/search"
              search={toggled(address, name, tonight)}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={isSet(address, name, tonight) ? 'true' : undefined}
            >
              {words(name)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={sheetStyles.pick} aria-pressed={isNear} onClick={pressNear}>
            <Icon name="target" /> {words('near')}
          </button>
        </li>
      </ul>
      <p className={styles.quickNote} role="status">
        {note ? words(`near.${note}`) : ''}
      </p>
    </>
  );
}

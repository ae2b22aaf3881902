import { Link, useNavigate } from '@tanstack/react-router';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { changed, isByPrice, soughtTypes, usualSort, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { searchSorts } from '../rules.ts';
import { usePosition } from './use-position.ts';
import { exactly } from './exactly.ts';
import * as styles from './results.module.css';

/** In which order, and as a list or on the map; both act at once. */
export function ResultTools({ address }: { readonly address: SearchAddress }) {
  const words = useWords(messages);
  const navigate = useNavigate();
  const { note, ask } = usePosition();
  const go = (change: SearchAddress) =>
    void navigate({ to: '/search', search: changed(address, change), resetScroll: false });
  const order = (value: string) => {
    const sort = searchSorts.find((known) => known === value);
    if (sort === 'distance' && address.lat === undefined) ask((spot) => go({ sort, ...spot }));
    else go({ sort });
  };
  const sorts = searchSorts.filter((sort) => sort !== 'pay' || soughtTypes(address).includes('jobs'));
  const views = [undefined, 'map'] as const;
  return (
    <div className={styles.tools}>
      <Select
        aria-label={words('sort')}
        value={address.sort ?? usualSort(address)}
        onChange={(event) => order(event.target.value)}
        options={sorts.map((sort) => ({ value: sort, label: words(`sort.${sort}`) }))}
      />
      <nav className={styles.views} aria-label={words('view')}>
        {views.map((view) => (
          <Link
            key={view ?? 'list'}
            className={styles.view}
            to="/search"
            search={changed(address, { view })}
            resetScroll={false}
            activeOptions={exactly}
            {...(view === address.view ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon name={view === 'map' ? 'map' : 'menu'} />
            {words(view ?? 'list')}
          </Link>
        ))}
      </nav>
      <p className={styles.toolsNote} role="status">
        {note ? words(note) : isByPrice(address) ? words('compared') : ''}
      </p>
    </div>
  );
}

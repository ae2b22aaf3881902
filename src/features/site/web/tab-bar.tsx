import { Link, useLocation } from '@tanstack/react-router';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { nightOf } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { tabAt } from './tab-at.ts';
import * as styles from './tab-bar.module.css';

/** All three of the search lead to one page: the router's own mark is for the very same address, ours for the rest. */
const exactly = { exact: true, includeSearch: true } as const;

/** What a phone is reached for, at its bottom: five links, which work before and without any script. */
export function TabBar() {
  const words = useWords(messages);
  const { pathname, search } = useLocation();
  const night = nightOf(useNow());
  const here = tabAt(pathname, search, night);
  const tabs = [
    { id: 'tonight', icon: 'moon', to: '/search', search: { type: 'events', date: night } },
    { id: 'search', icon: 'search', to: '/search', search: {} },
    { id: 'map', icon: 'map', to: '/search', search: { view: 'map' } },
    { id: 'saved', icon: 'ribbon', to: '/saved', search: {} },
    { id: 'tickets', icon: 'ticket', to: '/user-dashboard', search: {} },
  ] as const;
  return (
    <nav className={styles.tabBar} aria-label={words('tabs')}>
      {tabs.map(({ id, icon, to, search: asked }) => (
        <Link
          key={id}
          className={styles.barTab}
          to={to}
          search={asked}
          activeOptions={exactly}
          {...(id === here ? { 'aria-current': 'page' as const } : {})}
        >
          <Icon name={icon} />
          {words(`tab.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

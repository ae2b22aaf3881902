import { Link } from '@tanstack/react-router';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { through, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { searchTypes, type SearchType } from '../rules.ts';
import { countText, sumOf } from './counts.ts';
import type { Found } from './queries.ts';
import { exactly } from './exactly.ts';
import { useCurrentInSight } from '#kit/web/ui/use-current-in-sight.ts';
import * as tabsStyles from '#kit/web/ui/tabs.module.css';
import * as styles from './results.module.css';

type Props = { readonly address: SearchAddress; readonly facets: Found['facets'] | undefined };

/** The kinds of listing, each with what it would show. */
export function TypeTabs({ address, facets }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const countOf = (type: SearchType) => {
    const counts = listingKinds
      .filter((one) => type === 'all' || one === type)
      .map((one) => facets?.type.find(({ value }) => value === one) ?? { count: 0, isMore: false });
    return countText(sumOf(counts), language);
  };
  const strip = useCurrentInSight();
  return (
    <nav className={styles.typeTabs} ref={strip} aria-label={words('types')}>
      {searchTypes.map((type) => (
        <Link
          key={type}
          className={styles.typeTab}
          to="/search"
          search={through(address, type)}
          resetScroll={false}
          activeOptions={exactly}
          {...(type === (address.type ?? 'all') ? { 'aria-current': 'page' as const } : {})}
        >
          {words(`type.${type}`)} {facets && <span className={tabsStyles.tabCount}>{countOf(type)}</span>}
        </Link>
      ))}
    </nav>
  );
}

import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { through, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { searchTypes, type SearchType } from '../rules.ts';
import { countText, sumOf } from './counts.ts';
import type { Found } from './queries.ts';
import { exactly } from './exactly.ts';
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
  const strip = useRef<HTMLElement>(null);
  const chosen = searchTypes.indexOf(address.type ?? 'all');
  // The strip alone is moved: the page stays where it was.
  useEffect(() => {
    const [nav, tab] = [strip.current, strip.current?.children[chosen]];
    if (!nav || !tab) return;
    const [at, around] = [tab.getBoundingClientRect(), nav.getBoundingClientRect()];
    nav.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
  }, [chosen]);
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

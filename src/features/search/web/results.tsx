import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Skeletons } from '#kit/web/ui/list-faces.tsx';
import { soughtTypes, type SearchAddress } from '../address.ts';
import { messages as searchMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { ActiveFilters } from './active-filters.tsx';
import { countText, sumOf } from './counts.ts';
import { HelpLine } from './help-line.tsx';
import type { Found } from './queries.ts';
import { LeftOut } from './left-out.tsx';
import { LongerStays } from './longer-stays.tsx';
import { NearGroups } from './near-groups.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { ResultGroups, type Cards } from './result-groups.tsx';
import { ResultTools } from './result-tools.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { TypeTabs } from './type-tabs.tsx';
import type { AmenityName, CategoryName } from './types.ts';
import { WayOut } from './way-out.tsx';
import * as mapViewStyles from './map-view.module.css';
import * as searchBlockStyles from './search-block.module.css';
import * as styles from './results.module.css';

type Props = {
  readonly address: SearchAddress;
  readonly found: UseQueryResult<Found, Problem>;
  readonly categoryName: CategoryName;
  readonly amenityName: AmenityName;
  /** The rooms' own cards; the page knows the rooms. */
  readonly cards: Cards;
  readonly nearCards: Cards;
  /** The best of several kinds, side by side. */
  readonly best: ReactNode;
  /** The map, where it is asked for. */
  readonly map?: ReactNode;
  /** What is on tonight, for those who found nothing. */
  readonly tonight: ReactNode;
  /** The way to keep what is asked, where something is. */
  readonly save?: ReactNode;
};

/** The search page: the sheet, the kinds of listing, what was found of each. */
export function Results(props: Props) {
  const { address, found, categoryName, amenityName, cards, nearCards, best, map, tonight, save } = props;
  const words = useWords(messages);
  const searchWords = useWords(searchMessages);
  const count = useRef<HTMLParagraphElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const { data } = found;
  // What was found before may be of another kind: that there is none of this one, only its own answer says.
  const shown = data && found.isPlaceholderData && totalOf(address, data).count === 0 ? undefined : data;
  const names = { categoryName, amenityName };
  const keeping = save ? <div className={styles.resultSave}>{save}</div> : null;
  const showResults = () => {
    count.current?.focus({ preventScroll: true });
    // At once: the sheet has just closed and other results come. Firefox stops a slow way there and follows one of the old cards.
    top.current?.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <div className={`wrap ${styles.results}`} data-view={map ? 'map' : undefined}>
      <div className={`${searchBlockStyles.searchTop} ${styles.resultsTop}`}>
        <h1 className="tower">{searchWords('title')}</h1>
      </div>
      <SearchSheet address={address} facets={data?.facets} {...names} onAsked={showResults} />
      <QuickFilters address={address} />
      <div ref={top}>
        <TypeTabs address={address} facets={data?.facets} />
      </div>
      <div className={styles.resultBar}>
        <p className={`${styles.resultCount} tower-s`} role="status" tabIndex={-1} ref={count}>
          <CountLine address={address} found={found} />
        </p>
        <ResultTools address={address} />
      </div>
      <div className={styles.resultAsked}>
        <ActiveFilters address={address} {...names} onDropped={() => count.current?.focus()} />
        {map ? null : keeping}
      </div>
      <HelpLine address={address} />
      <Notes address={address} data={data} />
      <LongerStays address={address} found={data} />
      <div className={map ? mapViewStyles.resultSplit : undefined}>
        {map && <div className={mapViewStyles.resultMap}>{map}</div>}
        <div
          className={styles.resultList}
          aria-busy={found.isFetching}
          data-old={(shown && found.isPlaceholderData) || undefined}
        >
          {/* On a phone the map is what was asked for: nothing comes between. */}
          {map ? keeping : null}
          {shown && totalOf(address, shown).count > 0 && (
            <>
              <ResultGroups address={address} found={shown} cards={cards} best={best} />
              <NearGroups near={shown.near} cards={nearCards} />
            </>
          )}
          {shown && totalOf(address, shown).count === 0 && (
            <WayOut {...{ address, found: shown, tonight, ...names }}>
              <NearGroups near={shown.near} cards={nearCards} />
            </WayOut>
          )}
          {!shown && found.isError && !found.isFetching && (
            <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void found.refetch() }}>
              {words('failedHint')}
            </Failure>
          )}
          {!shown && (!found.isError || found.isFetching) && <Skeletons label={words('loading')} />}
        </div>
      </div>
    </div>
  );
}

const totalOf = (address: SearchAddress, { totals }: Found) => sumOf(soughtTypes(address).map((type) => totals[type]));

function CountLine({ address, found }: Pick<Props, 'address' | 'found'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  if (found.isFetching) return words('loading');
  if (!found.data) return null;
  const total = totalOf(address, found.data);
  if (total.count < 1000) return words('found', { count: total.count });
  return words('foundMany', { total: countText(total, language) });
}

/** What was searched instead of what was typed, and that it is not all of it. */
function Notes({ address, data }: { readonly address: SearchAddress; readonly data: Found | undefined }) {
  const words = useWords(messages);
  if (!data || totalOf(address, data).count === 0) return null;
  const { correction, hasAllWords, leftOut } = data;
  return (
    <>
      {correction !== null && (
        <p className={styles.resultNote}>{words('corrected', { correction, query: address.query ?? '' })}</p>
      )}
      {!hasAllWords && (
        <p className={styles.resultNote}>
          {words('notAll')} <LeftOut address={address} leftOut={leftOut} />
        </p>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import type { AmenityName, CategoryName } from '#features/search/filter-words.ts';
import type { SavedSearch } from '../contract.ts';
import { messages } from '../messages.ts';
import { NoEmail } from './no-email.tsx';
import { newsQuery } from './queries.ts';
import { RemovedSearch, SearchLine } from './search-line.tsx';
import { useSearches } from './use-searches.ts';
import * as styles from './saved-searches.module.css';

type Props = { readonly categoryName: CategoryName; readonly amenityName: AmenityName };

/** The searches that a member keeps, newest first, with what is new in each; what was let go can be had back while the page is open. */
export function SavedSearchesPart(names: Props) {
  const words = useWords(messages);
  const { searches, ...changes } = useSearches();
  return (
    <section className={styles.searches} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="tower">
        {words('title')}
      </h2>
      {searches.data ? (
        <Lines {...names} {...changes} data={searches.data} />
      ) : searches.isError && !searches.isFetching ? (
        <Failure
          title={words('unavailable')}
          retry={{ label: words('retry'), onClick: () => void searches.refetch() }}
        />
      ) : (
        <div className={styles.searchesWaiting} role="status" aria-label={words('loading')} />
      )}
    </section>
  );
}

type LinesProps = Props &
  Omit<ReturnType<typeof useSearches>, 'searches'> & {
    readonly data: NonNullable<ReturnType<typeof useSearches>['searches']['data']>;
  };

function Lines({ data, isBusy, save, switchLetters, forget, ...names }: LinesProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const news = useQuery(newsQuery(language));
  const list = useRef<HTMLUListElement>(null);
  const [gone, setGone] = useState<readonly SavedSearch[]>([]);
  const isKept = ({ search }: SavedSearch) => data.searches.some((one) => one.search === search);
  const shown = [...data.searches, ...gone.filter((one) => !isKept(one))].toSorted((one, other) =>
    other.savedAt.localeCompare(one.savedAt),
  );

  const remove = (search: SavedSearch) =>
    forget(search.id).then(
      () => setGone((before) => [...before.filter(({ id }) => id !== search.id), search]),
      () => undefined,
    );
  const bringBack = ({ search, letters }: SavedSearch) =>
    save({ body: { search, letters } }).then(
      // The button goes with its line: the list takes the focus, so that the keyboard does not start at the top again.
      () => list.current?.focus(),
      () => undefined,
    );
  if (shown.length === 0)
    return (
      <div className={styles.searchesEmpty}>
        <p>{words('empty')}</p>
        <ButtonLink to="/search" variant="line" size="sm">
          {words('look')}
        </ButtonLink>
      </div>
    );
  return (
    <>
      {!data.hasEmail && data.searches.some(({ letters }) => letters) ? <NoEmail /> : null}
      <ul ref={list} tabIndex={-1} aria-labelledby="saved-searches">
        {shown.map((search) =>
          isKept(search) ? (
            <SearchLine
              key={search.search}
              {...names}
              search={search}
              fresh={news.data?.find(({ id }) => id === search.id)?.count ?? 0}
              isBusy={isBusy}
              onSwitch={(letters) => switchLetters(search.id, letters)}
              onRemove={() => void remove(search)}
            />
          ) : (
            <RemovedSearch
              key={search.search}
              {...names}
              search={search}
              isBusy={isBusy}
              onUndo={() => void bringBack(search)}
            />
          ),
        )}
      </ul>
    </>
  );
}

import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Address } from '#kit/web/address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { activeFilters, readSearch, soughtTypes, through, without, type SearchAddress } from '../address.ts';
import type { Suggestion } from '../contract.ts';
import { messages } from '../page-messages.ts';
import { countText, sumOf } from './counts.ts';
import { useFilterName } from './filter-names.ts';
import { suggestQuery, totalsQuery, type Found } from './queries.ts';
import type { AmenityName, CategoryName } from './types.ts';
import * as searchSheetStyles from './search-sheet.module.css';
import * as styles from './results.module.css';

type Props = {
  readonly address: SearchAddress;
  readonly found: Found;
  readonly categoryName: CategoryName;
  readonly amenityName: AmenityName;
  /** What is on, whatever was asked. */
  readonly tonight: ReactNode;
  /** What is near. */
  readonly children: ReactNode;
};

type Way = {
  readonly to?: Address;
  readonly search?: SearchAddress;
  readonly label: string;
  readonly count?: string;
};

/** Nothing was found: what is nearest to it, and never a dead end. */
export function WayOut({ address, found, categoryName, amenityName, tonight, children }: Props) {
  const words = useWords(messages);
  const { query } = address;
  // What was asked for is there, but for a filter: that is said before anything that is only near.
  const isFiltered = activeFilters(address).length > 0;
  const ways = [
    { title: words('others'), ways: useOthers(address, found) },
    { title: words('alike'), ways: useAlike(query ?? '', categoryName) },
  ];
  return (
    <div className={styles.wayOut}>
      {query === undefined && !isFiltered ? (
        <Empty title={words('emptyYet')}>{words('emptyYetHint')}</Empty>
      ) : (
        <Empty
          title={words('empty')}
          action={
            <ButtonLink to="/search" variant="line" size="sm">
              {words('clear')}
            </ButtonLink>
          }
        >
          {query === undefined ? words('emptyHint') : words(isFiltered ? 'emptyWith' : 'emptyFor', { query })}
        </Empty>
      )}
      <Ways title={words('loosen')} ways={useLooser(address, { categoryName, amenityName })} />
      {children}
      {ways.map((group) => (
        <Ways key={group.title} {...group} />
      ))}
      {tonight}
    </div>
  );
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section className={styles.ways}>
      <h2 className="horizon">{title}</h2>
      <ul className={searchSheetStyles.chips}>
        {ways.map(({ to = '/search', search, label, count }) => (
          <li key={to + label}>
            <Link className={searchSheetStyles.chip} to={to} {...(search ? { search } : {})}>
              {label} {count !== undefined && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each filter left out, where that finds something; where none alone does, all of them. */
function useLooser(address: SearchAddress, wordsOf: Pick<Props, 'categoryName' | 'amenityName'>): readonly Way[] {
  const words = useWords(messages);
  const { language } = useLanguage();
  const nameOf = useFilterName(address, wordsOf);
  const names = activeFilters(address);
  const ways = [
    ...names.map((name) => ({
      search: without(address, [name]),
      label: words('loosened', { filter: nameOf(name) }),
      isLast: false,
    })),
    ...(names.length > 1 ? [{ search: without(address, names), label: words('loosenedAll'), isLast: true }] : []),
  ];
  const answers = useQueries({ queries: ways.map(({ search }) => totalsQuery(search, language)) });
  const found = ways.flatMap(({ search, label, isLast }, index) => {
    const totals = answers[index]?.data;
    const sum = totals && sumOf(soughtTypes(search).map((type) => totals[type]));
    if (!sum || sum.count === 0) return [];
    return [{ search, label, isLast, count: countText(sum, language) }];
  });
  const single = found.filter(({ isLast }) => !isLast);
  return single.length > 0 ? single : found;
}

/** The other kinds, where they have something. */
function useOthers(address: SearchAddress, { facets }: Found): readonly Way[] {
  const words = useWords(messages);
  const { language } = useLanguage();
  return listingKinds.flatMap((type) => {
    const option = facets.type.find(({ value, count }) => value === type && count > 0);
    if (!option || type === address.type) return [];
    const count = countText(option, language);
    return [{ search: through(address, type), label: words(`type.${type}`), count }];
  });
}

/** Words and categories that are like what was typed. */
function useAlike(text: string, categoryName: CategoryName): readonly Way[] {
  const { language } = useLanguage();
  const list = useQuery({ ...suggestQuery(text, language), enabled: text.length > 1 });
  return (list.data ?? []).map((suggestion) => wayTo(suggestion, categoryName));
}

function wayTo(suggestion: Suggestion, categoryName: CategoryName): Way {
  if (suggestion.kind === 'listing') return { to: `/${suggestion.type}/${suggestion.id}`, label: suggestion.title };
  if (suggestion.kind === 'words') return { search: readSearch({ query: suggestion.text }), label: suggestion.text };
  const { type, category } = suggestion;
  return { search: readSearch({ type, category }), label: categoryName(category, type) };
}

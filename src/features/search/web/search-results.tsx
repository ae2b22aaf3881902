import { Link as RouterLink, useNavigate } from '@tanstack/react-router';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Skeletons } from '#kit/web/ui/list-faces.tsx';
import { messages } from '../messages.ts';
import { searchTypes, type SearchAddress } from '../rules.ts';
import type { ResultGroup } from './result-group.ts';
import { SearchForm } from './search-form.tsx';

type Props = {
  readonly address: SearchAddress;
  /** The category asked for, in the visitor's words. */
  readonly category: string | undefined;
  readonly groups: readonly ResultGroup[];
};

/** The search page: the form, the kinds of listing, what was found of each. */
export function SearchResults({ address, category, groups }: Props) {
  const words = useWords(messages);
  const navigate = useNavigate();
  const isSettled = groups.every(({ face }) => face === 'ready');
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const { category: _, ...withoutCategory } = address;
  const search = (query: string) => {
    const { query: _, ...kept } = address;
    const text = query.trim();
    void navigate({ to: '/search', search: text === '' ? kept : { ...kept, query: text } });
  };
  return (
    <div className="wrap results">
      <div className="search-top">
        <h1 className="tower">{words('title')}</h1>
      </div>
      <SearchForm address={address} className="search-bar-alone" onSearch={search} />
      <TypeTabs address={address} />
      {category !== undefined && (
        <p>
          <Link className="chip" to="/search" search={withoutCategory} aria-label={words('dropCategory', { category })}>
            {words('category', { category })} <Icon name="x" />
          </Link>
        </p>
      )}
      <p className="sr-only" role="status">
        {isSettled && total > 0 ? words('found', { count: total }) : ''}
      </p>
      {isSettled && total === 0 ? (
        <Empty
          title={words('empty')}
          action={
            <ButtonLink to="/search" variant="line" size="sm">
              {words('clear')}
            </ButtonLink>
          }
        >
          {words('emptyHint')}
        </Empty>
      ) : (
        groups.map((group) => <Group key={group.type} group={group} address={address} />)
      )}
    </div>
  );
}

/** The chosen kind is current: links of one page are told apart by what they ask for. */
const byType = { includeSearch: true, explicitUndefined: true };

function TypeTabs({ address: { query, type } }: { readonly address: SearchAddress }) {
  const words = useWords(messages);
  return (
    <nav className="type-tabs" aria-label={words('types')}>
      {searchTypes.map((one) => (
        <RouterLink
          key={one}
          className="type-tab"
          to="/search"
          search={{ query, type: one === 'all' && type !== 'all' ? undefined : one }}
          activeOptions={byType}
        >
          {words(`type.${one}`)}
        </RouterLink>
      ))}
    </nav>
  );
}

function Group({ group, address }: { readonly group: ResultGroup; readonly address: SearchAddress }) {
  const words = useWords(messages);
  const { type, face, count, cards, retry } = group;
  if (face === 'ready' && count === 0) return null;
  const titleId = `results-${type}`;
  const isPreview = (address.type ?? 'all') === 'all';
  return (
    <section className={`result-group result-${type}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="tower">
        {words(`type.${type}`)}
      </h2>
      {face === 'ready' && cards}
      {face === 'loading' && <Skeletons label={words('loading')} />}
      {face === 'failed' && (
        <Failure title={words(`failed.${type}`)} retry={{ label: words('retry'), onClick: retry }}>
          {words('failedHint')}
        </Failure>
      )}
      {face === 'ready' && isPreview && (
        <p className="section-more">
          <ButtonLink to="/search" search={{ query: address.query, type }} variant="line">
            {words(`all.${type}`)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

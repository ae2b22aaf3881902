import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { deskPageSize } from '#kit/shared/desk.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { Page } from '../api.ts';
import { useLanguage, useWords } from '../i18n.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failure } from '../ui/failure.tsx';
import { CsvButton } from './csv-button.tsx';
import { useDeskFocus } from './desk-focus.ts';
import { DeskLoading } from './desk-loading.tsx';
import { DeskPages } from './desk-pages.tsx';
import { DeskToolbar, type DeskFilter, type DeskOption } from './desk-toolbar.tsx';
import { messages } from './messages.ts';
import { useDeskAddress } from './use-desk-address.ts';
import * as styles from './desk.module.css';

type DeskListProps<T> = {
  readonly query: UseQueryResult<Page<readonly T[]>, Problem>;
  /** Names the list. */
  readonly label: string;
  readonly filters?: readonly DeskFilter[];
  readonly sorts?: readonly DeskOption[];
  /** A line beside the tools. */
  readonly lead?: ReactNode;
  /** Said when there is nothing at all, with what to do first; when nothing matches, the desk says so itself. */
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
  /** `grid` lays cards side by side. */
  readonly layout?: 'rows' | 'grid';
  /** What is done with several at once, above them. */
  readonly bulk?: ReactNode;
  readonly row: (item: T) => ReactNode;
};

/** A list of the desk with its tools, its pages and its four faces. What it shows is decided by the address. */
export function DeskList<T extends { readonly id: string }>(props: DeskListProps<T>) {
  const { query, label, filters = [], sorts = [], lead } = props;
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search } = useDeskAddress();
  const kept = useDeskFocus();
  const total = query.data?.total;
  const isNarrowed = Boolean(search['q']) || filters.some(({ name }) => search[name]);
  // Where there is nothing at all, nothing can be searched, filtered or put in an order.
  const isBare = total === 0 && !isNarrowed;
  return (
    <section
      {...kept}
      className={styles.deskList}
      aria-label={label}
      aria-busy={query.isPlaceholderData || query.isLoading}
    >
      <h2 className="sr-only">{label}</h2>
      {isBare ? null : <DeskToolbar filters={filters} sorts={sorts} />}
      <p className={styles.deskLead} role="status">
        {total === undefined || isBare ? null : (
          <span>{words('found', { count: total, total: formatNumber(total, language) })}</span>
        )}
        {lead ? <span>{lead}</span> : null}
      </p>
      {props.bulk}
      <Face {...props} isNarrowed={isNarrowed} />
      {total !== undefined && total > deskPageSize ? (
        <DeskPages page={Number(search['page'] ?? 1)} pages={Math.ceil(total / deskPageSize)} />
      ) : null}
      {query.data?.csv && total ? (
        <p className={styles.deskFile}>
          <CsvButton path={query.data.csv} />
        </p>
      ) : null}
    </section>
  );
}

function Face<T extends { readonly id: string }>({
  query,
  isNarrowed,
  empty,
  layout = 'rows',
  row,
}: DeskListProps<T> & { readonly isNarrowed: boolean }) {
  const words = useWords(messages);
  if (query.data === undefined && query.isError && !query.isFetching)
    return (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void query.refetch() }}>
        {words('failedHint')}
      </Failure>
    );
  if (query.data === undefined) return <DeskLoading>{words('loading')}</DeskLoading>;
  if (query.data.items.length === 0)
    return isNarrowed ? (
      <Empty title={words('noMatch')}>{words('noMatchHint')}</Empty>
    ) : (
      <Empty title={empty.title} action={empty.action}>
        {empty.text}
      </Empty>
    );
  return (
    <div className={layout === 'grid' ? styles.deskGridCards : styles.deskRows}>
      {query.data.items.map((item) => (
        <Fragment key={item.id}>{row(item)}</Fragment>
      ))}
    </div>
  );
}

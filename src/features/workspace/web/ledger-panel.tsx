import { useQuery } from '@tanstack/react-query';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { messages } from '../messages.ts';
import { LedgerDownload } from './ledger-download.tsx';
import { LedgerLines } from './ledger-lines.tsx';
import { monthTitle } from '#kit/shared/month-title.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { workspaceApi as api, type LedgerAsked } from './queries.ts';
import { Payments } from './payments.tsx';
import { statementNames, sumNames, SumsTable } from './sums-table.tsx';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './workspace.module.css';

/** What is due to the owner: the figures, by month, by listing, and line by line. */
export function LedgerPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const listings = useQuery(freshly(api.query('GET /api/workspace/listings', { language })));
  const query: LedgerAsked = {
    ...(search['month'] ? { month: search['month'] } : {}),
    ...(search['listing'] ? { listing: search['listing'] } : {}),
  };
  const all = useQuery(freshly(api.query('GET /api/workspace/ledger', { language })));
  const { data, isError, refetch } = useQuery(freshly(api.query('GET /api/workspace/ledger', { query, language })));
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />;
  if (all.data?.months.length === 0) return <Empty title={words('noLines')}>{words('noLinesText')}</Empty>;
  // What is due by now is of no month; a month ends with what it leaves.
  const names = search['month'] ? statementNames : sumNames;
  const everything = { value: '', label: words('everything') };
  return (
    <section aria-label={words('ledger')}>
      <div className={deskStyles.deskTools} data-unfolded="">
        <label className={deskStyles.deskTool}>
          <span>{words('month')}</span>
          <Select
            value={search['month'] ?? ''}
            options={[
              everything,
              ...(all.data?.months ?? []).map(({ month }) => ({ value: month, label: monthTitle(month, language) })),
            ]}
            onChange={(event) => set({ month: event.currentTarget.value })}
          />
        </label>
        <label className={deskStyles.deskTool}>
          <span>{words('listing')}</span>
          <Select
            value={search['listing'] ?? ''}
            options={[everything, ...(listings.data ?? []).map(({ id, title }) => ({ value: id, label: title }))]}
            onChange={(event) => set({ listing: event.currentTarget.value })}
          />
        </label>
        <LedgerDownload query={query} />
      </div>
      <dl className={styles.workSums}>
        {names.map((name) => (
          <div key={name} data-sum={name} data-end={name === names.at(-1) || undefined}>
            <dt>{words(name)}</dt>
            <dd className="tower">{shownAmount(data.total[name], language)}</dd>
          </div>
        ))}
      </dl>
      <p className={fieldStyles.hint}>{words(search['month'] ? 'byMonthHint' : 'sumsHint')}</p>
      {search['month'] || search['listing'] ? null : <Payments />}
      <SumsTable
        names={statementNames}
        title={words('byMonth')}
        first={words('month')}
        rows={data.months.map((row) => ({ ...row, id: row.month, name: monthTitle(row.month, language) }))}
      />
      {search['month'] ? null : <p className={fieldStyles.hint}>{words('byMonthHint')}</p>}
      <SumsTable
        names={names}
        title={words('byListing')}
        first={words('listing')}
        rows={data.listings.map((row) => ({ ...row, name: row.title }))}
      />
      <LedgerLines query={query} />
    </section>
  );
}

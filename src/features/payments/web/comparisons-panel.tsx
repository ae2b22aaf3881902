import { useQuery } from '@tanstack/react-query';
import { begun } from '#kit/shared/begun.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../comparison-messages.ts';
import { client } from '#kit/web/api.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import type { endpoints, MoneyComparison } from '../contract.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as styles from './comparisons.module.css';

const api = client<typeof endpoints>();

/** Whether the ledger and the payment provider say the same: the newest day, and those before folded up. */
export function ComparisonsPanel() {
  const words = useWords(messages);
  const { data, isError, refetch } = useQuery(freshly(api.query('GET /api/admin/money-comparisons', {})));
  return (
    <section className={deskStyles.deskList} aria-label={words('title')}>
      <h2 className={`tower-s ${styles.comparisonsTitle}`}>{words('title')}</h2>
      <p className={deskStyles.deskLead}>{words('lead')}</p>
      {data !== undefined ? (
        data.length === 0 ? (
          <Empty title={words('none')}>{words('noneText')}</Empty>
        ) : (
          <>
            <ComparisonRows comparisons={data.filter(({ day }) => day === data[0]?.day)} />
            {data.some(({ day }) => day !== data[0]?.day) ? (
              <details className={styles.daysBefore}>
                <summary>{words('before')}</summary>
                <ComparisonRows comparisons={data.filter(({ day }) => day !== data[0]?.day)} />
              </details>
            ) : null}
          </>
        )
      ) : (
        <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('tryAgain')} />
      )}
    </section>
  );
}

const ComparisonRows = ({ comparisons }: { readonly comparisons: readonly MoneyComparison[] }) => (
  <div className={deskStyles.deskRows}>
    {comparisons.map((comparison) => (
      <ComparisonRow key={comparison.id} comparison={comparison} />
    ))}
  </div>
);

function ComparisonRow({ comparison }: { readonly comparison: MoneyComparison }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { day, provider, underWay, differences, comparedAt } = comparison;
  const sums = (ledger: number, there: number) => ({
    ledger: shownAmount(ledger, language),
    provider: shownAmount(there, language),
  });
  const isEqual = differences.length === 0;
  return (
    <DeskRow
      title={begun(formatDate(day, 'long', language))}
      facts={[
        words(`provider.${provider}`),
        words('house', sums(comparison.ledgerCents, comparison.providerCents)),
        words('owners', sums(comparison.ownersLedgerCents, comparison.ownersProviderCents)),
        underWay === 0 ? null : words('underWay', { count: underWay }),
      ]}
      when={
        <time dateTime={comparedAt}>{words('compared', { when: formatInstant(new Date(comparedAt), language) })}</time>
      }
      note={
        isEqual
          ? null
          : differences
              .map(({ of, id, ledgerCents, providerCents }) =>
                words(`of.${of}`, { id, ...sums(ledgerCents, providerCents) }),
              )
              .join(' · ')
      }
      status={
        <StatusPill status={isEqual ? 'completed' : 'rejected'}>
          {isEqual ? words('equal') : words('differ', { count: differences.length })}
        </StatusPill>
      }
    />
  );
}

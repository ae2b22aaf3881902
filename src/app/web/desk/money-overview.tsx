import { BooksPanel } from '#features/books/web/books-panel.tsx';
import { ComparisonsPanel } from '#features/payments/web/comparisons-panel.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './money-messages.ts';
import * as styles from './money-overview.module.css';

/** What of money can wait, and the view that it waits in. */
const waiting = [
  { what: 'payouts', view: 'payouts' },
  { what: 'disputes', view: 'disputes' },
  { what: 'packages', view: 'packages' },
  { what: 'records', view: 'records' },
] as const;

/** Money at a glance: what waits for somebody, whether the provider says the same, and the month. */
export function MoneyOverview({ money }: { readonly money: DeskCounts['money'] }) {
  const words = useWords(messages);
  return (
    <>
      <h2 className={`tower-s ${styles.title}`}>{words('waits')}</h2>
      <ul className={styles.waits} aria-label={words('waits')}>
        {waiting.map(({ what, view }) => {
          const count = money?.[what];
          return (
            <li key={what}>
              <Link
                className={styles.wait}
                to="/admin"
                search={{ tab: 'money', view }}
                data-waits={(count ?? 0) > 0 || undefined}
              >
                <b className="tower">{count ?? '–'}</b>
                <span>{words(`waits.${what}`, { count: count ?? 0 })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <ComparisonsPanel />
      <div className={styles.month}>
        <BooksPanel />
      </div>
    </>
  );
}

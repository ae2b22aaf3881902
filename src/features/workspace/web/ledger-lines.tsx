import { useQuery } from '@tanstack/react-query';
import { begun } from '#kit/shared/begun.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { formatInstant } from '#market/town/dates.ts';
import { columnAmount } from '#kit/shared/signed-money.ts';
import { DeskLoading } from '#kit/web/desk/desk-loading.tsx';
import { DeskPages } from '#kit/web/desk/desk-pages.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { workspaceApi as api, type LedgerAsked } from './queries.ts';
import { sumNames } from './sums-table.tsx';
import * as styles from './workspace.module.css';

/** Every posting with its order, newest first. */
export function LedgerLines({ query }: { readonly query: LedgerAsked }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search } = useDeskAddress();
  const page = Math.max(1, Number(search['page']) || 1);
  const asked = { ...query, page: String(page), lang: language };
  const { data } = useQuery(api.list('GET /api/workspace/ledger/lines', { query: asked }));
  if (!data) return <DeskLoading>{words('loading')}</DeskLoading>;
  return (
    <>
      <table className={`${styles.workTable} ${styles.workLines}`}>
        <caption className="tower-s">{words('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('date')}</th>
            <th scope="col">{words('posting')}</th>
            {sumNames.map((name) => (
              <th key={name} scope="col">
                {words(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((line) => (
            <tr key={line.id}>
              <td>
                <time dateTime={line.createdAt}>{begun(formatInstant(new Date(line.createdAt), language))}</time>
              </td>
              <th scope="row">
                {words(`posting.${line.posting}`)}, {line.title}
                <small>
                  {words('order')} <code>{line.orderId}</code>
                </small>
              </th>
              {sumNames.map((name) => (
                <td key={name} data-label={words(name)} data-zero={line[name] === 0 || undefined}>
                  {columnAmount(line[name], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > deskPageSize ? <DeskPages page={page} pages={Math.ceil(data.total / deskPageSize)} /> : null}
    </>
  );
}

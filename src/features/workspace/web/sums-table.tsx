import { columnAmount } from '#kit/shared/signed-money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Sums } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './workspace.module.css';

export const sumNames = ['gross', 'refunded', 'net', 'commission', 'paid', 'notDue', 'payable'] as const;

type SumsRow = Sums & { readonly id: string; readonly name: string };
type SumsProps = { readonly title: string; readonly first: string; readonly rows: readonly SumsRow[] };

/** The figures, row by row; on a phone each row is a card of its own. */
export function SumsTable({ title, first, rows }: SumsProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <table className={styles.workTable}>
      <caption className="tower-s">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {sumNames.map((name) => (
            <th key={name} scope="col">
              {words(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            {sumNames.map((name) => (
              <td key={name} data-label={words(name)} data-zero={row[name] === 0 || undefined}>
                {columnAmount(row[name], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

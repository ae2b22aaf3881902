import { columnAmount } from '#kit/shared/signed-money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Statement, Sums } from '../contract.ts';
import { messages } from '../messages.ts';
import * as styles from './workspace.module.css';

export const sumNames = ['gross', 'refunded', 'net', 'commission', 'paid', 'notDue', 'payable'] as const;

/** A month ends with what is left, which the next one begins with. */
export const statementNames = ['carried', 'gross', 'refunded', 'net', 'commission', 'paid', 'left'] as const;

type SumName = keyof (Sums & Statement);
type SumsProps<Name extends SumName> = {
  readonly title: string;
  readonly first: string;
  readonly names: readonly Name[];
  readonly rows: readonly (Readonly<Record<Name, number>> & { readonly id: string; readonly name: string })[];
};

/** The figures, row by row; on a phone each row is a card of its own. */
export function SumsTable<Name extends SumName>({ title, first, names, rows }: SumsProps<Name>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return (
    <table className={styles.workTable}>
      <caption className="tower-s">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {names.map((name) => (
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
            {names.map((name) => (
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

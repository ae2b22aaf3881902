import * as styles from './legal.module.css';
type LegalTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What is kept, one row each, its first cell its name; on phones each row stands as a card of its own. */
export function LegalTable({ caption, head, rows }: LegalTableProps) {
  return (
    <table className={styles.legalTable}>
      <caption className="tower-s">{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col" className="horizon">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what = '', ...cells]) => (
          <tr key={`${what} ${cells[0]}`}>
            <th scope="row">
              <code>{what}</code>
            </th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

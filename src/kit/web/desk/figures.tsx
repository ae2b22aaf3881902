import type { ReactNode } from 'react';
import * as styles from './desk-figures.module.css';

type Figure = { readonly name: string; readonly said: string; readonly note?: string | undefined };

/** Figures that are read before everything else, side by side. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.deskFigures}>
      {figures.map(({ name, said, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="tower">{said}</b>
            {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FigureTableProps = {
  readonly title: string;
  /** What the first column is, and the figures behind it. */
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
    /** It sums up the rows above it. */
    readonly isSum?: boolean;
  }[];
};

/** Figures row by row; on a phone each row is a card of its own. */
export function FigureTable({ title, head: [first, ...head], rows }: FigureTableProps) {
  return (
    <table className={styles.deskFigureTable}>
      <caption className="tower-s">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells, isSum }) => (
          <tr key={id} data-sum={isSum || undefined}>
            <th scope="row">{name}</th>
            {head.map((word, place) => (
              <td key={word} data-label={word}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

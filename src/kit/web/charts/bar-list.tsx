import type { ReactNode } from 'react';
import * as styles from './charts.module.css';

type Bar = { readonly id: string; readonly name: ReactNode; readonly value: number; readonly note?: string };
type BarListProps = {
  readonly title: string;
  readonly head: readonly [name: string, value: string];
  readonly bars: readonly Bar[];
  readonly said: (value: number) => string;
};

/** Figures beside each other as bars: a table, whose figures have a length as well. */
export function BarList({ title, head, bars, said }: BarListProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={styles.bars}>
      <caption className="tower-s">{title}</caption>
      <thead className="sr-only">
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, name, value, note }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.barTrack} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${(Math.max(0, value) / top) * 100}%` }} />
              </span>
              <b>{said(value)}</b>
              {note === undefined ? null : <small>{note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

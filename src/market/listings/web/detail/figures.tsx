import * as styles from './figures.module.css';

type FiguresProps = {
  /** What they are, for those who do not see them side by side. */
  readonly label: string;
  readonly items: readonly { readonly figure: string; readonly of: string }[];
};

/** A few figures side by side, each with what it is of. */
export function Figures({ label, items }: FiguresProps) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {items.map(({ figure, of }) => (
        <li key={of}>
          <b className="tower">{figure}</b>
          {of}
        </li>
      ))}
    </ul>
  );
}

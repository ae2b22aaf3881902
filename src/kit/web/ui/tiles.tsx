import * as styles from './tiles.module.css';
/** A ruled row of figures. */
export function Tiles({ items }: { items: readonly { label: string; figure: string }[] }) {
  return (
    <dl className={styles.tiles}>
      {items.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tower">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

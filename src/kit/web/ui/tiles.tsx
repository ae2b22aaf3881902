import { figureOf } from '#kit/shared/figure.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import * as styles from './tiles.module.css';

/** A ruled row of counts, rounded down; what is too few to boast of is left out, and a row of nothing is not drawn. */
export function Tiles({ items }: { items: readonly { label: string; count: number | undefined }[] }) {
  const { language } = useLanguage();
  const shown = items.flatMap(({ label, count }) => {
    const figure = figureOf(count, language);
    return figure === undefined ? [] : [{ label, figure }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.tiles}>
      {shown.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tower">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

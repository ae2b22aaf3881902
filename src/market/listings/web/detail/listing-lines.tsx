import { Icon } from '#kit/web/ui/icon.tsx';
import { Link, type Target } from '#kit/web/ui/link.tsx';
import { DetailSection } from './detail-page.tsx';
import * as styles from './listing-lines.module.css';

export type ListingLine = {
  readonly id: string;
  readonly to: Target['to'];
  /** What comes first: a day, a kind. */
  readonly first?: string | undefined;
  readonly title: string;
  /** What it costs or pays. */
  readonly last?: string | undefined;
};

/** Other listings in a chapter of a page, a line for each; without one there is no chapter. */
export function ListingLines({ title, lines }: { readonly title: string; readonly lines: readonly ListingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <DetailSection title={title}>
      <ul className={styles.lines}>
        {lines.map(({ id, to, first, title, last }) => (
          <li key={id}>
            {first ? <span className={styles.first}>{first}</span> : null}
            <Link className={styles.line} to={to}>
              {title}
            </Link>
            {last ? <b className={styles.last}>{last}</b> : null}
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

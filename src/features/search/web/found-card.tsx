import type { ReactNode } from 'react';
import { formatNumber } from '#kit/shared/numbers.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../page-messages.ts';
import * as styles from './results.module.css';

type Props = {
  readonly id: string;
  /** Its disc is open on the map. */
  readonly isChosen: boolean;
  /** In kilometres. */
  readonly away: number | undefined;
  readonly action: ReactNode;
  /** The corner of the card that has room for it; on a phone it may be another. */
  readonly keepAt: 'top' | 'foot' | 'phone-foot';
  readonly children: ReactNode;
};

/** A card among the results: the way to keep it in its corner, and below how far away it is. */
export function FoundCard({ id, isChosen, away, action, keepAt, children }: Props) {
  return (
    <div className={isChosen ? `${styles.found} ${styles.foundChosen}` : styles.found} data-found={id}>
      <div className={styles.foundBody}>
        {children}
        <div className={styles.foundKeep} data-at={keepAt}>
          {action}
        </div>
      </div>
      {away === undefined ? null : <Away kilometres={away} />}
    </div>
  );
}

/** Metres up to the first kilometre, to the next ten; then kilometres with one decimal. */
function Away({ kilometres }: { readonly kilometres: number }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const metres = Math.round(kilometres * 100) * 10;
  return (
    <p className={styles.foundAway}>
      {metres < 1000
        ? words('awayMetres', { distance: metres })
        : words('away', { distance: formatNumber(Math.round(kilometres * 10) / 10, language) })}
    </p>
  );
}

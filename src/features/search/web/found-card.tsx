import type { ReactNode } from 'react';
import { formatEuro } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../page-messages.ts';
import { useFreeStay, type FreeStay } from './free-stay.tsx';
import * as styles from './results.module.css';

type Props = {
  readonly id: string;
  /** Its disc is open on the map. */
  readonly isChosen: boolean;
  /** In kilometres. */
  readonly away: number | undefined;
  /** What its price is compared by, for one person. */
  readonly each?: { readonly cents: number; readonly per: 'hour' | 'day' | 'night' } | undefined;
  /** The days that it is free, where any of them would do. */
  readonly free?: FreeStay | undefined;
  readonly action: ReactNode;
  /** The corner of the card that has room for it; on a phone it may be another. */
  readonly keepAt: 'top' | 'foot' | 'phone-foot';
  readonly children: ReactNode;
};

/** A card among the results: the way to keep it in its corner, below when it is free, what its price is compared by and how far away it is. */
export function FoundCard({ id, isChosen, away, each, free, action, keepAt, children }: Props) {
  return (
    <div className={isChosen ? `${styles.found} ${styles.foundChosen}` : styles.found} data-found={id}>
      <div className={styles.foundBody}>
        {children}
        <div className={styles.foundKeep} data-at={keepAt}>
          {action}
        </div>
      </div>
      {free === undefined ? null : <Free stay={free} />}
      {each === undefined ? null : <Each {...each} />}
      {away === undefined ? null : <Away kilometres={away} />}
    </div>
  );
}

function Free({ stay }: { readonly stay: FreeStay }) {
  return <p className={`${styles.foundAway} ${styles.foundFree}`}>{useFreeStay()(stay)}</p>;
}

/** In euro: other money is not sold here. */
function Each({ cents, per }: NonNullable<Props['each']>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return <p className={styles.foundAway}>{words(`each.${per}`, { price: formatEuro(cents, language) })}</p>;
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

import type { ReactNode } from 'react';
import { useInSight } from './use-in-sight.ts';
import * as styles from './detail.module.css';

type DealProps = {
  /** What it costs, or another short word that decides: a salary, "Open now". */
  readonly price: ReactNode;
  /** The price is words rather than a figure: set smaller. */
  readonly isWordy?: boolean;
  /** A small line under it: per night, a ticket. */
  readonly unit?: ReactNode;
  /** The button. */
  readonly action?: ReactNode;
  /** The id of what the button leads to on this page: once one is there the bar would be a second button to send it with. */
  readonly leadsTo?: string;
  /** What else belongs on the card. */
  readonly children?: ReactNode;
};

/** Price and button. On a phone these two stay in a bar at the bottom of the window. */
export function Deal({ price, isWordy = false, unit, action, leadsTo, children }: DealProps) {
  const isThere = useInSight(leadsTo);
  return (
    <div className={styles.deal}>
      <div className={styles.dealBar} data-there={isThere || undefined}>
        <p className={styles.dealPrice}>
          <b className={isWordy ? `tower-s ${styles.dealWords}` : 'tower'}>{price}</b>
          {unit ? <small>{unit}</small> : null}
        </p>
        {action ? <div className={styles.dealAction}>{action}</div> : null}
      </div>
      {children ? <div className={styles.dealMore}>{children}</div> : null}
    </div>
  );
}

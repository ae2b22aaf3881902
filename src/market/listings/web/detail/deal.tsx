import type { ReactNode } from 'react';
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
  /** What else belongs on the card. */
  readonly children?: ReactNode;
};

/** Price and button. On a phone these two stay in a bar at the bottom of the window. */
export function Deal({ price, isWordy = false, unit, action, children }: DealProps) {
  return (
    <div className={styles.deal}>
      <div className={styles.dealBar}>
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

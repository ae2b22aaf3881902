import type { ReactNode } from 'react';
import './detail.css';

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
    <div className="deal">
      <div className="deal-bar">
        <p className="deal-price">
          <b className={isWordy ? 'tower-s deal-words' : 'tower'}>{price}</b>
          {unit ? <small>{unit}</small> : null}
        </p>
        {action ? <div className="deal-action">{action}</div> : null}
      </div>
      {children ? <div className="deal-more">{children}</div> : null}
    </div>
  );
}

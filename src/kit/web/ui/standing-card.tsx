import type { ReactNode } from 'react';
import * as styles from './standing-card.module.css';

type StandingCardProps = {
  readonly title: string;
  /** All is as it should be; otherwise something is missing. */
  readonly isGood?: boolean;
  /** Where it stands, of whoever places it. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** How something stands that others wait for: in order, or what it lacks and the way to it. */
export const StandingCard = ({ title, isGood = false, className = '', children }: StandingCardProps) => (
  <div className={`${styles.standingCard} ${className}`.trim()} data-good={isGood || undefined}>
    <h3>{title}</h3>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import * as styles from './standing-card.module.css';

type StandingCardProps = {
  readonly title: string;
  /** Its title is right below the page's own, in no part that has one. */
  readonly isFirst?: boolean;
  /** All is as it should be; otherwise something is missing. */
  readonly isGood?: boolean;
  /** Where it stands, of whoever places it. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** How something stands that others wait for: in order, or what it lacks and the way to it. */
export function StandingCard({ title, isFirst = false, isGood = false, className = '', children }: StandingCardProps) {
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <div className={`${styles.standingCard} ${className}`.trim()} data-good={isGood || undefined}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}

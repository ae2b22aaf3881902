import type { ReactNode } from 'react';
import * as styles from './badge.module.css';

export type BadgeTone = 'ink' | 'coral' | 'teal' | 'sun' | 'danger';

/** A small printed label in wide capitals. */
export function Badge({ tone = 'ink', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`${styles.badge} horizon`} data-tone={tone}>
      {children}
    </span>
  );
}

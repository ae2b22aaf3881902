import type { ReactNode } from 'react';
import * as styles from './status-pill.module.css';

/** The seven colours of a state (brand, Status), and which states of the house wear which. */
const looks = {
  pending: 'pending',
  approved: 'approved',
  applied: 'completed',
  rejected: 'rejected',
  planning: 'planning',
  quoted: 'quoted',
  confirmed: 'confirmed',
  completed: 'completed',
  new: 'pending',
  in_progress: 'planning',
  done: 'completed',
  published: 'approved',
  draft: 'completed',
  withdrawn: 'rejected',
  suspended: 'rejected',
  paused: 'quoted',
  waiting: 'pending',
  sent: 'approved',
  failed: 'rejected',
  received: 'pending',
  shortlisted: 'planning',
  accepted: 'approved',
  not_contacted: 'completed',
  contacted: 'planning',
  interested: 'approved',
  declined: 'rejected',
  closed: 'completed',
  follow_up: 'pending',
  cancelled: 'completed',
  expired: 'completed',
  refunded: 'quoted',
  refunding: 'pending',
  stuck: 'rejected',
  disputed: 'pending',
  lost: 'rejected',
  high: 'rejected',
  medium: 'pending',
  low: 'completed',
} as const;
export type StatusName = keyof typeof looks;

const colours = {
  pending: styles.statusPending,
  approved: styles.statusApproved,
  rejected: styles.statusRejected,
  planning: styles.statusPlanning,
  quoted: styles.statusQuoted,
  confirmed: styles.statusConfirmed,
  completed: styles.statusCompleted,
};

/** A shape goes with each colour, so that nobody has to see colours: half disc, full disc, ring, bar. */
const shapes = {
  pending: 'half',
  approved: 'disc',
  rejected: 'ring',
  planning: 'half',
  quoted: 'disc',
  confirmed: 'disc',
  completed: 'bar',
} as const;

/** A state: word, shape and colour. */
export function StatusPill({ status, children }: { readonly status: StatusName; readonly children: ReactNode }) {
  const look = looks[status];
  return (
    <span className={`${styles.statusPill} ${colours[look]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[look] === 'bar' ? (
          <path d="M2 6h12v4H2Z" fill="currentColor" />
        ) : (
          <>
            <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />
            {shapes[look] === 'half' ? <path d="M8 2a6 6 0 0 0 0 12Z" fill="currentColor" /> : null}
            {shapes[look] === 'disc' ? <circle cx="8" cy="8" r="6" fill="currentColor" /> : null}
          </>
        )}
      </svg>
      {children}
    </span>
  );
}

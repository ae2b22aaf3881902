import type { ReactNode } from 'react';
import { Icon, type IconName } from '#kit/web/ui/icon.tsx';
import * as styles from './detail.module.css';

type StateNoteProps = {
  readonly tone: 'past' | 'soldOut' | 'closed' | 'moved' | 'off';
  readonly title: string;
  /** What it means, and the way out. */
  readonly children?: ReactNode;
};

const icons: Record<StateNoteProps['tone'], IconName> = {
  past: 'clock',
  soldOut: 'ticket',
  closed: 'lock',
  moved: 'calendar',
  off: 'x',
};

/** Says plainly that this can't be had, or is another than it was, before anybody looks for the button. */
export function StateNote({ tone, title, children }: StateNoteProps) {
  return (
    <div className={styles.stateNote} data-tone={tone}>
      <span className={styles.stateNoteDisc}>
        <Icon name={icons[tone]} />
      </span>
      <div>
        <p className={`tower-s ${styles.stateNoteTitle}`}>{title}</p>
        {children ? <div className={styles.stateNoteText}>{children}</div> : null}
      </div>
    </div>
  );
}

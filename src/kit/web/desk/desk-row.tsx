import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import * as styles from './desk.module.css';

type DeskRowProps = {
  /** A square picture of what it is. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly facts: readonly (string | null | undefined)[];
  readonly when?: ReactNode;
  /** What whoever looks after it must know first. */
  readonly note?: string | null;
  readonly status?: ReactNode;
  readonly isOpen?: boolean;
  readonly actions?: ReactNode;
};

/** One thing in a list of the desk. */
export function DeskRow({ picture, title, facts, when, note, status, isOpen = false, actions }: DeskRowProps) {
  return (
    <article className={isOpen ? `${styles.deskRow} ${styles.deskRowOpen}` : styles.deskRow} aria-label={title}>
      {picture ? <div className={styles.deskRowPic}>{picture}</div> : null}
      <div className={styles.deskRowText}>
        <h3 className="tower-s">{title}</h3>
        <p>{inLine(facts)}</p>
        {when ? <p>{when}</p> : null}
        {note ? <p className={styles.deskRowNote}>{note}</p> : null}
      </div>
      <div className={styles.deskRowEnd}>
        {status}
        {actions}
      </div>
    </article>
  );
}

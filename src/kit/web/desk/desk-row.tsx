import type { ReactNode } from 'react';

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
    <article className={isOpen ? 'desk-row desk-row-open' : 'desk-row'} aria-label={title}>
      {picture ? <div className="desk-row-pic">{picture}</div> : null}
      <div className="desk-row-text">
        <h3 className="tower-s">{title}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {when ? <p>{when}</p> : null}
        {note ? <p className="desk-row-note">{note}</p> : null}
      </div>
      <div className="desk-row-end">
        {status}
        {actions}
      </div>
    </article>
  );
}

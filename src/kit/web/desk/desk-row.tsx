import type { ReactNode } from 'react';
import { inkOf, seedOf, type Motif } from '#kit/shared/poster.ts';
import { Poster } from '../ui/poster.tsx';

type DeskRowProps = {
  /** The poster of what it is; the same words give the same drawing as on the public pages. */
  readonly picture?: { readonly motif: Motif; readonly seedOf: string } | undefined;
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
  const seed = seedOf(picture?.seedOf ?? '');
  return (
    <article className={isOpen ? 'desk-row desk-row-open' : 'desk-row'} aria-label={title}>
      {picture ? (
        <div className="desk-row-pic">
          <Poster motif={picture.motif} ink={inkOf(picture.motif, seed)} seed={seed} format="square" />
        </div>
      ) : null}
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

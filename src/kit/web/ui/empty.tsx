import type { ReactNode } from 'react';
import { CalmSea } from '../art/calm-sea.tsx';

/** Nothing to list: a boat on a calm sea, and whatever the visitor may do instead. */
export function Empty({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="state">
      <CalmSea />
      <p className="state-title tower-s">{title}</p>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

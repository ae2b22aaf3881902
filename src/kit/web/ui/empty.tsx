import { use, type ReactNode } from 'react';
import { FacePictures } from './face-pictures.tsx';

/** Nothing to list: a calm picture, and whatever the visitor may do instead. */
export function Empty({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="state">
      {use(FacePictures).empty}
      <p className="state-title tower-s">{title}</p>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

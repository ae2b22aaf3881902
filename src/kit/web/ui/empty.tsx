import { use, type ReactNode } from 'react';
import { FacePictures } from './face-pictures.tsx';
import * as styles from './state.module.css';

/** Nothing to list: a calm picture, and whatever the visitor may do instead. */
export function Empty({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      {use(FacePictures).empty}
      <p className={`${styles.stateTitle} tower-s`}>{title}</p>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Ink } from '../poster.ts';
import * as styles from './duotone.module.css';

type Props = { readonly ink: Ink; readonly children: ReactNode };

/** A photo printed in two colours of an ink, like the posters beside it. Cards wear it; inside it has all its colours. */
export function Duotone({ ink, children }: Props) {
  return (
    <div className={styles.duotone} data-ink={ink}>
      {children}
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import * as dotsStyles from '#kit/web/ui/dots.module.css';
import * as styles from './checkout.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  /** Work is under way. */
  readonly busy?: boolean;
  /** It took the place of what had the focus: readers and the keyboard go on from here. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
};

/** What stands where the card form was: one thing said calmly, and the way on. */
export function Face({ title, text, busy = false, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.checkoutFace} role="status" aria-busy={busy}>
      <h2 ref={heading} className="tower" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {busy && <span className={dotsStyles.dots} aria-hidden="true" />}
      {children && <div className={styles.checkoutFaceWays}>{children}</div>}
    </div>
  );
}

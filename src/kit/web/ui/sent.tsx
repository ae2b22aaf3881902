import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './form-card.module.css';

type SentProps = {
  title: string;
  text: ReactNode;
  /** Ways on. */
  children?: ReactNode;
};

/** What takes a form's place when it has arrived; the focus comes along, so that readers hear it. */
export function Sent({ title, text, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Not everywhere where this is drawn can be scrolled.
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={styles.sent}>
      <span className={styles.sentDisc} aria-hidden="true">
        <Icon name="check" />
      </span>
      <h2 ref={heading} className="tower" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles.sentWays}>{children}</div>
    </div>
  );
}

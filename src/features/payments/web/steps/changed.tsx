import { useEffect, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../messages.ts';
import type { Change } from './use-agreed.ts';
import * as faceStyles from '../checkout.module.css';
import * as styles from './changed.module.css';

type Props = { readonly changes: readonly Change[]; readonly onAgree: () => void };

/** What is another one than its buyer was shown, before and now, and the way on with it (decision 0140). */
export function Changed({ changes, onAgree }: Props) {
  const words = useWords(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={faceStyles.checkoutFace} role="alert">
      <h2 ref={heading} className="tower" tabIndex={-1}>
        {words('changed')}
      </h2>
      <p>{words('changedText')}</p>
      <dl className={styles.changes}>
        {changes.map(({ label, before, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{words('changed.before')}</b>
              <div>{before}</div>
            </dd>
            <dd>
              <b>{words('changed.now')}</b>
              <div>{now}</div>
            </dd>
          </div>
        ))}
      </dl>
      <div className={faceStyles.checkoutFaceWays}>
        <Button variant="coral" onClick={onAgree}>
          {words('changed.agree')}
        </Button>
      </div>
    </div>
  );
}

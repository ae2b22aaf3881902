import { useEffect, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../../security-messages.ts';
import * as styles from './security.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useWords(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: words('copied') });
    } catch {
      toast({ title: words('failed'), description: words('copyFailed'), tone: 'destructive' });
    }
  };
  return (
    <div className={styles.securityParts}>
      <section>
        <h3 ref={heading} tabIndex={-1}>
          {words('keepCodes')}
        </h3>
        <p>{words('keepCodesText')}</p>
        <ul className={styles.securityCodes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.securityWays}>
          <Button variant="ink" onClick={onKept}>
            {words('kept')}
          </Button>
          <Button variant="line" onClick={() => void copy()}>
            {words('copy')}
          </Button>
        </div>
      </section>
    </div>
  );
}

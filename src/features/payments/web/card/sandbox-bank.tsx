import { useEffect, useRef } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../messages.ts';
import type { BankAnswer } from '../../rules.ts';
import * as styles from '../checkout.module.css';

type Props = {
  /** The total as shown, like €50. */
  readonly amount: string;
  readonly sending: boolean;
  readonly tellBank: (answer: BankAnswer) => void;
};

/** The second step of a test card: what a bank shows in its app or a window of its own, whose owner says yes or no. */
export function SandboxBank({ amount, sending, tellBank }: Props) {
  const words = useWords(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answer = (said: BankAnswer) => {
    if (!sending) tellBank(said);
  };
  return (
    <div className={styles.bank}>
      <p className={styles.testMode}>
        <Icon name="info" />
        {words('testMode')}
      </p>
      <h3 ref={heading} tabIndex={-1} className="tower-s">
        {words('bankAsks')}
      </h3>
      <p>{words('bankAsksText', { amount })}</p>
      <Button variant="coral" busy={sending} onClick={() => answer('confirmed')}>
        {words(sending ? 'paying' : 'bankConfirm')}
      </Button>
      <Button variant="line" onClick={() => answer('refused')}>
        {words('bankRefuse')}
      </Button>
    </div>
  );
}

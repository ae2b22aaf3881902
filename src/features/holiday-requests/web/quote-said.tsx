import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../quote-messages.ts';
import type { QuoteAnswer } from '../rules.ts';
import * as styles from './quote.module.css';

/** What was answered, and what happens next. */
export function QuoteSaid({ answer }: { readonly answer: QuoteAnswer }) {
  const words = useWords(messages);
  return (
    <div
      className={answer === 'changes' ? `${styles.quoteSaid} ${styles.quoteSaidChanges}` : styles.quoteSaid}
      role="status"
    >
      <h3 className="tower-s">{words(answer)}</h3>
      <p>{words(`${answer}Text`)}</p>
    </div>
  );
}

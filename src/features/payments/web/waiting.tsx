import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './checkout.module.css';

/** The card form while it is not known yet which one it will be: a title and two fields of the same height. */
export function Waiting() {
  const words = useWords(messages);
  return (
    <div className={styles.checkoutWait} role="status" aria-label={words('loading')}>
      <i />
      <i />
      <i />
    </div>
  );
}

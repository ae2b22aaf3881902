import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import * as styles from './checkout.module.css';

/** Why the last card was not taken, above the button to try again: it stays until that is pressed. */
export function CardRefusal({ reason }: { readonly reason: string | undefined }) {
  const words = useWords(messages);
  return (
    <div className={styles.cardRefusal} role="alert">
      {reason === undefined ? null : (
        <p>
          <b>{words('failed')}.</b> {reason}
        </p>
      )}
    </div>
  );
}

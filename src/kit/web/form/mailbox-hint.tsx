import { meantMailbox } from '#kit/shared/mailbox.ts';
import { useWords } from '../i18n.tsx';
import { useSettled } from '../use-settled.ts';
import { messages } from './mailbox-messages.ts';
import * as styles from './mailbox-hint.module.css';

/** How long nobody types before it is asked: whoever is still writing has no slip yet, and nothing moves under a finger on its way. */
const pauseMs = 600;

type MailboxHintProps = { readonly typed: string; readonly onTake: (mailbox: string) => void };

/** Asks whether another mailbox is meant, where what was typed looks like a slip; a press takes it. It holds nobody up. */
export function MailboxHint({ typed, onTake }: MailboxHintProps) {
  const words = useWords(messages);
  const settled = useSettled(typed, pauseMs);
  const meant = settled === typed ? meantMailbox(typed) : undefined;
  return (
    // No `status`: that is what a form says of itself once it is sent.
    <div aria-live="polite" className={styles.mailboxHint}>
      {meant === undefined ? null : (
        <button type="button" onClick={() => onTake(meant)}>
          {words('meant', { mailbox: meant })}
        </button>
      )}
    </div>
  );
}

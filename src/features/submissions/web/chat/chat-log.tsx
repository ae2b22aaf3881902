import { Fragment } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../messages.ts';
import { transcript, type ChatState, type ChatStep } from './chat-steps.ts';
import { answerText } from './step-words.ts';
import * as dotsStyles from '#kit/web/ui/dots.module.css';
import * as styles from './chat.module.css';

type ChatLogProps = {
  readonly state: ChatState;
  /** Marks the question that is open. */
  readonly questionId: string;
  readonly onEdit: (step: ChatStep) => void;
};

/** Everything said so far, read out as it grows. Drawn from the answers, so it changes its language in place. */
export function ChatLog({ state, questionId, onEdit }: ChatLogProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { answers, phase, fault } = state;
  const canEdit = phase !== 'sending';
  return (
    <div className={styles.chatLog} role="log" aria-live="polite" aria-label={words('log')}>
      {transcript(state).map(({ step, answer }) => (
        <Fragment key={step}>
          <p className={styles.chatSaid} id={answer === undefined ? questionId : undefined}>
            {words(`ask.${step}`)}
          </p>
          {answer === undefined ? null : (
            <div className={styles.chatAnswer}>
              {canEdit ? (
                <button
                  type="button"
                  className={styles.chatEdit}
                  aria-label={words('edit', { step: words(`step.${step}`) })}
                  onClick={() => onEdit(step)}
                >
                  <Icon name="pen" />
                </button>
              ) : null}
              <p className={`${styles.chatSaid} ${styles.chatMine} ${answer === '' ? styles.chatSkipped : ''}`}>
                {answerText(step, answers, words, language)}
              </p>
            </div>
          )}
        </Fragment>
      ))}
      {fault ? (
        <p key="fault" className={`${styles.chatSaid} ${styles.chatFault}`}>
          {words(`fault.${fault.key}`, { count: fault.count ?? 1 })}
        </p>
      ) : null}
      {phase === 'thinking' || phase === 'sending' ? (
        <p key="dots" className={`${styles.chatSaid} ${styles.chatDots}`} aria-hidden="true">
          <span className={dotsStyles.dots} />
        </p>
      ) : null}
    </div>
  );
}

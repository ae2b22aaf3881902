import { Fragment } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../messages.ts';
import { transcript, type ChatState, type ChatStep } from './chat-steps.ts';
import { answerText } from './step-words.ts';

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
    <div className="chat-log" role="log" aria-live="polite" aria-label={words('log')}>
      {transcript(state).map(({ step, answer }) => (
        <Fragment key={step}>
          <p className="chat-said" id={answer === undefined ? questionId : undefined}>
            {words(`ask.${step}`)}
          </p>
          {answer === undefined ? null : (
            <div className="chat-answer">
              {canEdit ? (
                <button
                  type="button"
                  className="chat-edit"
                  aria-label={words('edit', { step: words(`step.${step}`) })}
                  onClick={() => onEdit(step)}
                >
                  <Icon name="pen" />
                </button>
              ) : null}
              <p className={`chat-said chat-mine ${answer === '' ? 'chat-skipped' : ''}`}>
                {answerText(step, answers, words, language)}
              </p>
            </div>
          )}
        </Fragment>
      ))}
      {fault ? (
        <p key="fault" className="chat-said chat-fault">
          {words(`fault.${fault.key}`, { count: fault.count ?? 1 })}
        </p>
      ) : null}
      {phase === 'thinking' || phase === 'sending' ? (
        <p key="dots" className="chat-said chat-dots" aria-hidden="true">
          <span className="dots" />
        </p>
      ) : null}
    </div>
  );
}

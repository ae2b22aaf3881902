import { useId, useLayoutEffect, useRef } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../messages.ts';
import { ChatChoices } from './chat-choices.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatMore } from './chat-more.tsx';
import { isLast } from './chat-steps.ts';
import { choicesOf } from './step-words.ts';
import type { Chat } from './use-chat.ts';
import * as styles from './chat.module.css';

const focusIn = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });

/** What was said, what can be picked or written next, and at the end what became of it. */
export function ChatConversation({ state, act }: Chat) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const questionId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { step, phase, fault, answers } = state;
  const isAsking = phase === 'asking';
  const choices = step ? choicesOf(step, answers, words) : [];
  const isPicked = choices.length > 0;
  const written = step ? (state.typed[step] ?? (isPicked ? '' : (answers[step] ?? ''))) : '';

  const moment = `${step} ${phase} ${language}`;
  const lastMoment = useRef<string>(undefined);
  useLayoutEffect(() => {
    // After every change, a keyboard that comes or goes among them, the last words stay in sight.
    const box = scroller.current;
    // Unless somebody writes above them.
    if (box && !box.querySelector('details')?.contains(document.activeElement)) box.scrollTop = box.scrollHeight;
    // The focus follows the conversation, and comes back to it from the language toggle: in the same breath, or the
    // dialog would take it from what was pressed and is gone.
    if (lastMoment.current !== moment) focusIn(frame.current);
    lastMoment.current = moment;
  });

  const answer = (text: string) => {
    const trap = frame.current?.elements.namedItem('nickname');
    act({ does: 'answer', text, choices }, trap instanceof HTMLInputElement ? trap.value : '');
    focusIn(frame.current);
  };

  return (
    <form
      ref={frame}
      className={styles.chatFrame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        answer(written);
      }}
    >
      <div ref={scroller} className={styles.chatScroll}>
        <ChatLog state={state} questionId={questionId} onEdit={(name) => act({ does: 'edit', step: name })} />
        {isAsking && step ? (
          <ChatChoices step={step} choices={choices} chosen={answers[step]} labelledBy={questionId} onPick={answer} />
        ) : null}
        {isAsking && step && isLast(step) ? (
          <ChatMore state={state} onTell={(name, text) => act({ does: 'tell', name, text })} />
        ) : null}
      </div>
      <input className="sr-only" name="nickname" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {step ? (
        <ChatComposer
          step={step}
          text={written}
          isFocus={!isPicked}
          isWrong={fault !== undefined && fault.key !== 'more'}
          describedBy={questionId}
          onType={(text) => act({ does: 'type', text })}
        />
      ) : (
        <div className={styles.chatFoot}>
          <Button data-focus="" busy={phase === 'sending'} onClick={() => act({ does: 'retry' })}>
            {words(phase === 'sending' ? 'submitting' : 'tryAgain')}
          </Button>
        </div>
      )}
    </form>
  );
}

import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { MailboxHint } from '#kit/web/form/mailbox-hint.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { messages } from '../../messages.ts';
import { stepOf, type ChatStep } from './chat-steps.ts';
import * as styles from './chat.module.css';

/** Which keyboard a phone shows, what the browser may fill in, and what it must leave as it was typed. */
const kinds: Partial<Record<ChatStep, ComponentProps<typeof TextArea>>> = {
  address: { autoComplete: 'street-address' },
  // A field of many lines: the keyboard for addresses alone would still begin with a capital, and correct what it does not know.
  contact_email: {
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  contact_phone: { inputMode: 'tel', autoComplete: 'tel' },
  price: { inputMode: 'decimal', autoComplete: 'off' },
};

type ChatComposerProps = {
  readonly step: ChatStep;
  readonly text: string;
  /** It takes the focus when its question is asked; where there are choices, they do. */
  readonly isFocus: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
};

/** Where an answer is written: Enter sends it, Shift+Enter breaks the line. */
export function ChatComposer({ step, text, isFocus, isWrong, describedBy, onType }: ChatComposerProps) {
  const words = useWords(messages);
  const { kind, max } = stepOf(step);
  const hasLines = kind === 'text';
  const area = useRef<HTMLTextAreaElement>(null);
  const take = (mailbox: string) => {
    onType(mailbox);
    area.current?.focus();
  };
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends the writing of a Japanese or Chinese word belongs to the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className={styles.chatFoot}>
      {hasLines ? <p className={styles.chatHint}>{words('breakHint')}</p> : null}
      {step === 'contact_email' ? <MailboxHint typed={text} onTake={take} /> : null}
      <TextArea
        ref={area}
        {...(kinds[step] ?? { autoComplete: 'off' })}
        className={styles.chatInput}
        name="answer"
        rows={hasLines ? 3 : 1}
        maxLength={max}
        enterKeyHint="send"
        aria-label={words('answer')}
        aria-describedby={describedBy}
        placeholder={words('placeholder')}
        aria-invalid={isWrong || undefined}
        data-focus={isFocus ? '' : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          onType(hasLines ? value : value.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' '))
        }
        onKeyDown={send}
      />
      <Button type="submit" className={styles.chatSend} aria-label={words('send')}>
        <Icon name="send" />
      </Button>
    </div>
  );
}

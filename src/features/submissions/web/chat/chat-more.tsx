import type { KeyboardEvent } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../told-messages.ts';
import { toldNames, type ChatState } from './chat-steps.ts';
import { faultOfTold, type ToldName } from '../told.ts';
import { ToldFields } from '../told-fields.tsx';
import * as styles from './chat-more.module.css';

type ChatMoreProps = {
  readonly state: ChatState;
  readonly onTell: (name: ToldName, text: string) => void;
};

/** Enter sends an answer; in a line beside it nobody means that. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Beside the last question: what the page could tell besides. Folded away, for nobody has to. */
export function ChatMore({ state: { answers, told, fault }, onTell }: ChatMoreProps) {
  const words = useWords(messages);
  const isWrong = fault?.key === 'more';
  return (
    <details className={styles.chatMore} open={isWrong || undefined}>
      <summary>{words('more')}</summary>
      <div className={styles.chatMoreFields} role="presentation" onKeyDown={keepFromSending}>
        <ToldFields
          names={toldNames(answers)}
          told={told}
          onTell={onTell}
          faultOf={(name) => (isWrong ? faultOfTold(name, told[name]) : undefined)}
        />
      </div>
    </details>
  );
}

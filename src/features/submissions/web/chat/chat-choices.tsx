import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../messages.ts';
import type { Choice } from './answer-checks.ts';
import { stepOf, type ChatStep } from './chat-steps.ts';
import * as styles from './chat.module.css';

type ChatChoicesProps = {
  readonly step: ChatStep;
  readonly choices: readonly Choice[];
  /** What was picked before somebody came back to this question. */
  readonly chosen: string | undefined;
  readonly labelledBy: string;
  readonly onPick: (value: string) => void;
};

/** Answers to press: the kinds of a thing, or to leave a question out. */
export function ChatChoices({ step, choices, chosen, labelledBy, onPick }: ChatChoicesProps) {
  const words = useWords(messages);
  const first = choices.find(({ value }) => value === chosen) ?? choices[0];
  if (!first && !stepOf(step).isOptional) return null;
  return (
    <div className={styles.chatChips} role="group" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.chatChip}
          aria-pressed={value === chosen}
          data-focus={value === first?.value ? '' : undefined}
          onClick={() => onPick(value)}
        >
          {label}
        </button>
      ))}
      {first ? null : (
        <button type="button" className={styles.chatChip} onClick={() => onPick('')}>
          {words('skip')}
        </button>
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { messages } from './messages.ts';
import { useReviewKeys } from './review/review-keys.ts';
import * as styles from './review/review-line.module.css';

type KeyButtonProps = ComponentProps<typeof Button> & {
  /** The letter that presses it within a review. */
  readonly letter: string;
  /** What was asked for is being written in a field: Control and Enter press it from there. */
  readonly isAwaited?: boolean;
};

/** A button of a review that a key presses too; the key is written on it. */
export function KeyButton({ letter, isAwaited = false, children, ...button }: KeyButtonProps) {
  const words = useWords(messages);
  const { areOn } = useReviewKeys();
  const keys = isAwaited ? `${letter} Control+Enter` : letter;
  return (
    <Button {...button} aria-keyshortcuts={areOn ? keys : undefined}>
      {children}
      {areOn ? (
        <kbd className={styles.reviewKey} aria-hidden="true">
          {isAwaited ? words('keySend') : letter}
        </kbd>
      ) : null}
    </Button>
  );
}

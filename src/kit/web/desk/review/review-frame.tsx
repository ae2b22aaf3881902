import { Dialog } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyButton } from '../key-button.tsx';
import { backIn } from '../desk-focus.ts';
import { messages } from '../messages.ts';
import { pressByKey, useReviewKeys } from './review-keys.ts';
import { SheetFrame, type SheetLeave } from '../sheet-frame.tsx';
import type { Review } from './use-review.ts';
import * as loadingStyles from '../desk-loading.module.css';
import * as styles from './review-line.module.css';

type ReviewFrameProps = {
  readonly review: Review;
  readonly isWide?: boolean;
  /** What is open is still being fetched. */
  readonly isLoading: boolean;
  /** The sheet of what is open. */
  readonly children: ReactNode;
};

/** The dialog of a review: it stays while one thing takes the place of another, and keeps the focus. */
export function ReviewFrame({ review, isWide = false, isLoading, children }: ReviewFrameProps) {
  const words = useWords(messages);
  const { areOn, turn } = useReviewKeys();
  const { open, place, count, next, previous, show, close } = review;
  const guard = useRef<SheetLeave | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [cameFrom] = useState(() => document.activeElement);
  // What had the focus went away with what was decided.
  useLayoutEffect(() => {
    if (open !== undefined) popup.current?.focus({ preventScroll: true });
  }, [open]);
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    if (guard.current) guard.current(() => show(id));
    else show(id);
  };
  const lead = place > 0 ? words('reviewPlace', { place, count }) : '';
  return (
    <SheetFrame
      isOpen
      isWide={isWide}
      onClose={close}
      guard={guard}
      ref={popup}
      initialFocus={popup}
      finalFocus={() => backIn(cameFrom)}
      onKeyDown={pressByKey}
    >
      {isLoading ? (
        <Dialog.Title className={`${loadingStyles.deskLoading} ${styles.reviewLoading}`}>
          {words('loading')}
        </Dialog.Title>
      ) : (
        children
      )}
      <div className={styles.reviewLine}>
        <KeyButton letter="P" variant="quiet" size="sm" disabled={previous === undefined} onClick={() => go(previous)}>
          <Icon name="left" />
          {words('reviewPrevious')}
        </KeyButton>
        <span role="status">{lead}</span>
        <KeyButton letter="N" variant="quiet" size="sm" disabled={next === undefined} onClick={() => go(next)}>
          {words('reviewNext')}
          <Icon name="right" />
        </KeyButton>
        <Button variant="quiet" size="sm" className={styles.reviewSwitch} onClick={() => turn(!areOn)}>
          {words(areOn ? 'keysOn' : 'keysOff')}
        </Button>
      </div>
    </SheetFrame>
  );
}

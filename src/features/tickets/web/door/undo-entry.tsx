import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../door-messages.ts';
import * as styles from './door.module.css';

type Props = { readonly isPending: boolean; readonly onUndo: () => void };

/**
 * Takes back the entry that was told last. Asked twice, for a ticket that is open again lets somebody else in; a second
 * press on the same spot, and the focus, meet the answer that changes nothing.
 */
export function UndoEntry({ isPending, onUndo }: Props) {
  const words = useWords(messages);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.gateUndo}>
      <Button variant="line" size="sm" onClick={() => setAsked(!isAsked)}>
        {words(isAsked ? 'undoKeep' : 'undo')}
      </Button>
      {isAsked && (
        <Button variant="ink" size="sm" busy={isPending} onClick={onUndo}>
          {words(isPending ? 'undoing' : 'undoSure')}
        </Button>
      )}
    </div>
  );
}

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import * as styles from './sheet.module.css';

type ConfirmProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly tone?: 'danger' | 'ink';
  readonly isPending?: boolean;
  /** What must be said along with the yes. */
  readonly children?: ReactNode;
  /** Gets the focus when the question is answered, where what asked it may be gone. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Asks before something that can't be taken back. The safe answer has the focus, unless there is something to say. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, text, yes, no, tone = 'danger', isPending, children, finalFocus, onYes, onClose } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialog.Portal>
        {/* Asked over a sheet it has a shade of its own: it has the sheet's colour, and lay on it like a part of it. */}
        <AlertDialog.Backdrop forceRender className={`${styles.deskSheetShade} ${styles.deskConfirmShade}`} />
        <AlertDialog.Popup className={styles.deskConfirm} finalFocus={finalFocus}>
          <AlertDialog.Title className="tower-s">{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          {children}
          <div className={styles.deskConfirmEnd}>
            <AlertDialog.Close render={<Button variant="line">{no}</Button>} />
            <Button variant={tone} busy={isPending ?? false} onClick={onYes}>
              {yes}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

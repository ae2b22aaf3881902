import { Dialog } from '@base-ui/react/dialog';
import { useBlocker } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useWords } from '../i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Confirm } from './confirm.tsx';
import { messages } from './messages.ts';
import * as azulejoStyles from '#kit/web/ui/azulejo.module.css';
import * as styles from './sheet.module.css';

type SheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A wide picture of what it is about. */
  readonly picture?: ReactNode;
  /** Under the title: state and time. */
  readonly head?: ReactNode;
  /** The buttons; they stay in sight. */
  readonly foot?: ReactNode;
  /** Something in it is not saved: closing it, and leaving the page, is asked about first. */
  readonly isDirty?: boolean;
  /** Room for two columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A paper sheet over the desk. On a phone it is the whole screen. */
export function Sheet({ isOpen, onClose, title, picture, head, foot, isDirty = false, isWide, children }: SheetProps) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker({
    // The desk's own steps through the address close a sheet on purpose; Back does not.
    shouldBlockFn: ({ current, next, action }) =>
      current.pathname !== next.pathname || action === 'BACK' || action === 'FORWARD' || action === 'GO',
    disabled: !(isOpen && isDirty),
    enableBeforeUnload: isOpen && isDirty,
    withResolver: true,
  });
  const isLeaving = blocker.status === 'blocked';
  const leave = () => {
    setAsking(false);
    if (isLeaving) blocker.proceed();
    else onClose();
  };
  const stay = () => {
    setAsking(false);
    if (isLeaving) blocker.reset();
  };
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.deskSheetShade} />
        <Dialog.Popup className={isWide ? `${styles.deskSheet} ${styles.deskSheetWide}` : styles.deskSheet}>
          <div className={styles.deskSheetScroll}>
            {picture ? <div className={styles.deskSheetPic}>{picture}</div> : null}
            <div className={`${azulejoStyles.azulejo} ${styles.deskSheetTiles}`} aria-hidden="true" />
            <div className={styles.deskSheetBody}>
              <Dialog.Title className={`tower ${styles.deskSheetTitle}`}>{title}</Dialog.Title>
              {head ? <div className={styles.deskSheetHead}>{head}</div> : null}
              {children}
            </div>
          </div>
          {foot ? <div className={styles.deskSheetFoot}>{foot}</div> : null}
          <Dialog.Close className={styles.deskSheetClose} aria-label={words('close')}>
            <Icon name="x" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
      <Confirm
        isOpen={isAsking || isLeaving}
        title={words('leaveTitle')}
        text={words('leaveText')}
        yes={words('leave')}
        no={words('stay')}
        onYes={leave}
        onClose={stay}
      />
    </Dialog.Root>
  );
}

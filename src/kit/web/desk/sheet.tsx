import { Dialog } from '@base-ui/react/dialog';
import { useBlocker } from '@tanstack/react-router';
import { use, useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useWords } from '../i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Confirm } from './confirm.tsx';
import { messages } from './messages.ts';
import { SheetFrame, SheetGuard } from './sheet-frame.tsx';
import * as azulejoStyles from '#kit/web/ui/azulejo.module.css';
import * as styles from './sheet.module.css';
import { Breakable } from '../ui/breakable.tsx';

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
  /** What has the focus first, where that is not the first that can be pressed. */
  readonly initialFocus?: ComponentProps<typeof SheetFrame>['initialFocus'];
  readonly children: ReactNode;
};

/** A paper sheet over the desk: in the frame of a review where it stands in one, else in its own. On a phone it is the whole screen. */
export function Sheet({ isWide = false, initialFocus, ...paper }: SheetProps) {
  if (use(SheetGuard)) return <Paper {...paper} />;
  return (
    <SheetFrame isOpen={paper.isOpen} isWide={isWide} initialFocus={initialFocus} onClose={paper.onClose}>
      <Paper {...paper} />
    </SheetFrame>
  );
}

/** What lies in the frame; it asks before what is not saved is lost. */
function Paper({
  isOpen,
  title,
  picture,
  head,
  foot,
  isDirty = false,
  children,
}: Omit<SheetProps, 'isWide' | 'initialFocus'>) {
  const words = useWords(messages);
  const guardRef = use(SheetGuard);
  /** Where somebody wants to go from here, once they have said so twice. */
  const [asked, setAsked] = useState<{ readonly go: () => void }>();
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
    setAsked(undefined);
    if (isLeaving) blocker.proceed();
    else asked?.go();
  };
  const stay = () => {
    setAsked(undefined);
    if (isLeaving) blocker.reset();
  };
  useLayoutEffect(() => {
    if (!guardRef) return;
    guardRef.current = (go) => (isDirty ? setAsked({ go }) : go());
    return () => {
      guardRef.current = null;
    };
  }, [guardRef, isDirty]);
  return (
    <>
      <div className={styles.deskSheetScroll} data-sheet-scroll>
        {picture ? <div className={styles.deskSheetPic}>{picture}</div> : null}
        <div className={`${azulejoStyles.azulejo} ${styles.deskSheetTiles}`} aria-hidden="true" />
        <div className={styles.deskSheetBody}>
          <Dialog.Title className={`tower ${styles.deskSheetTitle}`}>
            <Breakable>{title}</Breakable>
          </Dialog.Title>
          {head ? <div className={styles.deskSheetHead}>{head}</div> : null}
          {children}
        </div>
      </div>
      {foot ? <div className={styles.deskSheetFoot}>{foot}</div> : null}
      <Dialog.Close className={styles.deskSheetClose} aria-label={words('close')}>
        <Icon name="x" />
      </Dialog.Close>
      <Confirm
        isOpen={asked !== undefined || isLeaving}
        title={words('leaveTitle')}
        text={words('leaveText')}
        yes={words('leave')}
        no={words('stay')}
        onYes={leave}
        onClose={stay}
      />
    </>
  );
}

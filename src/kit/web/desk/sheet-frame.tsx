import { Dialog } from '@base-ui/react/dialog';
import { createContext, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import * as styles from './sheet.module.css';

/** Takes somebody away from a sheet, after a question where something in it is not saved. */
type Leave = (then: () => void) => void;

/** How the sheet in a frame wants to be left; none while no sheet lies in it. */
export const SheetGuard = createContext<RefObject<Leave | null> | null>(null);

type FrameProps = Pick<ComponentProps<typeof Dialog.Popup>, 'initialFocus' | 'finalFocus' | 'onKeyDown' | 'ref'> & {
  readonly isOpen: boolean;
  /** Room for two columns. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  /** How its sheet wants to be left, for whoever leads on from one to the next. */
  readonly guard?: RefObject<Leave | null>;
  readonly children: ReactNode;
};

/** The dialog a sheet lies in. */
export function SheetFrame({ isOpen, isWide = false, onClose, guard: given, children, ...popup }: FrameProps) {
  const own = useRef<Leave | null>(null);
  const guard = given ?? own;
  const close = () => (guard.current ? guard.current(onClose) : onClose());
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.deskSheetShade} />
        <Dialog.Popup {...popup} className={isWide ? `${styles.deskSheet} ${styles.deskSheetWide}` : styles.deskSheet}>
          <SheetGuard value={guard}>{children}</SheetGuard>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export type SheetLeave = Leave;

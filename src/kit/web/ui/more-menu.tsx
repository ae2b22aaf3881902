import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import * as styles from './more-menu.module.css';

type MoreProps = {
  readonly label: string;
  /** With what it is done: a phone's sheet lies over it. */
  readonly title: string;
  readonly children: ReactNode;
};

/**
 * What is seldom done, behind one button: a card beside it, on a phone a sheet at the window's foot. It is the browser's own
 * popover, which closes by Escape and by a press elsewhere. What stands in it stays in the page, so a sheet that one of its
 * buttons opens is there when it has closed. A browser without popovers shows the buttons where they stand.
 */
export function MoreMenu({ label, title, children }: MoreProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  // Before the button's own answer: whatever that opens gives the focus back to what had it, and what is hidden takes none.
  const onClickCapture = ({ currentTarget: menu, target }: MouseEvent<HTMLDivElement>) => {
    // A sheet opened from here lies elsewhere in the page, and its presses come by here as well.
    if (!(target instanceof Element) || !menu.contains(target) || !target.closest('button, a')) return;
    if (!('hidePopover' in menu)) return;
    menu.hidePopover();
    opener.current?.focus();
  };
  return (
    <>
      <Button ref={opener} className={styles.moreOpener} variant="line" size="sm" popoverTarget={id}>
        {label}
        <Icon name="chevron" />
      </Button>
      <div
        id={id}
        className={styles.moreMenu}
        popover="auto"
        role="group"
        aria-label={title}
        onClickCapture={onClickCapture}
      >
        <div className={`${styles.moreTitle} tower-s`}>{title}</div>
        {children}
      </div>
    </>
  );
}

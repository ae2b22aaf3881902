import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from './messages.ts';
import * as styles from './map.module.css';

type PopupProps = {
  readonly label: string;
  /** It was opened on the map, and takes the focus there; what the list opens leaves it where it is. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What a marker says, at the map's edge: it hides as little of the ground as it can, on a phone at the bottom. */
export function MapPopup({ label, takesFocus, onClose, children }: PopupProps) {
  const words = useWords(messages);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) popup.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={popup} className={styles.mapPopup} role="dialog" aria-label={label} tabIndex={-1}>
      <button
        type="button"
        className={`${styles.mapButton} ${styles.mapPopupClose}`}
        aria-label={words('close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      <div className={styles.mapPopupCard}>{children}</div>
    </div>
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { currentToast, dismissToast, showFor, subscribeToasts } from './toast-store.ts';
import * as styles from './toaster.module.css';

/** What stands in where the machinery of messages did not come: a dropped line must not take the page away that says so. */
export function PlainToaster({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  const current = useSyncExternalStore(subscribeToasts, currentToast, () => undefined);
  const { id, isOpen = false, title, description } = current ?? {};
  useEffect(() => {
    if (id === undefined || !isOpen) return undefined;
    const timer = setTimeout(() => dismissToast(id), showFor);
    return () => clearTimeout(timer);
  }, [id, isOpen]);
  return (
    <section className={styles.toastRegion} aria-label={label} aria-live="polite">
      {id !== undefined && isOpen ? (
        <div className={styles.toast}>
          <span className={styles.toastDisc}>
            <Icon name="info" />
          </span>
          <div className={styles.toastWords}>
            <p className={styles.toastTitle}>{title}</p>
            <p>{description}</p>
          </div>
          <button type="button" className={styles.toastClose} aria-label={closeLabel} onClick={() => dismissToast(id)}>
            <Icon name="x" />
          </button>
        </div>
      ) : null}
    </section>
  );
}

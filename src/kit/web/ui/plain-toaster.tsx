import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { standClear } from './stand-clear.ts';
import { currentToast, dismissToast, showFor, subscribeToasts } from './toast-store.ts';
import * as styles from './toaster.module.css';

/** What stands in where the machinery of messages did not come: a dropped line must not take the page away that says so. */
export function PlainToaster({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  const current = useSyncExternalStore(subscribeToasts, currentToast, () => undefined);
  const shown = current?.isOpen ? current : undefined;
  useEffect(() => {
    // What can be done about it waits for whoever reads: nothing here notices a pointer that stays.
    if (!shown || shown.press) return undefined;
    const timer = setTimeout(() => dismissToast(shown.id), showFor);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <section className={styles.toastRegion} aria-label={label} aria-live="polite" data-messages>
      {shown ? (
        <div key={shown.id} ref={standClear} className={styles.toast}>
          <span />
          <div className={styles.toastWords}>
            <p className={styles.toastTitle}>{shown.title}</p>
            <p>{shown.description}</p>
            {shown.press ? (
              <button type="button" className={styles.toastLink} onClick={shown.press.onPress}>
                {shown.press.label}
              </button>
            ) : null}
          </div>
          <button
            type="button"
            className={styles.toastClose}
            aria-label={closeLabel}
            onClick={() => dismissToast(shown.id)}
          >
            <Icon name="x" />
          </button>
        </div>
      ) : null}
    </section>
  );
}

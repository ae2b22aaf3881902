import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { standClear } from './stand-clear.ts';
import { currentToast, dismissToast, showFor, subscribeToasts, type ToastState } from './toast-store.ts';
import * as styles from './toaster.module.css';

type Data = { tone: NonNullable<ToastState['tone']>; link: ToastState['link']; press: ToastState['press'] };

/** Readers say what comes into a region they know: one that comes with its message may stay unheard. In milliseconds. */
const headStart = 100;

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, add, close } = Toast.useToastManager<Data>();
  const current = useSyncExternalStore(subscribeToasts, currentToast, () => undefined);
  const shownId = useRef<string>(undefined);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), headStart);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!current || !isKnown) return;
    const id = String(current.id);
    const tone = current.tone ?? 'default';
    if (current.isOpen) {
      if (shownId.current !== undefined && shownId.current !== id) close(shownId.current);
      shownId.current = id;
      add({
        id,
        title: current.title,
        description: current.description,
        // Base UI hides a toast of high priority from readers while its close button can still take the focus.
        priority: 'low',
        data: { tone, link: current.link, press: current.press },
        onClose: () => dismissToast(current.id),
      });
    } else close(id);
  }, [current, isKnown, add, close]);

  return toasts.map((toast) => {
    const isBad = toast.data?.tone === 'destructive';
    return (
      <Toast.Root
        key={toast.id}
        ref={standClear}
        toast={toast}
        className={styles.toast}
        swipeDirection={['right', 'down']}
      >
        <span className={`${styles.toastDisc} ${isBad ? styles.toastDiscBad : ''}`}>
          <Icon name={isBad ? 'alert' : 'check'} />
        </span>
        <Toast.Content className={styles.toastWords}>
          <Toast.Title className={styles.toastTitle} render={<p />} />
          <Toast.Description render={<p />} />
          {toast.data?.link ? (
            <Link className={styles.toastLink} to={toast.data.link.to} onClick={() => close(toast.id)}>
              {toast.data.link.label}
            </Link>
          ) : null}
          {toast.data?.press ? (
            <button type="button" className={styles.toastLink} onClick={toast.data.press.onPress}>
              {toast.data.press.label}
            </button>
          ) : null}
        </Toast.Content>
        {/* Base UI hides it from readers until the message is pointed at; the Tab key reaches it all the same. */}
        <Toast.Close className={styles.toastClose} aria-label={closeLabel} aria-hidden={false}>
          <Icon name="x" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}

/** The message region: one at a time, 5 seconds, kept while the pointer or the focus is on it. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Toast.Provider limit={1} timeout={showFor}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toastRegion} aria-label={label} data-messages>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

import { Suspense, useSyncExternalStore } from 'react';
import { partOr } from '../parts/part-or.ts';
import { PlainToaster } from './plain-toaster.tsx';
import { currentToast, subscribeToasts } from './toast-store.ts';

export { toast } from './toast-store.ts';

const Toaster = partOr(() => import('./toaster.tsx').then((module) => module.Toaster), PlainToaster);

/** Where messages appear, once a page. The machinery is loaded with the first message. */
export function ToastRegion(labels: { label: string; closeLabel: string }) {
  const isNeeded = useSyncExternalStore(
    subscribeToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster {...labels} />
    </Suspense>
  );
}

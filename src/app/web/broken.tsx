import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { WentWrong } from '#features/site/web/went-wrong.tsx';
import { loadAnew } from '#kit/web/load-anew.ts';

/** What Chrome, Firefox and Safari say of a module that did not come, and Vite of its styles. */
const aModule = /dynamically imported|module script|preload css/i;

/** Whether the page as it stands was loaded anew already. */
const isAnew = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload';

/** Without a line the browser loads what this device keeps, where its worker leads to that (decision 0206). */
const loadKept = async () => (await navigator.serviceWorker?.getRegistration(location.href)) && location.reload();

/**
 * A page that broke. One whose files did not come can't be helped by drawing it again: many browsers do not ask twice for a
 * module (decision 0204), and after a change of the house it has another name. Loading the page anew helps; by itself once, where there
 * is a line, and when it comes back.
 */
export function Broken({ error }: Pick<ErrorComponentProps, 'error'>) {
  useEffect(() => {
    if (aModule.test(String(error)) && !isAnew()) void (navigator.onLine ? loadAnew() : loadKept());
    addEventListener('online', loadAnew);
    return () => removeEventListener('online', loadAnew);
  }, [error]);
  return <WentWrong onRetry={loadAnew} />;
}

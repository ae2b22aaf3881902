import { useEffect, useState } from 'react';

/** Calls back once the page has loaded and the browser has nothing better to do. Returns how to call it off. */
function onIdle(callback: () => void): () => void {
  const stop = new AbortController();
  const wait = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(callback, 300);
      stop.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = requestIdleCallback(callback, { timeout: 4000 });
    stop.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal: stop.signal });
  return () => stop.abort();
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Whether a film is welcome: never before the page is idle, never where less motion or less data is asked for. */
export function useFilmWelcome(): boolean {
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => {
    const calm = new AbortController();
    const stop = onIdle(() => {
      const stillness = matchMedia('(prefers-reduced-motion: reduce)');
      const decide = () => setWelcome(!stillness.matches && !savesData());
      stillness.addEventListener('change', decide, { signal: calm.signal });
      decide();
    });
    return () => {
      stop();
      calm.abort();
    };
  }, []);
  return isWelcome;
}

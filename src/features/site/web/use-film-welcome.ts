import { useEffect, useState } from 'react';

/** How long the page lies still before the film comes by itself: whoever waits for the page has it by then. */
const stillFor = 6000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls back once the page has loaded, the browser has nothing better to do, and then somebody stirs or nothing happens
 * for a while. Returns how to call it off.
 */
function onRest(callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const later = (call: () => void, ms: number) => {
    const timer = setTimeout(call, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const rest = () => {
    const come = () => {
      stop.abort();
      callback();
    };
    for (const sign of signs) window.addEventListener(sign, come, { passive: true, signal });
    later(come, stillFor);
  };
  const wait = () => {
    if (!('requestIdleCallback' in window)) return later(rest, 300);
    const handle = requestIdleCallback(rest, { timeout: 4000 });
    signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal });
  return () => stop.abort();
}

type Line = { readonly saveData?: boolean; readonly effectiveType?: string; readonly downlink?: number };

/**
 * In Mbit/s; less than this and the film would stand still while it comes. Whoever has measured nothing yet is told what lines
 * of its kind usually do, and Chromium blurs it by a tenth: 1.31 to 1.6 on a cable, and more on Wi-Fi and 4G.
 */
const minDownlink = 1.3;

/** Whether the line is good for a film, as far as the browser says what it is. */
function isGoodLine(): boolean {
  const {
    saveData,
    effectiveType = '4g',
    downlink = minDownlink,
  } = (navigator as { connection?: Line }).connection ?? {};
  return saveData !== true && effectiveType === '4g' && downlink >= minDownlink;
}

/**
 * Whether a film is welcome: never before the page rests, never on a poor line, never where less motion or less data is
 * asked for.
 */
export function useFilmWelcome(): boolean {
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => {
    const calm = new AbortController();
    const stop = onRest(() => {
      const isFrugal = matchMedia('(prefers-reduced-data: reduce)').matches;
      const stillness = matchMedia('(prefers-reduced-motion: reduce)');
      const decide = () => setWelcome(!stillness.matches && !isFrugal && isGoodLine());
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

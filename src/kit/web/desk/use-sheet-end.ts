import { useLayoutEffect, useRef } from 'react';

/**
 * Where what scrolls in a sheet ends, as `--sheet-end` pixels above the window's end: on a phone messages stand there,
 * over neither the title of what is open nor the buttons under it, however many lines those take.
 */
export function useSheetEnd() {
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = scroll.current;
    if (!part || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      const end = Math.max(0, innerHeight - part.getBoundingClientRect().bottom);
      document.body.style.setProperty('--sheet-end', `${end}px`);
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return scroll;
}

import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n.tsx';

/** What is `aria-current` in a row or column, in its middle. The row alone is moved, so that the page stays where it was. */
function centre(row: HTMLElement, current: Element): void {
  const [at, around] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollTop += at.top + at.height / 2 - (around.top + around.height / 2);
  row.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
}

type Seen = { readonly current: Element; readonly language: string; readonly top: number; readonly left: number };

/**
 * For a row that is swiped, or a column that is scrolled: gives its ref, and brings what is `aria-current` in it into its middle whenever it is another
 * one, or stands elsewhere because the words of another language are longer. Counts and letters that come later move it
 * too: it is followed until somebody moves the row.
 */
export function useCurrentInSight() {
  const row = useRef<HTMLElement>(null);
  const seen = useRef<Seen>(null);
  const { language } = useLanguage();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || (current === seen.current?.current && language === seen.current.language)) return;
    centre(row.current, current);
    seen.current = { current, language, top: row.current.scrollTop, left: row.current.scrollLeft };
  });
  useEffect(() => {
    const { current: box } = row;
    if (!box || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      const { current: before } = seen;
      if (before === null || box.scrollTop !== before.top || box.scrollLeft !== before.left) return;
      centre(box, before.current);
      seen.current = { ...before, top: box.scrollTop, left: box.scrollLeft };
    });
    for (const part of box.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return row;
}

import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n.tsx';

/** What is `aria-current` in a row or column, in its middle. The row alone is moved, so that the page stays where it was. */
function centre(row: HTMLElement, current: Element): void {
  const [at, around] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollTop += at.top + at.height / 2 - (around.top + around.height / 2);
  row.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
}

type Place = { readonly top: number; readonly left: number };
/** `at`: where it was brought to; null where somebody had moved the row already. */
type Seen = { readonly current: Element; readonly language: string; readonly at: Place | null };

const placeOf = ({ scrollTop: top, scrollLeft: left }: HTMLElement): Place => ({ top, left });
const isAt = (row: HTMLElement, { top, left }: Place) => row.scrollTop === top && row.scrollLeft === left;

/** Whether somebody holds one of the row: moved now, another one would be under their finger when they let go. */
const isPressed = (row: HTMLElement) => row.matches(':active');

/**
 * For a row that is swiped, or a column that is scrolled: gives its ref, and brings what is `aria-current` in it into its middle whenever it is another
 * one, or stands elsewhere because the words of another language are longer. Counts and letters that come later move it
 * too: it is followed until somebody moves the row, which they may have done before the page came to life, or presses one
 * of it, which is what brings a page to life that still sleeps.
 */
export function useCurrentInSight() {
  const row = useRef<HTMLElement>(null);
  const seen = useRef<Seen>(null);
  const { language } = useLanguage();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || (current === seen.current?.current && language === seen.current.language)) return;
    if (isPressed(row.current)) return;
    const isMoved = seen.current === null && !isAt(row.current, { top: 0, left: 0 });
    if (!isMoved) centre(row.current, current);
    seen.current = { current, language, at: isMoved ? null : placeOf(row.current) };
  });
  useEffect(() => {
    const { current: box } = row;
    if (!box || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      const { current: before } = seen;
      if (!before?.at || !isAt(box, before.at) || isPressed(box)) return;
      centre(box, before.current);
      seen.current = { ...before, at: placeOf(box) };
    });
    for (const part of box.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return row;
}

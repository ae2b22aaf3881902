import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n.tsx';

/**
 * For a row that is swiped, or a column that is scrolled: gives its ref, and brings what is `aria-current` in it into its middle whenever it is another
 * one, or stands elsewhere because the words of another language are longer. The row alone is moved, so that the page stays
 * where it was.
 */
export function useCurrentInSight() {
  const row = useRef<HTMLElement>(null);
  const seen = useRef<{ readonly current: Element; readonly language: string }>(null);
  const { language } = useLanguage();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || (current === seen.current?.current && language === seen.current.language)) return;
    seen.current = { current, language };
    const [at, around] = [current.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollTop += at.top + at.height / 2 - (around.top + around.height / 2);
    row.current.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
  });
  return row;
}

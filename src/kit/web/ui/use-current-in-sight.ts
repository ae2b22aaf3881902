import { useEffect, useRef } from 'react';

/**
 * For a row that is swiped: gives its ref, and brings what is `aria-current` in it into its middle whenever it is another
 * one. The row alone is moved, so that the page stays where it was.
 */
export function useCurrentInSight() {
  const row = useRef<HTMLElement>(null);
  const seen = useRef<Element>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current || current === seen.current) return;
    seen.current = current;
    const [at, around] = [current.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
  });
  return row;
}

import { useEffect, useState } from 'react';

/** Whether a part of the page, by its id, is in the window; never where a browser can't tell. */
export function useInSight(id: string | undefined): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const part = id === undefined ? null : document.getElementById(id);
    if (!part || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    observer.observe(part);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}

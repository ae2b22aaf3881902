import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './reveal.module.css';

const beyondPage = styles.revealWaits;

/**
 * Lets what is below the fold rise once, when it is scrolled into view. Without a script, and for what is already on
 * screen, nothing is ever hidden; `order` staggers neighbours by 60 ms.
 */
export function Reveal({
  children,
  order = 0,
  className = '',
}: {
  children: ReactNode;
  order?: number;
  className?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting === true;
      if (isSeen || (entry?.boundingClientRect.top ?? 0) < 0) {
        element.classList.remove(beyondPage);
        observer.disconnect();
      } else element.classList.add(beyondPage);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={`${styles.reveal} ${className}`} style={{ '--order': order } as object}>
      {children}
    </div>
  );
}

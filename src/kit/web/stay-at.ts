/** How long a page that was jumped to may still grow, in milliseconds: its lists come late on a slow line. */
const patience = 10_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Keeps what an address jumps to in its place while the page around it still grows: lists that come a moment later would
 * push it out of sight. Until somebody touches the page, and for ten seconds at most. `height` is the page's when it was
 * jumped to: on a slow line lists may have come before this.
 */
export function stayAt(id: string, height: number): void {
  const target = document.getElementById(id);
  if (!target || !('ResizeObserver' in window)) return;
  const done = new AbortController();
  let known = height;
  const growing = new ResizeObserver(() => {
    // The first word of it tells the height that is there.
    if (document.body.scrollHeight === known) return;
    known = document.body.scrollHeight;
    target.scrollIntoView();
  });
  const stop = () => {
    done.abort();
    growing.disconnect();
  };
  growing.observe(document.body);
  setTimeout(stop, patience);
  for (const sign of signs) addEventListener(sign, stop, { passive: true, signal: done.signal });
}

import { useEffect } from 'react';
import { useClock } from './now.tsx';

/**
 * The key of a link while whoever opened it signs in: in this browser alone, for every address that leads there and back
 * is written down somewhere (decisions 0182 and 0186). All its tabs find it: the letter for a new password opens another
 * one (decision 0190). It waits until it is used, an hour at most, twice as long as such a letter holds.
 */
const key = 'link-key';
const waitsMs = 60 * 60_000;

/** Keeps it for the page that it opens. */
export function rememberKey(path: string, token: string, at: Date): void {
  try {
    localStorage.setItem(key, `${at.getTime() + waitsMs} ${path}#token=${token}`);
  } catch {
    // A private window that keeps nothing: the link itself still opens it.
  }
}

/** It was used. */
export function forgetKey(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The fragment that was remembered for this page. It stays: the tab that led to the door goes on as well. */
function fragmentOf(path: string, at: Date): string | undefined {
  try {
    const [, until, page, fragment] = /^(\d+) ([^#]*)#(.*)$/.exec(localStorage.getItem(key) ?? '') ?? [];
    if (Number(until) >= at.getTime()) return page === path ? fragment : undefined;
    forgetKey();
    return undefined;
  } catch {
    return undefined;
  }
}

/** Puts the key of whoever comes back to a page without it behind its `#` again; `fragment` is what stands there now. */
export function useKeyAgain(path: string, fragment: string | undefined): void {
  const clock = useClock();
  useEffect(() => {
    const again = fragment === '' ? fragmentOf(path, clock()) : undefined;
    if (again !== undefined) location.replace(`#${again}`);
  }, [path, fragment, clock]);
}

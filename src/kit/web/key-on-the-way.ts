import { useEffect } from 'react';

/**
 * The key of a link while whoever opened it signs in: in this tab alone, for every address that leads there and back is
 * written down somewhere (decisions 0182 and 0186).
 */
const key = 'link-key';

/** Keeps it for the page that it opens. */
export function rememberKey(path: string, token: string): void {
  try {
    sessionStorage.setItem(key, `${path}#token=${token}`);
  } catch {
    // A private window that keeps nothing: the link itself still opens it.
  }
}

/** The fragment that was remembered for this page, once. */
function takeFragment(path: string): string | undefined {
  try {
    const [page, fragment] = (sessionStorage.getItem(key) ?? '').split('#');
    if (page !== path || fragment === undefined) return undefined;
    sessionStorage.removeItem(key);
    return fragment;
  } catch {
    return undefined;
  }
}

/** Puts the key of who comes back to a page without it behind its `#` again; `fragment` is what stands there now. */
export function useKeyAgain(path: string, fragment: string | undefined): void {
  useEffect(() => {
    const again = fragment === '' ? takeFragment(path) : undefined;
    if (again !== undefined) location.replace(`#${again}`);
  }, [path, fragment]);
}

/**
 * The key of a link while its friend signs in: in this tab alone, for every address that leads there and back is written down
 * somewhere (decision 0182).
 */
const key = 'ticket-link';

export function rememberLink(token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // A private window that keeps nothing: the link itself still opens it.
  }
}

/** What was remembered, once. */
export function takeLink(): string | undefined {
  try {
    const token = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return token ?? undefined;
  } catch {
    return undefined;
  }
}

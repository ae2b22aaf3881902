/** The address that a text is, where it is one; `URL.canParse` came with Safari 17 (decision 0151). */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

const pause = 3000;

/**
 * Asks until it is there: after some seconds, later each time, and as soon as the line is back. `onFailed` is given what
 * asks at once.
 */
export async function patiently<T>(
  load: () => Promise<T>,
  onFailed: (askNow: () => void) => void = () => undefined,
  tries = 1,
): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, tries * pause);
      addEventListener('online', () => resolve(), { once: true });
      onFailed(resolve);
    });
    return patiently(load, onFailed, tries + 1);
  }
}

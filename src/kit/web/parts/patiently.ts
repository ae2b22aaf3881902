const pause = 3000;

/** Asks until it is there: after some seconds, later each time. `onFailed` is given what asks at once. */
export async function patiently<T>(
  load: () => Promise<T>,
  onFailed?: (askNow: () => void) => void,
  tries = 1,
): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, tries * pause);
      onFailed?.(resolve);
    });
    return patiently(load, onFailed, tries + 1);
  }
}

const step = 3000;

/** Asks until it is there: after some seconds, later each time. `onFailed` is given what asks at once. */
export async function patiently<T>(load: () => Promise<T>, onFailed?: (askNow: () => void) => void): Promise<T> {
  for (let pause = step; ; pause += step)
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pause);
        onFailed?.(resolve);
      });
    }
}

/** The search that somebody wanted to keep before they signed in: it waits in this tab for them to come back with it. */
const key = 'search-to-save';

/** Where storage is refused (private windows) it is pressed once more. */
function storage<T>(act: (store: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

export const keepToSave = (question: string): void => storage((store) => store.setItem(key, question));

/** Whether it is this one that waits; then it waits no longer. */
export function takeToSave(question: string): boolean {
  return (
    storage((store) => {
      if (store.getItem(key) !== question) return false;
      store.removeItem(key);
      return true;
    }) ?? false
  );
}

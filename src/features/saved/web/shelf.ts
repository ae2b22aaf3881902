/** The list of saved things in this browser; every tab sees the same. */
import { emptyShelf, readShelf, type Shelf } from '../rules.ts';

const key = 'saved';
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastShelf = emptyShelf;

/** Private windows and full disks refuse storage: the list is then remembered until the page is left. */
function storage(act: (store: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    return;
  }
}

/** The list as it is now; what is no list is removed. */
export function currentShelf(): Shelf {
  let text = lastText;
  storage((store) => (text = store.getItem(key)));
  if (text === lastText) return lastShelf;
  const shelf = text === null ? emptyShelf : readShelf(text);
  lastText = shelf ? text : null;
  lastShelf = shelf ?? emptyShelf;
  if (!shelf) storage((store) => store.removeItem(key));
  return lastShelf;
}

/** Changes the list, in every tab; an empty one leaves no trace, unless it is a member's. */
export function changeShelf(change: (shelf: Shelf) => Shelf): void {
  const shelf = change(currentShelf());
  if (shelf === lastShelf) return;
  const isBare = shelf.owner === null && shelf.items.length === 0;
  lastText = isBare ? null : JSON.stringify(shelf);
  lastShelf = shelf;
  const text = lastText;
  storage((store) => (text === null ? store.removeItem(key) : store.setItem(key, text)));
  for (const listener of listeners) listener();
}

export function subscribeShelf(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

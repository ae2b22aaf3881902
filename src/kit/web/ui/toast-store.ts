import type { Address } from '../address.ts';

/** One message at a time to the visitor (specification 9). */
export type ToastInput = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  /** Where to go on from here, by path. */
  readonly link?: { readonly to: Address; readonly label: string };
  /** What can be done about it here and now. */
  readonly press?: { readonly label: string; readonly onPress: () => void };
};
export type ToastState = ToastInput & { readonly id: number; readonly isOpen: boolean };

/** How long a message stays up, and how long a dismissed one is still known (specification 9), in milliseconds. */
export const showFor = 5000;
const removeAfter = 1_000_000;

let current: ToastState | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ToastState | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; it takes the place of the one before. Callable from anywhere in the browser. */
export function toast(input: ToastInput): void {
  clearTimeout(removal);
  lastId += 1;
  change({ ...input, id: lastId, isOpen: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  change({ ...current, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => change(undefined), removeAfter);
}

/** Takes away what said that something failed: it has worked since. */
export function dismissFailure(): void {
  if (current?.tone === 'destructive') dismissToast(current.id);
}

/** Takes the message away at once, as a new page does. */
export function forgetToast(): void {
  clearTimeout(removal);
  change(undefined);
}

export function currentToast(): ToastState | undefined {
  return current;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

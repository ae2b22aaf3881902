/**
 * The keys of a review. They are single letters, so they act only while the focus is within the review and not in a
 * field, and can be switched off (WCAG 2.1.4).
 */
import { useSyncExternalStore, type KeyboardEvent } from 'react';

const key = 'desk-keys';
const listeners = new Set<() => void>();
/** What was chosen where the browser keeps nothing: until the page is left. */
let chosen: boolean | undefined;

function read(): boolean {
  try {
    return (localStorage.getItem(key) ?? 'on') === 'on';
  } catch {
    return chosen ?? true;
  }
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the keys are on, in this browser, and the switch. */
export function useReviewKeys(): { readonly areOn: boolean; readonly turn: (on: boolean) => void } {
  const areOn = useSyncExternalStore(listen, read, () => true);
  return { areOn, turn };
}

function turn(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // A private window remembers it until it is closed.
  }
  for (const listener of listeners) listener();
}

const fields = 'input, textarea, select, [contenteditable]';

/** Presses the button within the review whose key was struck: one that says so in `aria-keyshortcuts`. */
export function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key: struck, currentTarget: review, target } = event;
  if (event.defaultPrevented || event.repeat || event.nativeEvent.isComposing) return;
  // A question that stands above the review is not within it, although its events come by.
  if (!(target instanceof HTMLElement) || !review.contains(target)) return;
  const isSent = struck === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isSent && (event.ctrlKey || event.metaKey || event.altKey || target.matches(fields))) return;
  const name = isSent ? 'Control+Enter' : struck.toUpperCase();
  const buttons = [...review.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]')];
  const button = buttons.find((one) => one.getAttribute('aria-keyshortcuts')?.split(' ').includes(name));
  if (!button) return;
  event.preventDefault();
  button.click();
}

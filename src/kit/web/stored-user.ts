import { useSyncExternalStore } from 'react';
import { hasSessionHint, sessionHint } from '#kit/shared/session-hint.ts';

/** The member as the interface remembers them; the server trusts the cookie alone (decisions, Accounts). */
export type StoredUser = {
  readonly id: string;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly accountType: string;
  readonly username: string;
  readonly role: string;
};

const key = 'user';
const listeners = new Set<() => void>();
let lastText: string | null | undefined;
let lastUser: StoredUser | null = null;
/** The house was asked who is signed in, and could not be reached. */
let isUnanswered = false;
/** What was read in this task: each card of a page asks, and each look at cookies and storage may wait for another process. */
let looked: { readonly user: StoredUser | null | undefined } | undefined;

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<string, unknown>;
  return ['id', 'fullName', 'phone', 'username', 'accountType', 'role'].every((name) => typeof user[name] === 'string');
}

/** Private windows and full disks refuse storage: the member is then remembered until the page is left. */
function storage(act: (store: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    return;
  }
}

function read(): StoredUser | null {
  let text = lastText ?? null;
  storage((store) => (text = store.getItem(key)));
  if (text === lastText) return lastUser;
  lastText = text;
  lastUser = null;
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isStoredUser(value)) lastUser = value;
  } catch {
    lastUser = null;
  }
  if (lastUser === null) {
    lastText = null;
    storage((store) => store.removeItem(key));
  }
  return lastUser;
}

/** Tells everyone who follows, here or in another tab, and lets them look anew. */
function tell(): void {
  looked = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', tell);
    looked = undefined;
  };
}

function remember(user: StoredUser | null): void {
  isUnanswered = false;
  const text = user === null ? null : JSON.stringify(user);
  lastText = text;
  lastUser = user;
  storage((store) => (text === null ? store.removeItem(key) : store.setItem(key, text)));
  tell();
}

/** Remembers who signed in, in every tab. */
export function storeUser(user: StoredUser): void {
  remember(user);
}

/** Nobody is signed in here any more. */
export function clearStoredUser(): void {
  document.cookie = `${sessionHint}=;path=/;max-age=0;samesite=lax`;
  remember(null);
}

/** The house did not answer who is signed in: nobody, as far as the browser knows. */
export function leaveUnanswered(): void {
  isUnanswered = true;
  tell();
}

/** Who is signed in as far as the browser knows; undefined while only the house knows (`sessionHint`). */
export function storedUser(): StoredUser | null | undefined {
  if (looked === undefined) {
    const user = read();
    looked = { user: user === null && !isUnanswered && hasSessionHint(document.cookie) ? undefined : user };
    queueMicrotask(() => (looked = undefined));
  }
  return looked.user;
}

/** The same, followed; undefined also while the server renders and until hydration is done. */
export function useStoredUser(): StoredUser | null | undefined {
  return useSyncExternalStore<StoredUser | null | undefined>(subscribe, storedUser, () => undefined);
}

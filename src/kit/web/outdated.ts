/**
 * Whether this page is older than the house, which was updated while it stood open. Nothing is wrong with it until it asks
 * for what the house no longer takes: then its reader is told (`Outdated`), for only they know when to load it anew.
 */
import { buildHeader } from '#kit/shared/build.ts';
import type { Problem } from '#kit/shared/problem.ts';

let isOld = false;
let isRefused = false;
const listeners = new Set<() => void>();

/** Statuses of what a house does not know, does not understand, or breaks of. */
const misunderstood: readonly number[] = [400, 404, 405, 422, 500];

/** Hears of which build an answer is; false where it is none of the house's, but of a proxy that stands in for it. */
export function hearBuild(answer: Response): boolean {
  const build = answer.headers.get(buildHeader);
  if (build === null) return false;
  isOld = build !== document.documentElement.dataset['build'];
  return true;
}

export const isOutdated = (): boolean => isOld;

function tell(): void {
  if (!isOld || isRefused) return;
  isRefused = true;
  for (const listener of listeners) listener();
}

/** A refusal that may be due to the age of the page is noted. */
export function noteRefusal({ status }: Problem): void {
  if (misunderstood.includes(status)) tell();
}

/** Files that don't come may be gone with their build: the house is asked of which it is. Vite tells of them. Gives how to end it. */
export function watchFiles(): () => void {
  const hear = (answer: Response) => {
    if (hearBuild(answer)) tell();
  };
  const ask = () => {
    // A line that dropped tells nothing.
    if (!isRefused) fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(hear, () => undefined);
  };
  addEventListener('vite:preloadError', ask);
  return () => removeEventListener('vite:preloadError', ask);
}

/** Whether something was refused that an up-to-date page would have asked otherwise. */
export const wasRefused = (): boolean => isRefused;

export function subscribeRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: a page that was just loaded. */
export function forgetAge(): void {
  isOld = false;
  isRefused = false;
}

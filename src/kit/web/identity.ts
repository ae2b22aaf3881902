/** What asks for a fresh proof of who somebody is waits here until they gave it, or left it. */
import { createValue } from './value.ts';

/** Somebody is being asked: the page shows the dialog for it. */
export const isIdentityAsked = createValue(false);

let waiting: { readonly answer: Promise<boolean>; readonly settle: (isProved: boolean) => void } | undefined;

/** Asks once, for all that waits for it at that time. True when they proved it. */
export function askIdentity(): Promise<boolean> {
  if (waiting === undefined) {
    let settle: (isProved: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((resolve) => (settle = resolve));
    waiting = { answer, settle };
    isIdentityAsked.set(true);
  }
  return waiting.answer;
}

export function settleIdentity(isProved: boolean): void {
  const settle = waiting?.settle;
  waiting = undefined;
  isIdentityAsked.set(false);
  settle?.(isProved);
}

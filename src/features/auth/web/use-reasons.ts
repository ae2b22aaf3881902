import type { Reasons } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';

/** What the door says when it stays shut. Which of phone and password was wrong is nobody's business. */
export function useReasons(): { readonly failed: string; readonly reasons: Reasons } {
  const words = useWords(messages);
  const refused = words('signInFailed');
  const tooMany = (count: number) => words('tooMany', { count });
  const reasons = { sign_in_failed: refused, validation: words('invalid'), too_many_requests: tooMany };
  return { failed: words('unavailable'), reasons };
}

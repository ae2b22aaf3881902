import type { Problem } from '#kit/shared/problem.ts';
import type { Reasons } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';

/** Why an account is suspended, in the desk's words. */
const suspendedFor = ({ fields }: Problem) => fields.find(({ path }) => path === 'reason')?.message ?? '';

/** What the door says when it stays shut. Which of phone and password was wrong is nobody's business. */
export function useReasons(): { readonly failed: string; readonly reasons: Reasons } {
  const words = useWords(messages);
  const reasons: Reasons = {
    sign_in_failed: words('signInFailed'),
    account_suspended: (_minutes, problem) => words('accountSuspended', { reason: suspendedFor(problem) }),
    validation: words('invalid'),
    too_many_requests: (count) => words('tooMany', { count }),
  };
  return { failed: words('unavailable'), reasons };
}

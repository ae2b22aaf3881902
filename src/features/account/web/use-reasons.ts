import type { Reasons } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';

/** What is said when a change of one's account was not taken. */
export function useReasons(): { readonly failed: string; readonly reasons: Reasons } {
  const words = useWords(messages);
  const reasons = {
    has_bookings: words('hasBookings'),
    forbidden: words('forbidden'),
    confirm_identity: words('notConfirmed'),
    too_many_requests: (count: number) => words('tooMany', { count }),
    validation: words('invalid'),
  };
  return { failed: words('unavailable'), reasons };
}

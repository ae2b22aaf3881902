import type { Reasons } from '#kit/web/form/reasons.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { returnsDays } from '#features/payouts/rules.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import type { HeldBack } from '../rules.ts';

/** What is said when a change of one's account was not taken. */
export function useReasons(): { readonly failed: string; readonly reasons: Reasons } {
  const words = useWords(messages);
  const reasons = {
    ...useHeldBack(),
    forbidden: words('forbidden'),
    confirm_identity: words('notConfirmed'),
    too_many_requests: (count: number) => words('tooMany', { count }),
    validation: words('invalid'),
  };
  return { failed: words('unavailable'), reasons };
}

/** Why an account can't be erased yet. */
export function useHeldBack(): Record<HeldBack, string> {
  const words = useWords(messages);
  return {
    has_bookings: words('hasBookings'),
    order_disputed: words('disputed'),
    refund_under_way: words('refundUnderWay', { email: town.emails.help }),
    payout_under_way: words('payoutUnderWay', { days: String(returnsDays) }),
    owner_owed: words('ownerOwed'),
  };
}

/** How an order is said to stand, wherever it is shown: to its buyer, to the owner of what was bought, at the desk, in a file and in a calendar. */
import { orderStatuses } from './rules.ts';
import type { LiveDispute, OrderStatus, RefundStatus } from './rules.ts';

/** All that an order can be said to be. */
export const saidStatuses = [...orderStatuses, 'refunding', 'stuck', 'disputed', 'lost'] as const;
export type SaidStatus = (typeof saidStatuses)[number];

/** What lists of orders can be narrowed to: how far its money is on its way back is asked apart. */
export const soughtStatuses = [...orderStatuses, 'disputed', 'lost'] as const;
export type SoughtStatus = (typeof soughtStatuses)[number];

type Told<S extends OrderStatus> = {
  readonly status: S;
  readonly back: Readonly<Record<RefundStatus, string>>;
  readonly dispute: LiveDispute | null;
};

/**
 * One that ended with money for its buyer is `refunded` only when all of it is with them; until then the money is on its way,
 * or was refused. One that would stand is `disputed` while a bank asks for its money, and `lost` when the bank has given it back.
 */
export function saidStatus<S extends OrderStatus>(order: Told<S>): S | 'refunding' | 'stuck' | 'disputed' | 'lost' {
  const { status, back, dispute } = order;
  // A copy that a phone kept before orders told of disputes has none.
  if (status === 'confirmed' && dispute) return dispute === 'open' ? 'disputed' : 'lost';
  if (status !== 'refunded') return status;
  if (back.failed !== '0') return 'stuck';
  return back.asked === '0' ? status : 'refunding';
}

/** Whether nobody ended it: a bank may have its money all the same. */
export const hasNotEnded = (said: SaidStatus): boolean =>
  said === 'confirmed' || said === 'disputed' || said === 'lost';

/** Under which terms an owner sold on a day of the demo's past, and who let guests in for them. */
import { commissionUnder, addMonths } from '#features/plans/subscription.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { demoOwners } from './catalogue/owners.ts';
import { memberId, ownerId } from './people.ts';

const owners = new Map(demoOwners.map((owner) => [ownerId(owner.key), owner]));
/** A plan has run for some days of its last month. */
const daysIntoMonth = 11;

/** When a plan began of which so many months are paid. */
export const planSince = (months: number, at: Date): Date => addMonths(daysBefore(at, daysIntoMonth), 1 - months);

/** The house's share of what an owner sold then; of its own sales it takes none. */
export function percentAt(owner: string | null, sold: Date, at: Date): number {
  if (owner === null) return 0;
  const plan = owners.get(owner)?.plan;
  return commissionUnder(plan && planSince(plan.months, at) <= sold ? plan.name : 'starter');
}

/** Somebody at the door of their team, or the owner in person. */
export function doormanOf(owner: string | null): string | undefined {
  if (owner === null) return undefined;
  const doorman = owners.get(owner)?.team?.find(({ role }) => role === 'door');
  return doorman ? memberId(doorman) : owner;
}

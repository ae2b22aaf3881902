/** Moving an event that people have tickets for (issue 16; decision 0047). Pure. */
import { hourMs } from '#kit/shared/durations.ts';

/** When and where an event is: what its buyers bought. */
export type Whereabouts = {
  /** In the town's zone, as it was announced. */
  readonly date: string;
  readonly time: string | null;
  /** The same as an instant. */
  readonly startsAt: string;
  /** The date of its last night, where it takes more than one; what was moved before this was kept lacks it. */
  readonly lastDay?: string | null;
  readonly location: string;
  readonly address: string;
};

type Shown = Pick<Whereabouts, 'time' | 'location' | 'address'> & { readonly date: string | null };

/** What a buyer was shown of when and where it is. */
export const shownOf = ({ date, time, location, address }: Shown): Shown => ({ date, time, location, address });

/** Letters and digits alone: another comma, capital or accent is the same place. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Nobody misses a night that is added. */
const isShorter = (before: Whereabouts, after: Whereabouts): boolean =>
  (after.lastDay ?? after.date) < (before.lastDay ?? before.date);

/** Whether somebody who knows the one would miss the other: another date, hour or place, or a night less. How it is spelled is no matter. */
export function isMoved(before: Whereabouts, after: Whereabouts): boolean {
  return (
    before.startsAt !== after.startsAt ||
    isShorter(before, after) ||
    (before.time === null) !== (after.time === null) ||
    bare(before.location) !== bare(after.location) ||
    bare(before.address) !== bare(after.address)
  );
}

/** A moved ticket can be returned for so long: two weeks to decide, and two days where the new night is nearer. */
export const returnDays = 14;
export const minReturnHours = 48;

/**
 * Until when a ticket of an event that is moved at this instant can be returned for all that was paid: two weeks, at the
 * latest until it begins, but never less than two days. Those two days may run past a beginning that is near, so that
 * nobody loses their money because they read the letter a day late; whoever came in returns nothing.
 */
export function returnableUntil(movedAt: Date, startsAt: Date): Date {
  const most = Math.min(movedAt.getTime() + returnDays * 24 * hourMs, startsAt.getTime());
  return new Date(Math.max(most, movedAt.getTime() + minReturnHours * hourMs));
}

/**
 * Things alike are alike: which of them a booking has is nobody's business until it begins. Where every moment has one
 * free but none is free throughout, bookings that are still to come change places (decision 0020). Pure.
 */
import type { Period } from './stay.ts';

/** What a booking or a block keeps of one of the things alike. */
export type Kept = Period & { readonly id: string; readonly slot: number };

/** The most that are out at one moment of a period. */
function mostOut(period: Period, out: readonly Period[]): number {
  const within = out.filter((one) => one.startsAt < period.endsAt && period.startsAt < one.endsAt);
  // There are never more out than when one goes out, or at the very beginning.
  const moments = new Set(within.map(({ startsAt }) => Math.max(startsAt.getTime(), period.startsAt.getTime())));
  const outAt = (ms: number) =>
    within.filter((one) => one.startsAt.getTime() <= ms && ms < one.endsAt.getTime()).length;
  return Math.max(0, ...[...moments].map(outAt));
}

type Several = Period & { readonly quantity: number };

/** What other dates of a booking take beside its own: before them, of more alike while both are, and after them. */
export function beside(own: Several, { startsAt, endsAt, quantity }: Several): Several[] {
  const from = new Date(Math.max(own.startsAt.getTime(), startsAt.getTime()));
  const until = new Date(Math.min(own.endsAt.getTime(), endsAt.getTime()));
  if (from >= until) return [{ startsAt, endsAt, quantity }];
  return [
    { startsAt, endsAt: from, quantity },
    { startsAt: from, endsAt: until, quantity: quantity - own.quantity },
    { startsAt: until, endsAt, quantity },
  ].filter((part) => part.startsAt < part.endsAt && part.quantity > 0);
}

/** How many of so many alike nobody has in all of a period; below 0 where more are out than are let any more. */
export const leftOf = (slots: number, period: Period, out: readonly Period[]): number => slots - mostOut(period, out);

/**
 * Who has to go to which slot so that so many are free for a whole period; undefined when there are too few at some
 * moment of it. What began before the period stays where it is, and so does everybody who is in nobody's way. What is out
 * of more than are let any more keeps its number, and leaves one fewer of the others free.
 * By beginning, one after the other: where no moment is overfull, each finds a slot that the earlier ones have left.
 */
export function roomFor(
  slots: number,
  period: Period,
  quantity: number,
  kept: readonly Kept[],
): ReadonlyMap<string, number> | undefined {
  if (leftOf(slots, period, kept) < quantity) return undefined;
  const freeFrom = new Map(Array.from({ length: slots }, (_, i) => [i + 1, Number.NEGATIVE_INFINITY]));
  const take = (slot: number, until: Date) => freeFrom.set(slot, Math.max(freeFrom.get(slot) ?? 0, until.getTime()));
  const isFree = (slot: number, at: Date) => (freeFrom.get(slot) ?? Number.POSITIVE_INFINITY) <= at.getTime();
  const firstFree = (at: Date) => [...freeFrom.keys()].find((slot) => isFree(slot, at));

  const ours = kept.filter(({ slot }) => slot <= slots).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const { slot, startsAt, endsAt } of ours) if (startsAt < period.startsAt) take(slot, endsAt);
  for (let count = 0; count < quantity; count += 1) {
    const slot = firstFree(period.startsAt);
    if (slot === undefined) return undefined;
    take(slot, period.endsAt);
  }
  const moves = new Map<string, number>();
  for (const { id, slot: own, startsAt, endsAt } of ours) {
    if (startsAt < period.startsAt) continue;
    const slot = isFree(own, startsAt) ? own : firstFree(startsAt);
    if (slot === undefined) return undefined;
    take(slot, endsAt);
    if (slot !== own) moves.set(id, slot);
  }
  return moves;
}

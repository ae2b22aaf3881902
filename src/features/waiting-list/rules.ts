/** Waiting for places of a sold-out event: whose turn it is, and for how long (decision 0160). */
import { maxTickets } from '#features/events/rules.ts';

/** As many as one order may hold. */
export const mostPlaces = maxTickets;
/** One account waits for so many events at a time. */
export const mostWaits = 20;
/** So often is somebody told of places of one event; who has missed the last of them has to ask anew. */
export const mostLetters = 3;

const minute = 60_000;
const longest = 60 * minute;
const shortest = 5 * minute;

/**
 * How long places are left to who was told of them, before the next are told: an hour, and never more than a twelfth of the
 * time until it begins, but five minutes at least.
 */
export function turnOf(startsAt: Date, at: Date): number {
  const twelfth = Math.floor((startsAt.getTime() - at.getTime()) / 12 / minute) * minute;
  return Math.max(shortest, Math.min(longest, twelfth));
}

/** Straight to the tickets that somebody waits for. */
export const ticketsPath = (eventId: string, places: number): string =>
  `/checkout?type=event&id=${eventId}&quantity=${places}`;

/** Somebody who waits, as whoever tells them has to know it. */
export type Waiting = {
  readonly userId: string;
  readonly places: number;
  readonly turnEndsAt: Date | null;
  readonly toldAt: Date | null;
  readonly missedAt: Date | null;
  /** They hold places of it at this moment: they know. */
  readonly isHolding: boolean;
  /** A letter reaches them. */
  readonly isReached: boolean;
};

/**
 * Whom to tell, of all who wait in their order, while so many places are left: as many as these are enough for, together with those
 * whose turn it is already. Who wants more than there are keeps their place.
 */
export function whomToTell<W extends Waiting>(queue: readonly W[], left: number, at: Date): W[] {
  const isTheirs = ({ turnEndsAt, missedAt, isHolding }: W) =>
    turnEndsAt !== null && turnEndsAt > at && missedAt === null && !isHolding;
  let free = left - queue.filter(isTheirs).reduce((sum, { places }) => sum + places, 0);
  return queue.filter(({ places, toldAt, missedAt, isHolding, isReached }) => {
    const waits = toldAt === null || missedAt !== null;
    if (!waits || isHolding || !isReached || places > free) return false;
    free -= places;
    return true;
  });
}

/** The part of an event's page that asks for places: the way through the door leads back to it. */
export const waitHash = 'places';

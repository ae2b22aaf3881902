/** Waiting for places of a sold-out event: whose turn it is, and for how long (decision 0160). */
import { maxTickets } from '#features/events/rules.ts';
import { hourMs, minuteMs } from '#kit/shared/durations.ts';

/** As many as one order may hold. */
export const maxPlaces = maxTickets;
/** One account waits for so many events at a time. */
export const maxWaits = 20;
/** How often somebody is told of places of one event; who has missed the last of them has to ask anew. */
export const maxLetters = 3;

const longest = hourMs;
const shortest = 5 * minuteMs;

/**
 * How long places are left to whoever was told of them, before the next are told: an hour, and never more than a twelfth of the
 * time until it begins, but five minutes at least.
 */
export function turnOf(startsAt: Date, at: Date): number {
  const twelfth = Math.floor((startsAt.getTime() - at.getTime()) / 12 / minuteMs) * minuteMs;
  return Math.max(shortest, Math.min(longest, twelfth));
}

/** Straight to the tickets that somebody waits for; the regular one has no type. */
export const ticketsPath = (eventId: string, places: number, typeId: string | null): string =>
  `/checkout?type=event&id=${eventId}&quantity=${places}${typeId === null ? '' : `&ticketType=${typeId}`}`;

/** What somebody wants: any ticket of the event, or the one of this type, or without one the regular. */
export type Wanted = { readonly places: number; readonly anyTicket: boolean; readonly ticketTypeId: string | null };

/** Somebody who waits, as whoever tells them has to know it. */
export type Waiting = Wanted & {
  readonly userId: string;
  readonly turnEndsAt: Date | null;
  readonly toldAt: Date | null;
  /** The type that they were told of; null for the regular ticket. */
  readonly toldTypeId: string | null;
  readonly missedAt: Date | null;
  /** They hold places of it at this moment: they know. */
  readonly isHolding: boolean;
  /** A letter reaches them. */
  readonly isReached: boolean;
};

/** A ticket that is on sale, and how many are left of it. */
export type Left = { readonly typeId: string | null; readonly left: number; readonly each: number | null };

/** Whether this ticket is what they want, and one person may have so many. */
export const isFor = ({ places, anyTicket, ticketTypeId }: Wanted, { typeId, each }: Left): boolean =>
  (anyTicket || ticketTypeId === typeId) && (each === null || places <= each);

/**
 * Whom to tell of which ticket, of all who wait in their order, while so many of each are left and so many places in all: as many
 * as these are enough for, together with those whose turn it is already. Whoever wants more than there are, or another ticket, keeps
 * their place. Whoever takes any is told of the first that has enough.
 */
export function whomToTell<W extends Waiting, L extends Left>(
  queue: readonly W[],
  { tickets, places }: { readonly tickets: readonly L[]; readonly places: number },
  at: Date,
): { readonly wait: W; readonly ticket: L }[] {
  let free = places;
  const freeOf = new Map(tickets.map(({ typeId, left }) => [typeId, left]));
  const take = (typeId: string | null, count: number) => {
    free -= count;
    freeOf.set(typeId, (freeOf.get(typeId) ?? 0) - count);
  };
  for (const { turnEndsAt, missedAt, isHolding, toldTypeId, places } of queue)
    if (turnEndsAt !== null && turnEndsAt > at && missedAt === null && !isHolding) take(toldTypeId, places);
  return queue.flatMap((wait) => {
    const waits = wait.toldAt === null || wait.missedAt !== null;
    if (!waits || wait.isHolding || !wait.isReached || wait.places > free) return [];
    const ticket = tickets.find((one) => isFor(wait, one) && wait.places <= (freeOf.get(one.typeId) ?? 0));
    if (ticket === undefined) return [];
    take(ticket.typeId, wait.places);
    return [{ wait, ticket }];
  });
}

/** The part of an event's page that asks for places: the way through the door leads back to it, and to what was wanted there. */
const waitHash = 'places';
export const hashFor = (ticketType: string): string => (ticketType === 'any' ? waitHash : `${waitHash}-${ticketType}`);
/** What a fragment wants; undefined for one that is not of this part. */
export const wantedIn = (fragment: string | undefined): string | undefined => {
  if (fragment === waitHash) return 'any';
  return fragment?.startsWith(`${waitHash}-`) ? fragment.slice(waitHash.length + 1) : undefined;
};

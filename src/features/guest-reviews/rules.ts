/** Guests' reviews: who may write one, for how long, and when the other side sees it (issue 21). */
import { dayMs, daysAfter, daysBefore, hourMs } from '#kit/shared/durations.ts';

/** What a review is written about, as the orders room and the lists call it. */
export const reviewedKinds = { event: 'events', rental: 'rentals' } as const;
/** Listings that show reviews: a place of the directory has those of the nights that its owner held there. */
export const reviewedTypes = ['events', 'rentals', 'businesses'] as const;
export type ReviewedType = (typeof reviewedTypes)[number];

/** How it is known that somebody was there: a scanned ticket, an ended stay, a rental of something else that has ended. */
export const proofs = ['ticket', 'stay', 'hire'] as const;
export type Proof = (typeof proofs)[number];

export const maxStars = 5;
export const starsDown = [5, 4, 3, 2, 1] as const;
export const maxWords = 1000;
/** How many a page shows at first, and at most. */
export const shownReviews = 4;

/** A review is written within so many days after the ticket was scanned or the stay ended. */
export const reviewDays = 30;
/** The letter goes out the day after, sixteen hours later: late nights are asked in the evening. */
const inviteAfterMs = 16 * hourMs;
/** Whoever was there longer ago than this is not asked any more: a house that starts to ask writes to nobody out of the blue. */
const inviteWithinMs = 7 * dayMs;
/** Guests and hosts see what the other wrote when both have, or after so many days. */
const blindDays = 7;

/** The instants between which somebody must have been there to be asked now. */
export const invitedBetween = (at: Date): { readonly from: Date; readonly to: Date } => ({
  from: new Date(at.getTime() - inviteWithinMs),
  to: new Date(at.getTime() - inviteAfterMs),
});

/** The last instant at which a review can be written. */
const reviewUntil = (wasThere: Date): Date => daysAfter(wasThere, reviewDays);
export const isTooLate = (wasThere: Date, at: Date): boolean => at > reviewUntil(wasThere);

/** What was written before this instant is shown, whether the other side has written or not. */
export const blindSince = (at: Date): Date => daysBefore(at, blindDays);

/** The name that a review is shown under: the first name and the first letter of the last, `Ana P.` */
export function shownName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase()}.`;
}

/** Of so many reviews with so many stars in all; null without any: such a listing is new. */
export const averageOf = (count: number, sum: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 100) / 100;

/** Where the key of a letter opens; it stands behind the `#`, which no server is sent. */
export const reviewPath = (key: string): string => `/review#${key}`;

const byOrder = 'order=';
/** The same page for an order of one's own, from the bookings. */
export const ownReviewHash = (orderId: string): string => `${byOrder}${orderId}`;
const byTicket = 'ticket=';
/** And for a ticket that a friend keeps. */
export const keptReviewHash = (ticketId: string): string => `${byTicket}${ticketId}`;

type Named = { readonly order: string } | { readonly ticket: string } | { readonly token: string };
/** What the page is opened with. */
export function namedIn(fragment: string): Named {
  if (fragment.startsWith(byOrder)) return { order: fragment.slice(byOrder.length) };
  return fragment.startsWith(byTicket) ? { ticket: fragment.slice(byTicket.length) } : { token: fragment };
}

type Visited = {
  readonly kind: string;
  readonly status: string;
  readonly dispute: string | null;
  readonly tickets: readonly {
    readonly usedAt: string | null;
    readonly given?: { readonly isKept: boolean } | undefined;
  }[];
};

/** Of an instant at which somebody was there. */
const isOpen = (wasThere: Date | null, at: Date): boolean =>
  wasThere !== null && wasThere <= at && !isTooLate(wasThere, at);

/** Whether a friend can review the night of a ticket that they keep. */
export const mayReviewKept = (
  { usedAt, shut }: { readonly usedAt: string | null; readonly shut: string | null },
  at: Date,
): boolean => shut === null && usedAt !== null && isOpen(new Date(usedAt), at);

/** Whether a buyer can review an order at an instant, as far as their bookings tell; `ended` is when a rental is over. */
export function mayReview(order: Visited, ended: Date | null, at: Date): boolean {
  if (order.status !== 'confirmed' || order.dispute !== null) return false;
  // With one that a friend keeps it was the friend who came.
  const scans = order.tickets.flatMap(({ usedAt, given }) =>
    usedAt === null || given?.isKept ? [] : new Date(usedAt),
  );
  const scanned = scans.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
  return isOpen(order.kind === 'event' ? scanned : ended, at);
}

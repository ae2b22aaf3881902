/** Orders: states as data (issue 2; quality, Soundness). */
import { foldOf } from '#market/town/clock-changes.ts';
import { maxTickets } from '#features/events/rules.ts';
import { isLodging, type PriceUnit } from '#features/rentals/rules.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import type { Transitions } from '#kit/shared/transitions.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';

export const orderStatuses = ['pending', 'confirmed', 'cancelled', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * A late payment may still confirm an expired order when places remain; otherwise it is refunded once. A paid order is
 * `refunded` when money goes back, `cancelled` when none does.
 */
export const orderTransitions: Transitions<OrderStatus> = {
  pending: ['confirmed', 'cancelled', 'expired'],
  expired: ['confirmed', 'refunded'],
  cancelled: ['refunded'],
  confirmed: ['cancelled', 'refunded'],
  refunded: [],
};

/**
 * What can be booked of the catalogue; with the plans, and with what is paid besides for dearer dates of a booking (decision
 * 0197), all that can be bought.
 */
export const bookingKinds = ['event', 'rental'] as const;
export const orderKinds = [...bookingKinds, 'plan', 'supplement'] as const;
export type OrderKind = (typeof orderKinds)[number];
export const isBookingKind = (kind: OrderKind): kind is (typeof bookingKinds)[number] =>
  bookingKinds.some((one) => one === kind);

/** What a code is shown for: a door, the keys of a flat, or a counter where something is picked up. */
export const voucherOf = <K extends OrderKind>(kind: K, category: string): K | 'lodging' =>
  isLodging(category) ? 'lodging' : kind;

/**
 * Why money goes back: the buyer or the organiser cancelled, it came when the places were gone, the desk gave it back at
 * the provider, or a part of it here, its buyer returned what was moved, a stay costs less on its new dates, or the month that a
 * dearer plan was paid for is not paid any more.
 */
export const refundReasons = ['buyer', 'organiser', 'late', 'dashboard', 'desk', 'moved', 'dates', 'unused'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Who bears a refund: owner and house as they shared the sale, or the house alone (decision 0048). */
export const refundBearers = ['both', 'house'] as const;
export type RefundBearer = (typeof refundBearers)[number];

/** How long a reason is that a buyer reads. */
export const maxReason = 500;

/** How often whoever looks at money on its way asks whether it is there: mostly it is within seconds. */
export const refundCheckMs = 2000;

/** `asked` until the provider has done it; `failed` when it refuses for good, for somebody to look at. */
export const refundStatuses = ['asked', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** A buyer's bank asks for the money back: `open` until it is decided, `won` when the house keeps it, `lost` when the buyer does. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** A dispute that keeps an order's doors shut: not decided yet, or decided for the buyer. */
export const liveDisputes = ['open', 'lost'] as const;
export type LiveDispute = (typeof liveDisputes)[number];

/** The task that asks the payment provider for a refund; the payments room does it. */
export const refundTask = 'refund';

/** The task that writes the invoices of an order; the invoices room does it, so that no sale waits for paper. */
export const invoiceTask = 'invoice';
/** What goes to or from an owner's account after the sale: a reversal of what they got, or another transfer to them. */
export const transferKinds = ['reversal', 'transfer'] as const;

/** The task that asks the provider for it; the payments room does it. */
export const ownerTransferTask = 'owner-transfer';

/** The task that ends the open payment of a hold whose event was moved: its buyer has to see the new date first. */
export const heldMovedTask = 'held-moved';

/** A hold keeps places for this long (quality, Soundness). */
export const holdMinutes = 15;

/** Pending orders one person may hold at a time. */
export const maxHolds = 3;

/**
 * What is held unpaid keeps places from others, so one household, and one network, keeps a share of what is left of an
 * event at most; an order of full size always fits. Nobody else's share shrinks by it: five hundred buyers from all over
 * still take the last of a hundred places at once.
 */
export const unpaidShares = { household: 1 / 4, network: 1 / 2 } as const;
export const placesFor = (left: number, share: number): number => Math.max(maxTickets, Math.floor(left * share));

/** Unpaid orders of everything together that a household, and a network, may hold at a time. */
export const maxHoldsOf = { household: 30, network: 90 } as const;

/** Unpaid orders of one rental that a household may hold at a time: other dates may be a family's, not twenty. */
export const maxHoldsOfRental = 4;

/** How often in so many hours a member may let the same thing go unpaid before they wait for another hold of it. */
export const lapses = { max: 5, hours: 2 } as const;

/** How often in a day a member may join the same free event: leaving and coming again is not a way to more tickets. */
export const maxJoins = 3;

/** Free tickets that need no proof of an e-mail: for oneself and somebody else, and so many of an event to a household. */
export const unprovenTickets = { member: 2, household: 10, network: 40 } as const;

type Timed = {
  readonly date: string | null;
  readonly time: string | null;
  readonly until: { readonly date: string; readonly time: string } | null;
  /** Of an event of several nights. */
  readonly lastDay?: string | undefined;
};

/**
 * Whether what was booked has taken place: an event when its last night is over (decisions, The nightlife clock), a rental
 * when it ends. What has no date is still to come.
 */
export function isOver({ date, time, until, lastDay }: Timed, at: Date): boolean {
  if (until !== null) return instantOf(until.date, until.time) <= at;
  if (date === null) return false;
  const [day, hour] = lastDay === undefined ? [date, time] : [lastDay, null];
  return instantOf(day, hour ?? '23:59') < instantOf(nightOf(at), `0${nightEndsAtHour}:00`);
}

type Placed = Timed & { readonly id: string; readonly startsAt: string };

/**
 * Bookings by when they take place: what is next first; what is over, the last one first. What was cancelled keeps its
 * place: it does not jump away from whoever has just cancelled it.
 */
export function bookingsByTime<O extends Placed>(bookings: readonly O[], at: Date): { ahead: O[]; past: O[] } {
  const sorted = bookings.toSorted(
    (one, other) =>
      Number(one.date === null) - Number(other.date === null) ||
      Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
      (one.id < other.id ? -1 : 1),
  );
  return {
    ahead: sorted.filter((order) => !isOver(order, at)),
    past: sorted.filter((order) => isOver(order, at)).toReversed(),
  };
}

type Bought = { readonly status: OrderStatus; readonly confirmedAt: string | null };
type Counted = Bought &
  Timed & {
    readonly kind: OrderKind;
    readonly amount: string;
    readonly refunded: string;
    readonly dispute: LiveDispute | null;
  };

/**
 * Whether it was ever paid or joined. A checkout that was only opened is no booking, also when what it held was given
 * back: only the activity list tells of that.
 */
export const isBooking = ({ status, confirmedAt }: Bought): boolean => confirmedAt !== null || status === 'refunded';

/** The bookings among somebody's orders: what is not a plan. */
export const bookingsAmong = <O extends { readonly kind: OrderKind }>(orders: readonly O[]) =>
  orders.filter((order): order is O & { readonly kind: (typeof bookingKinds)[number] } => isBookingKind(order.kind));

/** The figures of the dashboard: all bookings, cents that were paid and stayed paid, confirmed ones to come, what is held. */
export function orderFigures(orders: readonly Counted[], at: Date) {
  const bookings = bookingsAmong(orders);
  return {
    total: bookings.filter(isBooking).length,
    // For plans too.
    spentCents: orders
      // What a bank gave back left the buyer nothing to pay.
      .filter((order) => order.confirmedAt !== null && order.dispute !== 'lost')
      .reduce((sum, { amount, refunded }) => sum + (centsOf(amount) ?? 0) - (centsOf(refunded) ?? 0), 0),
    active: bookings.filter((order) => order.status === 'confirmed' && order.dispute !== 'lost' && !isOver(order, at))
      .length,
    pending: bookings.filter((order) => order.status === 'pending').length,
  };
}

/** What an order that stands has cost its buyer, a part that was given back left out; of one that ended, what was paid. */
export function keptAmount(order: {
  readonly status: OrderStatus;
  readonly amount: string;
  readonly refunded: string;
}) {
  if (order.status !== 'confirmed') return order.amount;
  return priceOf((centsOf(order.amount) ?? 0) - (centsOf(order.refunded) ?? 0));
}

/** How long after it began a confirmed order is still news: a hold's time, and some for the card to be found. */
const newsMinutes = 2 * holdMinutes;

type News = Bought & {
  readonly createdAt: string;
  readonly cancelledAt: string | null;
  readonly tickets: readonly { readonly cancelledAt: string | null }[];
};

/**
 * The order that was paid for last, if that was just now: `?payment=success` alone proves nothing (quality, Payments). It is
 * no news any more once its buyer gave something back, be it of another order.
 */
export function justConfirmed<O extends News>(orders: readonly O[], now: Date): O | undefined {
  const confirmed = orders.flatMap((order) =>
    order.confirmedAt === null ? [] : { order, at: Date.parse(order.confirmedAt) },
  );
  const last = confirmed.toSorted((one, other) => other.at - one.at)[0];
  const isNews =
    last?.order.status === 'confirmed' && Date.parse(last.order.createdAt) >= now.getTime() - newsMinutes * 60_000;
  if (last === undefined || !isNews) return undefined;
  const givenBack = confirmed.flatMap(({ order }) => [order, ...order.tickets].map(({ cancelledAt }) => cancelledAt));
  return givenBack.some((at) => at !== null && Date.parse(at) > last.at) ? undefined : last.order;
}

/** Whether an order was moved and can be returned for all that was paid, whatever was agreed on (decision 0047). */
export const isReturnable = ({ returnUntil }: { readonly returnUntil: Date | string | null }, now: Date): boolean =>
  returnUntil !== null && now < new Date(returnUntil);

type Entry = { readonly usedAt: unknown; readonly cancelledAt: unknown };

/** Tickets that open their door still. */
export const goodTickets = <T extends Entry>(tickets: readonly T[]): T[] =>
  tickets.filter(({ usedAt, cancelledAt }) => usedAt === null && cancelledAt === null);

/**
 * Whether its buyer may still cancel of it: paid or joined, not begun or to be returned because it was moved, not
 * disputed, a good ticket left. The server decides in the end.
 */
export function isCancellable(
  order: {
    readonly status: OrderStatus;
    readonly startsAt: string;
    readonly dispute: LiveDispute | null;
    readonly moved?: { readonly returnUntil: string } | undefined;
    readonly tickets: readonly Entry[];
  },
  now: Date,
): boolean {
  return (
    order.status === 'confirmed' &&
    order.dispute === null &&
    (Date.parse(order.startsAt) > now.getTime() || (order.moved !== undefined && isReturnable(order.moved, now))) &&
    goodTickets(order.tickets).length > 0
  );
}

/** Cents of an order by how far their way back is. */
export function moneyBack(
  refunds: readonly { readonly status: RefundStatus; readonly amountCents: number }[],
): Record<RefundStatus, number> {
  const back = { asked: 0, done: 0, failed: 0 };
  for (const { status, amountCents } of refunds) back[status] += amountCents;
  return back;
}

/** How far a payment is, as the payments room tells it. Of one order there may be several: `replaced` ones ended unpaid. */
export const paymentStatuses = ['open', 'processing', 'succeeded', 'replaced', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A ticket's code as others than its owner may see it: the end is enough to tell it from the next. */
export function maskedCode(code: string): string {
  return code.slice(-2).padStart(code.length, '•');
}

type Held = {
  readonly startsAt: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly unit: PriceUnit | null;
  readonly units: number;
  readonly quantity: number;
  readonly guests: number | null;
};

/** The stay that an order of a rental is for; undefined for everything else. */
export function heldStay({ date, time, startsAt, unit, units, quantity, guests }: Held): Stay | undefined {
  if (date === null || unit === null) return undefined;
  const fold = foldOf(new Date(startsAt));
  const hour = unit === 'hour' && time !== null ? { time, ...(fold && { fold }) } : {};
  return { from: date, ...hour, units, quantity, ...(guests !== null && { guests }) };
}

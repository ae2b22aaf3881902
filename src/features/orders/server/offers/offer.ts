/**
 * An offer: something that can be bought, in the one shape that holds, confirming, giving back and letters are written
 * for (decision 0035). What it is of, and what it costs, is the offer's own affair.
 */
import type { SQL } from 'drizzle-orm';
import type { BookedSeller, BookedStay, BookedTicket, CalendarEntry } from '#features/mail/booked.ts';
import type { PaidWith } from '#features/plans/server/service.ts';
import type { StoredLetter } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { Problem } from '#kit/shared/problem.ts';
import type { WornPoster } from '#market/posters/contract.ts';
import type { Admission, OrderCategory } from '../../fields.ts';
import type { OrderKind } from '../../rules.ts';
import type { OrderRow } from '../table.ts';

/** What an order is of: an event, a rental, a member's plan. */
export type Item = { readonly kind: OrderKind; readonly itemId: string };

/** Whence something is held, as its order knows it while it is unpaid: two hashes, forgotten with the hold. */
export type HeldFrom = { readonly household: string; readonly network: string };

/** What somebody wishes to have kept for them; `details` is what only its offer understands. */
export type Wish<Details = unknown> = Item & {
  readonly userId: string;
  readonly quantity: number;
  readonly details: Details;
  readonly whence?: HeldFrom | undefined;
};

/** What a wish costs at this moment, and for which time; what a buyer gets back, where they have seen it. */
export type Quote = Pick<OrderRow, 'quantity' | 'startsAt' | 'amountCents'> &
  Partial<
    Pick<
      OrderRow,
      | 'plan'
      | 'guests'
      | 'units'
      | 'unit'
      | 'endsAt'
      | 'refundSteps'
      | 'movedFrom'
      | 'returnUntil'
      | 'ticketTypeId'
      | 'ticketTypeName'
      | 'discountCodeId'
      | 'discountWord'
      | 'discountCents'
      | 'stayPrice'
      | 'depositCents'
      | 'depositWay'
    >
  >;

/** What an order freezes: whose sale it is, the house's share, where the owner's goes, what is supplied, and what a buyer gets back. */
export type Terms = Pick<OrderRow, 'ownerId' | 'commissionPercent' | 'supply' | 'refundSteps'> &
  Partial<Pick<OrderRow, 'payoutAccount' | 'vatPercent' | 'vatExemptBy'>>;

/** An item that is locked: until the transaction ends nobody else takes of it. */
export type Locked<Details = unknown> = {
  /** Refuses 404, 422 not_for_sale, and what can't be had as it is wished. */
  price(wish: Wish<Details>, at: Date): Quote | Promise<Quote>;
  /** What holds of it at this moment. */
  terms(at: Date): Terms | Promise<Terms>;
  /** Takes what an order keeps from others, in the place of what it had `before`; false, or what else refuses it, when somebody else has it. */
  take(order: OrderRow, at: Date, before?: OrderRow): Promise<boolean | Problem>;
  /** Whether an order whose hold ran out may have it still, now that its money came: not what is sold no more, or not to this buyer. Asked before it is taken. */
  isStillFor?(order: OrderRow, at: Date): boolean | Promise<boolean>;
  /** How many there are and how many nobody has, where they are counted: of these a household keeps a share at most. */
  readonly places?: { readonly capacity: number; readonly left: number } | undefined;
};

/** What is bought, as far as whoever shows an order needs it. */
export type Bought = {
  readonly itemId: string;
  readonly title: Localized;
  readonly category: OrderCategory;
  readonly poster: WornPoster;
  readonly location: string;
  readonly address: string;
  /** Of an event how one gets in. */
  readonly admission?: Admission | undefined;
  /** How one arrives, of what is booked and paid; whoever shows an order leaves it out unless its buyer asks. */
  readonly arrival?: Localized | undefined;
  /** When it begins, as it is announced now; an event's date may be open again. */
  readonly date: string | null;
  readonly time: string | null;
  /** When a rental ends. */
  readonly until: { readonly date: string; readonly time: string } | null;
  /** The date of the last night of an event of several. */
  readonly lastDay?: string | undefined;
  /** The event was called off. */
  readonly calledOff?: true;
  /** What letters tell of it, where it is a stay. */
  readonly stay?: BookedStay | undefined;
  /** From when to when it stands in a calendar, where it has a date. */
  readonly span?: CalendarSpan | undefined;
};

/** The day of an event; what is rented says from when to when. */
export const nightOf = ({ date, stay }: Bought): string | null => (stay ? null : date);

/** Instants; of what lasts whole days midnights of UTC. */
type CalendarSpan = { readonly start: Date; readonly end: Date; readonly isAllDay: boolean };

/** What a letter about an order tells of it, whatever it is of. */
type About = {
  readonly name: string;
  readonly title: string;
  readonly bought: Bought;
  readonly amount: string;
  readonly tickets: readonly BookedTicket[];
  readonly calendar: CalendarEntry | null;
  /** How one arrives, in the words of its owner. */
  readonly arrival?: string | undefined;
  /** Of what was paid for. */
  readonly seller?: BookedSeller | undefined;
};

export type Offer<Details = unknown> = {
  readonly kind: OrderKind;
  /** Whether it stands with its buyer's bookings, counts among what they may hold at a time, and can be cancelled. */
  readonly isBooking: boolean;
  /** Whether it is joined by a click where it costs nothing, instead of being held. */
  readonly isJoinedFree?: boolean;
  /** Locks an item. Locks go member → item → order → payment. */
  lock(db: Db, itemId: string): Promise<Locked<Details>>;
  /** How many are left, without a lock; undefined when it is not to be had. Whoever wants such an item at once takes turns. */
  countLeft?(db: Db, itemId: string): Promise<number | undefined>;
  /** What they hear who come too late. */
  gone(): Problem;
  /** An order of it is paid; false when it can't be had after all, and the money goes back. */
  confirm?(db: Db, order: OrderRow, paidWith: PaidWith, at: Date): Promise<boolean>;
  /** Gives back what these orders kept from others. */
  release(db: Db, orders: readonly OrderRow[]): Promise<void>;
  /** How many tickets an order of it has. */
  tickets(order: OrderRow): number;
  /** Gives what these orders are of; undefined is impossible while listings are withdrawn and not deleted. */
  describe(db: Db, orders: readonly OrderRow[]): Promise<(order: OrderRow) => Bought | undefined>;
  /** The letter that brings the tickets of a confirmed order; without it the offer writes when it confirms. */
  letter?(order: OrderRow, about: About, at: Date): StoredLetter;
  /** For each word of what is sought the items that have it, as a list of ids in SQL. */
  find?(q: string | undefined): SQL[];
};

/** An event whose tickets are sold isn't moved silently (issue 16; decision 0047). */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { EventRecord } from '../contract.ts';
import { isMoved } from '../moves.ts';
import type { Whereabouts } from '../moves.ts';
import { readPlacesTaken } from './places.ts';
import { events } from './table.ts';
import type { EventRow } from './table.ts';

/** An event that is moved: where and when it was, and is from now on. */
export type Move = { readonly eventId: string; readonly from: Whereabouts; readonly to: Whereabouts };

/** Paid or joined orders, and the tickets of them. */
type Sold = { readonly orders: number; readonly tickets: number };

/** What the room of orders does with those of an event, handed in by the roof because it needs this one. */
export type SoldTickets = {
  readonly count: (db: Db, eventId: string) => Promise<Sold>;
  /** The tickets that stand of each of these events. */
  readonly countEach: (db: Db, eventIds: readonly string[]) => Promise<(id: string) => number>;
  /** Lets every order follow its event, and writes to whoever has tickets. */
  readonly follow: (db: Db, move: Move, at: Date) => Promise<void>;
};

/** How many wait for places of an event, and for how many together. */
export type Wanted = Pick<EventRecord, 'peopleWaiting' | 'placesWanted'>;

/** Counts them, for each of these events: handed in by the roof as well. */
export type CountWaiting = (db: Db, eventIds: readonly string[]) => Promise<(id: string) => Wanted>;

/** When and where an event is; undefined while its date is to be announced. */
function whereaboutsOf({ date, time, startsAt, lastDay, location, address }: EventRow): Whereabouts | undefined {
  if (date === null || startsAt === null) return undefined;
  return { date, time, startsAt: startsAt.toISOString(), lastDay, location, address };
}

type Moving = {
  readonly sold: SoldTickets;
  /** Whether its night was over before. */
  readonly isOver: boolean;
  readonly at: Date;
};

/** Whether whoever knows it as it is would miss it as it is wanted; nobody misses what has no date. */
export function wouldMove(before: EventRow, wanted: EventRow): boolean {
  const [from, to] = [whereaboutsOf(before), whereaboutsOf(wanted)];
  return from !== undefined && to !== undefined && isMoved(from, to);
}

/** Refuses 409 tickets_sold for what would move an event with sold tickets, told how many it is about. */
export async function requireYes(db: Db, before: EventRow, wanted: EventRow, sold: SoldTickets): Promise<void> {
  if (!wouldMove(before, wanted)) return;
  const count = await sold.count(db, before.id);
  if (count.orders > 0) throw askFirst(count);
}

/**
 * Moves what is sold of an event along with its row, in the transaction that changed and so locked it: nobody takes a
 * place meanwhile. While somebody has a place, refuses 422 at the date what can't be a move: to no date at all, and of a
 * night that is over, which would be another event.
 */
export async function moveSold(db: Db, before: EventRow, after: EventRow, moving: Moving): Promise<void> {
  const { sold, isOver, at } = moving;
  const [from, to] = [whereaboutsOf(before), whereaboutsOf(after)];
  if (!from || (to && !isMoved(from, to))) return;
  const { id } = after;
  if ((isOver || !to) && (await readPlacesTaken(db, [id]))(id) > 0) throw noMove();
  if (!to) return;
  if ((await sold.count(db, id)).orders > 0) {
    await db.update(events).set({ movedFrom: from }).where(eq(events.id, id));
  }
  await sold.follow(db, { eventId: id, from, to }, at);
}

const noMove = () =>
  invalidField(
    'date',
    'Tickets are out: it keeps a date that is still to come, or it is called off',
    'The event is not acceptable.',
  );

/** How many orders and tickets are affected, for whoever has to say yes. */
export const askFirst = ({ orders, tickets }: Sold) =>
  new Problem('tickets_sold', 'Tickets are sold for this date and place. Say that it moves and all are written to.', {
    fields: [
      { path: 'orders', message: String(orders) },
      { path: 'tickets', message: String(tickets) },
    ],
  });

/** The end of a series from a date on: what nobody has tickets for is taken off, the rest is called off (decision 0191). */
import { askFirst, removeEvent } from '#features/events/server/service.ts';
import type { SoldTickets } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { EndedSeries, SeriesEnd } from '../contract.ts';
import { isToCome, lockNights, nightsToCome } from './nights.ts';

/** What the room of orders does, handed in by the roof. */
export type EndNights = Pick<SoldTickets, 'count'> & {
  readonly callOff: (db: Db, id: string, seen: number | undefined, by: By) => Promise<{ readonly refunded: string }>;
};

/**
 * Ends a series from a date on, in one transaction. 409 tickets_sold, with the orders and tickets of all these nights, until
 * `callsOff` says yes: then those are called off, and everybody gets all their money back.
 */
export async function endSeries(
  db: Db,
  id: string,
  { from, callsOff }: SeriesEnd,
  { count, callOff }: EndNights,
  by: By,
): Promise<EndedSeries> {
  return db.transaction(async (db) => {
    const locked = await lockNights(db, id, (like) => nightsToCome(db, like, 'all', by.at), by);
    const ending = locked.filter((night) => night.date !== null && night.date >= from && isToCome(night, by.at));
    const taken = ending.filter(({ placesTaken }) => placesTaken > 0);
    if (!callsOff && taken.length > 0) {
      const counts = await Promise.all(taken.map((night) => count(db, night.id)));
      const sum = (of: 'orders' | 'tickets') => counts.reduce((all, one) => all + one[of], 0);
      throw askFirst({ orders: sum('orders'), tickets: sum('tickets') });
    }
    let cents = 0;
    for (const night of ending)
      if (night.placesTaken > 0) cents += centsOf((await callOff(db, night.id, night.version, by)).refunded) ?? 0;
      else await removeEvent(db, night.id, night.version, by);
    return { takenOff: ending.length - taken.length, calledOff: taken.length, refunded: priceOf(cents) };
  });
}

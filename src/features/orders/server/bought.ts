/** What orders are of, as far as whoever shows an order needs it: an event, a rental, or a plan. */
import { findEventRows } from '#features/events/server/service.ts';
import { planTitle } from '#features/plans/server/service.ts';
import { findRentalRows } from '#features/rentals/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { OrderCategory } from '../contract.ts';
import { itemIdOf } from './stock.ts';
import type { OrderRow } from './table.ts';

export type Bought = {
  readonly title: Localized;
  readonly category: OrderCategory;
  readonly location: string;
  readonly address: string;
  /** When it begins, as it is announced now; an event's date may be open again. */
  readonly date: string | null;
  readonly time: string | null;
  /** When a rental ends. */
  readonly until: { readonly date: string; readonly time: string } | null;
};

/** Gives what an order is of; undefined is impossible while listings are withdrawn and not deleted. */
export async function readBought(db: Db, rows: readonly OrderRow[]): Promise<(row: OrderRow) => Bought | undefined> {
  const idsOf = (kind: OrderRow['kind']) => [...new Set(rows.filter((row) => row.kind === kind).map(itemIdOf))];
  const events = new Map((await findEventRows(db, idsOf('event'))).map((event) => [event.id, event]));
  const rentals = new Map((await findRentalRows(db, idsOf('rental'))).map((rental) => [rental.id, rental]));
  return (row) => {
    const event = row.eventId === null ? undefined : events.get(row.eventId);
    if (event) {
      const { title, category, location, address, date, time } = event;
      return { title, category, location, address, date, time, until: null };
    }
    const rental = row.rentalId === null ? undefined : rentals.get(row.rentalId);
    const what = rental ?? planOf(row);
    if (!what) return undefined;
    const { title, category, location, address } = what;
    const { date, time } = wallClock(row.startsAt);
    const end = row.endsAt && wallClock(row.endsAt);
    const until = end && { date: end.date, time: end.time };
    return { title, category, location, address, date, time, until };
  };
}

/** A plan takes place nowhere. */
function planOf({ plan }: OrderRow): Pick<Bought, 'title' | 'category' | 'location' | 'address'> | undefined {
  if (plan === null) return undefined;
  return { title: planTitle(plan), category: 'plan', location: '', address: '' };
}

/** Rentals of the demo: who has one now, had it in the last weeks, or comes in the next; nobody has what another has. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import { withGuests } from '#features/rentals/party.ts';
import { rentalSupplies } from '#features/rentals/rules.ts';
import { isBookableRow, pricesOfRow } from '#features/rentals/server/service.ts';
import type { BookableRental } from '#features/rentals/server/service.ts';
import { hoursOf, isOvernight, periodOf } from '#features/rentals/stay.ts';
import { stayPrice } from '#features/rentals/stay-price.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { dayMs, hourMs } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { between, chanceOf, oneOf } from './chance.ts';
import { buyers } from './evenings.ts';
import { aSale } from './sales.ts';
import type { Fate, Purchase, Sale } from './sales.ts';
import { percentAt } from './terms.ts';

/** Days around today in which somebody stays. */
const span = { from: -55, to: 50 } as const;

/** A stay of the past, and whether it still keeps its days from others. */
type Stayed = { readonly sale: Sale; readonly rental: BookableRental };

export async function salesOfStays(db: Db, at: Date): Promise<Sale[]> {
  const rows = (await db.select().from(rentals).where(eq(rentals.status, 'published'))).filter(isBookableRow);
  const had = await db
    .select({ rentalId: orders.rentalId, startsAt: orders.startsAt, endsAt: orders.endsAt })
    .from(orders)
    .where(and(eq(orders.status, 'confirmed'), isNotNull(orders.rentalId)));
  const stayed = rows.flatMap((rental) =>
    staysIn(
      rental,
      at,
      had.filter(({ rentalId }) => rentalId === rental.id),
    ),
  );
  const slots = stayed
    .filter(({ sale: { order } }) => order.status === 'confirmed' || order.status === 'pending')
    .map(({ sale: { order }, rental }) => ({
      id: `${order.id}-1`,
      rentalId: rental.id,
      // Stays of one follow each other, so the first of what is alike is always free.
      slot: 1,
      during: `[${order.startsAt.toISOString()},${order.endsAt?.toISOString()})`,
      orderId: order.id,
      expiresAt: order.holdExpiresAt ?? null,
    }));
  await insertAll(db, rentalSlots, slots);
  return stayed.map(({ sale }) => sale);
}

type Had = { readonly startsAt: Date; readonly endsAt: Date | null };

/** One after the other, with some days between, around what guests had who reviewed it; what is the house's own is let less. */
function staysIn(rental: BookableRental, at: Date, had: readonly Had[]): Stayed[] {
  const today = wallClock(at).date;
  const found: Stayed[] = [];
  const gap = rental.ownerId === null ? 14 : isOvernight(rental) ? 11 : 6;
  for (let day = span.from + between(`first ${rental.id}`, 0, gap); day < span.to;) {
    const name = `${rental.id} ${day}`;
    const units = unitsOf(rental, name);
    const hours = rental.priceUnit === 'hour' ? hoursOf(rental) : [];
    const time = hours[between(`time ${name}`, 0, Math.max(0, hours.length - 1 - units))];
    const stay: Stay = { from: addDays(today, day), units, quantity: 1, time };
    const period = periodOf(rental, stay);
    if (had.some(({ startsAt, endsAt }) => startsAt < period.endsAt && period.startsAt < (endsAt ?? startsAt))) {
      day += 1;
      continue;
    }
    found.push({ rental, sale: aStay(rental, stay, name, at) });
    const length = rental.priceUnit === 'week' ? 7 * units : rental.priceUnit === 'hour' ? 1 : units;
    day += length + between(`gap ${name}`, 1, gap);
  }
  return found;
}

function unitsOf({ priceUnit, minUnits, maxUnits }: BookableRental, name: string): number {
  if (priceUnit === 'person') return 1;
  const usual = priceUnit === 'night' ? between(`nights ${name}`, 2, 7) : between(`units ${name}`, 1, 3);
  return Math.min(maxUnits, Math.max(minUnits, priceUnit === 'week' ? 1 : usual));
}

function aStay(rental: BookableRental, stay: Stay, name: string, at: Date): Sale {
  const { startsAt, endsAt } = periodOf(rental, stay);
  const { id: itemId, ownerId, cancellation, priceUnit: unit } = rental;
  const before = Math.min(startsAt.getTime() - 6 * hourMs, at.getTime() - 2 * hourMs);
  const bookedAt = new Date(before - chanceOf(`booked ${name}`) * 30 * dayMs);
  const supply = rentalSupplies[rental.category][0];
  const { guests } = withGuests(rental, { ...stay, guests: between(`party ${name}`, 1, rental.capacity ?? 2) });
  const what = { name, kind: 'rental', itemId, ownerId, cancellation, supply, startsAt, endsAt, unit } as const;
  const purchase: Purchase = {
    ...what,
    userId: oneOf(`guest ${name}`, buyers),
    percent: percentAt(ownerId, bookedAt, at),
    quantity: stay.quantity,
    guests: guests ?? null,
    units: stay.units,
    // The demo's rentals have no periods.
    amountCents: stayPrice(pricesOfRow(rental, []), stay).totalCents,
    bookedAt,
  };
  return aSale(purchase, fateOf(purchase, at));
}

const notes = [
  'The boiler was cold on the first evening, and you told us at once.',
  'The engine stopped for an hour: that hour is on us.',
  'The second key came a day late. Thank you for your patience.',
];

function fateOf({ name, startsAt, bookedAt, endsAt }: Purchase, at: Date): Fate {
  const luck = chanceOf(`fate ${name}`);
  const end = Math.min(startsAt.getTime() - hourMs, at.getTime() - hourMs);
  if (luck < 0.08) return { as: 'cancelled', at: new Date(bookedAt.getTime() + (end - bookedAt.getTime()) * 0.4) };
  // What is eased is eased while the stay is on, or the day it ended.
  const eased = new Date(Math.min((endsAt ?? startsAt).getTime() - hourMs, at.getTime() - hourMs));
  if (luck < 0.11 && startsAt < at)
    return {
      as: 'eased',
      at: eased,
      percent: oneOf(`eased ${name}`, [10, 20, 25]),
      note: oneOf(`note ${name}`, notes),
      // Now and then a card is closed by then: the desk has to see to it.
      ...(luck < 0.083 && { failed: true as const }),
    };
  return { as: 'kept' };
}

/**
 * Issue 6: the calendar tells the truth. Whatever it says of a stay, the booking door says too, after any mix of
 * bookings, cancellations and blocked dates of things alike, of which there are fewer at times; on both engines.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { addDays } from '#kit/shared/dates.ts';
import { freeStay, withOwn } from '../calendar.ts';
import type { Known } from '../calendar.ts';
import type { Availability } from '../contract.ts';
import type { PriceUnit } from '../rules.ts';
import type { Stay } from '../stay.ts';
import { aRental } from './factory.ts';
import { keepSlots } from './slots.ts';
import { rentals, rentalSlots } from './table.ts';
import type { RentalRow } from './table.ts';

const house = aTestHouse();
let admin: Member;
/** For each test others: nobody holds more than three things at a time. */
let guests: Member[];
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  guests = await Promise.all(Array.from({ length: 14 }, () => house.signedInAs()));
});

/** Numbers from 0 to below `most` that look random and are the same in every run (a linear congruence). */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}
type Roll = ReturnType<typeof dice>;

const first = '2026-09-01';
const calendarOf = async (rental: RentalRow, own: Stay | undefined): Promise<Known> => {
  const path = `/api/rentals/${rental.id}/availability?from=${first}&to=${addDays(first, 60)}`;
  const told: Availability = (await house.call('GET', path)).body;
  return { ...told, days: new Map(withOwn(told.days, told.unit, own).map((day) => [day.date, day])) };
};

const book = (rental: RentalRow, as: Member, { units, quantity, ...stay }: Stay) =>
  house.call('POST', '/api/create-payment-intent', {
    as,
    body: {
      amount: ((rental.priceCents ?? 0) * units * quantity) / 100,
      currency: 'eur',
      metadata: { type: 'rental', itemId: rental.id, userId: as.id, units, quantity, ...stay },
    },
  });

const hours = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
const aStay = (unit: PriceUnit, roll: Roll, most: number): Stay => {
  const quantity = 1 + roll(roll(3) === 0 ? most : 1);
  if (unit === 'person') return { from: addDays(first, roll(6)), units: 1, quantity };
  if (unit === 'week') return { from: addDays(first, roll(20)), units: 1 + roll(2), quantity };
  if (unit === 'hour')
    return { from: addDays(first, roll(2)), time: hours[roll(6)] ?? '10:00', units: 1 + roll(4), quantity };
  return { from: addDays(first, roll(10)), units: 1 + roll(5), quantity };
};

test.each([
  ['night', { quantity: 3 }],
  ['day', { quantity: 3, maxUnits: 4 }],
  ['hour', { quantity: 3, fromTime: '10:00', toTime: '16:00', minUnits: 2 }],
  ['week', { quantity: 2 }],
  ['person', { capacity: 5 }],
] as const)('by the %s, what the calendar says is what the door says', { timeout: 120_000 }, async (unit, over) => {
  const roll = dice(unit.length * 7919 + 11);
  const rental = await aRental(house.db, { priceUnit: unit, ...over });
  const most = 'capacity' in over ? over.capacity : over.quantity;
  const held = new Map<Member, { orderId: string; stay: Stay }>();
  const said = { yes: 0, no: 0 };
  for (let turn = 0; turn < 90; turn += 1) {
    const guest = guests[roll(guests.length)] as Member;
    const own = held.get(guest);
    if (own !== undefined && roll(2) === 0) {
      await house.call('DELETE', `/api/orders/${own.orderId}`, { as: guest });
      held.delete(guest);
    } else if (turn % 23 === 5) {
      const [from, quantity] = [addDays(first, roll(9)), 1];
      const body = { from, to: addDays(from, roll(3)), quantity };
      await house.call('POST', `/api/rentals/${rental.id}/blocks`, { as: admin, body });
    } else if (turn % 22 === 7 || turn % 22 === 14) {
      // Fewer than are booked, and all of them again.
      const now = turn % 22 === 7 ? 1 + roll(most) : most;
      const alike = 'capacity' in over ? { capacity: now } : { quantity: now };
      await house.db.update(rentals).set(alike).where(eq(rentals.id, rental.id));
    } else {
      const stay = aStay(unit, roll, most);
      const isFree = freeStay(await calendarOf(rental, own?.stay), stay) !== undefined;
      const reply = await book(rental, guest, stay);
      expect([turn, stay, reply.status === 201]).toEqual([turn, stay, isFree]);
      if (isFree) held.set(guest, { orderId: reply.body.orderId, stay });
      said[isFree ? 'yes' : 'no'] += 1;
    }
  }
  // It would prove little if one answer were the only one.
  expect(Math.min(said.yes, said.no)).toBeGreaterThan(8);
});

/** Both are out here and there from the 10th on: who wants three nights from the 12th makes two of them change places. */
const fragmented = async (rental: RentalRow, guest: (number: number) => Member) => {
  const nights = (number: number, from: string, units: number) =>
    book(rental, guest(number), { from, units, quantity: 1 });
  await nights(0, '2026-09-10', 2);
  await nights(1, '2026-09-11', 2);
  const mover = await nights(2, '2026-09-14', 3);
  await nights(3, '2026-09-15', 1);
  return { nights, movedOrder: String(mover.body.orderId) };
};

test('a stay finds one of the things alike when all of them are out here and there', async () => {
  const rental = await aRental(house.db, { priceUnit: 'night', quantity: 2 });
  const { nights } = await fragmented(rental, (number) => guests[number] as Member);
  const slots = await house.db.select().from(rentalSlots).where(eq(rentalSlots.rentalId, rental.id));
  expect(slots.filter(({ slot }) => slot === 1)).toHaveLength(2);
  // On every one of these nights one is free, but neither is free on all of them.
  expect((await nights(4, '2026-09-12', 3)).status).toBe(201);
  expect((await nights(5, '2026-09-13', 1)).status).toBe(201);
  for (const from of ['2026-09-12', '2026-09-13', '2026-09-14', '2026-09-15'])
    expect((await nights(6, from, 1)).body.code).toBe('dates_unavailable');
});

test('a payment that comes in while its booking changes places is not forgotten', async () => {
  for (let round = 0; round < 6; round += 1) {
    const rental = await aRental(house.db, { priceUnit: 'night', quantity: 2 });
    const ofRound = (number: number) => guests[(round % 2) * 5 + number] as Member;
    const { nights, movedOrder } = await fragmented(rental, ofRound);
    const [moved] = await Promise.all([nights(4, '2026-09-12', 3), keepSlots(house.db, movedOrder)]);
    expect(moved.status).toBe(201);
    const rows = await house.db.select().from(rentalSlots).where(eq(rentalSlots.orderId, movedOrder));
    expect(rows).toMatchObject([{ slot: 2, expiresAt: null }]);
  }
});

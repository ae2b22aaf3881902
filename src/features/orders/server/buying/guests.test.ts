/** How many people come to a home or a boat: asked, bounded, and told to whoever prepares for them (decision 0255). At the HTTP door. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { orders } from '../table.ts';

const house = aTestHouse();
const buying = buyingIn(house);
let owner: Member;
let ana: Member;
let villa: RentalRow;
beforeEach(async () => {
  owner = await house.withMailbox(await house.signedInAs('business'), 'owner', 'es');
  ana = await house.withMailbox(await house.signedInAs(), 'guest');
  villa = await aRental(house.db, { ownerId: owner.id, category: 'villa', capacity: 6 });
});

type Over = { readonly guests?: number; readonly quantity?: number; readonly of?: RentalRow };
const hold = ({ guests, quantity = 1, of = villa }: Over) => {
  const stay = { from: '2026-09-01', units: 3, quantity, ...(guests !== undefined && { guests }) };
  return buying.intend(ana, 270 * quantity, { type: 'rental', itemId: of.id, ...stay });
};
const book = async (over: Over) => {
  const { body } = await hold(over);
  await buying.pay(ana, body);
  return body.orderId as string;
};
const get = async (path: string, as: Member) => (await house.call('GET', path, { as })).body;

describe('how many people come', () => {
  test('stands on the booking of guest, owner and desk, in the calendar and in what the guest takes along', async () => {
    const id = await book({ guests: 5 });
    const admin = await house.signedInAs('admin');
    expect([
      await get(`/api/orders/${id}`, ana),
      await get(`/api/workspace/bookings/${id}`, owner),
      await get(`/api/admin/orders/${id}`, admin),
    ]).toMatchObject([{ guests: 5 }, { guests: 5 }, { guests: 5 }]);
    expect(await get('/api/workspace/calendar?month=2026-09', owner)).toMatchObject([{ id, guests: 5 }]);
    expect(JSON.stringify(await get('/api/account/export', ana))).toContain('"guests":5');
  });

  test('is in the letter to the guest and in the owner’s, each in their language', async () => {
    await book({ guests: 5 });
    const told = async (letter: 'rental' | 'ownerBooked') => {
      const [mail] = await house.db.select().from(mails).where(eq(mails.letter, letter));
      return mail?.values;
    };
    expect(await told('rental')).toMatchObject({ stay: { guests: 5 } });
    expect(await told('ownerBooked')).toMatchObject({ stay: { guests: 5 } });
  });

  test('may be left out, as by a page that stood open: then nobody has said', async () => {
    const id = await book({});
    expect(await get(`/api/workspace/bookings/${id}`, owner)).toMatchObject({ guests: null });
    expect(await get('/api/workspace/calendar?month=2026-09', owner)).toMatchObject([{ guests: null }]);
  });

  test.each([
    ['more than it sleeps', { guests: 7 }, 'tooMany'],
    ['nobody', { guests: 0 }, undefined],
    ['half a person', { guests: 2.5 }, undefined],
  ])('is refused for %s, and nothing is held', async (_, over, reason) => {
    const { status, body } = await hold(over);
    expect([status, body.errors[0].path]).toEqual([422, 'metadata.guests']);
    if (reason) expect(body.errors[0].message).toBe(reason);
    expect(await house.db.select().from(orders).where(eq(orders.itemId, villa.id))).toEqual([]);
  });

  test('may be as many as all that are taken hold', async () => {
    const flats = await aRental(house.db, { ownerId: owner.id, capacity: 4, quantity: 3 });
    expect((await hold({ of: flats, quantity: 2, guests: 9 })).body.errors[0].path).toBe('metadata.guests');
    expect((await hold({ of: flats, quantity: 2, guests: 8 })).status).toBe(201);
  });

  test('is not asked of what people take one by one', async () => {
    const bike = await aRental(house.db, { ownerId: owner.id, category: 'bike', priceUnit: 'day' });
    const { status, body } = await hold({ of: bike, guests: 1 });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'metadata.guests', message: 'notAsked' }]]);
    expect((await hold({ of: bike })).status).toBe(201);
  });

  test('can be said again while it is held: the last number counts', async () => {
    const first = await hold({ guests: 2 });
    const second = await hold({ guests: 4 });
    expect(second.body.orderId).toBe(first.body.orderId);
    await buying.pay(ana, second.body);
    expect(await get(`/api/orders/${first.body.orderId}`, ana)).toMatchObject({ status: 'confirmed', guests: 4 });
  });
});

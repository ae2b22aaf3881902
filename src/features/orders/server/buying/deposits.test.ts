/** The deposit of a rental: shown, kept with the booking, and in no sum (decision 0192). At the HTTP door. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';

const house = aTestHouse();
const buying = buyingIn(house);
let owner: Member;
let ana: Member;
let rental: RentalRow;
beforeEach(async () => {
  [owner, ana] = [await house.signedInAs('business'), await house.signedInAs()];
  await house.db
    .update(users)
    .set({ email: `${ana.id}@correo.example` })
    .where(eq(users.id, ana.id));
  await house.db
    .update(users)
    .set({ email: `${owner.id}@correo.example` })
    .where(eq(users.id, owner.id));
  rental = await aRental(house.db, {
    ownerId: owner.id,
    category: 'bike',
    priceUnit: 'day',
    priceCents: 3000,
    quantity: 5,
    fromTime: '10:00',
    toTime: '20:00',
    depositCents: 20_000,
    depositWay: 'card',
  });
});

const shown = {
  unit: 'day',
  startsAt: '2026-09-01T08:00:00.000Z',
  endsAt: '2026-09-02T18:00:00.000Z',
  cancellation: 'moderate',
  depositCents: 20_000,
  depositWay: 'card',
};
const buy = (over: { readonly shown?: object; readonly quantity?: number; readonly amount?: number } = {}) => {
  const { quantity = 1, amount = 60 * quantity, ...rest } = over;
  const what = { type: 'rental', itemId: rental.id, from: '2026-09-01', units: 2, quantity };
  return buying.intend(ana, amount, { ...what, ...rest });
};
const pay = (opened: { clientSecret: string }) => buying.pay(ana, opened);
const change = (over: Partial<RentalRow>) => house.db.update(rentals).set(over).where(eq(rentals.id, rental.id));
const orderOf = async (id: string) => (await house.call('GET', `/api/orders/${id}`, { as: ana })).body;

describe('a deposit', () => {
  test('is told on the page and stands on the booking of guest, owner and desk, for as many as are booked', async () => {
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).body).toMatchObject({
      deposit: '200.00',
      depositWay: 'card',
    });
    const { body } = await buy({ shown, quantity: 3 });
    await pay(body);
    const told = { status: 'confirmed', amount: '180.00', deposit: '600.00', depositWay: 'card' };
    expect(await orderOf(body.orderId)).toMatchObject(told);
    const path = `/api/workspace/bookings/${body.orderId}`;
    expect((await house.call('GET', path, { as: owner })).body).toMatchObject(told);
    const admin = await house.signedInAs('admin');
    expect((await house.call('GET', `/api/admin/orders/${body.orderId}`, { as: admin })).body).toMatchObject({
      ...told,
      seller: { id: owner.id },
    });
    const { body: mine } = await house.call('GET', '/api/account/export', { as: ana });
    expect(JSON.stringify(mine)).toContain('"deposit":"600.00"');
  });

  test('is in no sum: neither asked for with the price, nor booked, nor given back', async () => {
    expect((await buy({ shown, amount: 260 })).body.code).toBe('price_changed');
    const { body } = await buy({ shown });
    await pay(body);
    const entries = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, body.orderId));
    expect(entries.length).toBeGreaterThan(0);
    expect(Math.max(...entries.map(({ amountCents }) => Math.abs(amountCents)))).toBe(6000);
    const back = await house.call('POST', `/api/orders/${body.orderId}/cancellation`, {
      as: ana,
      body: { refund: '60.00' },
    });
    expect(back.body).toMatchObject({ refunded: '60.00', deposit: '200.00' });
  });

  test('is in the letters to guest and owner beside the total, and in none where there is none', async () => {
    const lettersTo = async (id: string, letter: 'rental' | 'ownerBooked') => {
      const to = eq(mails.recipient, `${id}@correo.example`);
      const found = await house.db
        .select({ values: mails.values })
        .from(mails)
        .where(and(to, eq(mails.letter, letter)));
      return found.map(({ values }) => (values as { deposit?: unknown }).deposit);
    };
    await pay((await buy({ shown, quantity: 2 })).body);
    const deposit = { amount: '400.00', way: 'card' };
    expect([await lettersTo(ana.id, 'rental'), await lettersTo(owner.id, 'ownerBooked')]).toEqual([
      [deposit],
      [deposit],
    ]);
    await change({ depositCents: 0 });
    await pay((await buy({ shown: { ...shown, depositCents: 0, depositWay: null } })).body);
    const all = [...(await lettersTo(ana.id, 'rental')), ...(await lettersTo(owner.id, 'ownerBooked'))];
    expect(all).toHaveLength(4);
    expect(all.filter((one) => one === undefined)).toHaveLength(2);
  });

  test.each([
    ['is more', { depositCents: 30_000 }, [{ path: 'shown.depositCents', message: '30000' }]],
    ['is taken otherwise', { depositWay: 'cash' }, [{ path: 'shown.depositWay', message: 'cash' }]],
    [
      'is none any more',
      { depositCents: 0 },
      [
        { path: 'shown.depositCents', message: '0' },
        { path: 'shown.depositWay', message: 'null' },
      ],
    ],
  ] as const)('that %s than was shown is seen before anything is held', async (_, over, errors) => {
    await change(over);
    const { status, body } = await buy({ shown });
    expect([status, body.code, body.errors]).toEqual([409, 'terms_changed', errors]);
  });

  test('that nobody was shown is refused to whoever says what they saw, and kept as it is for who says nothing', async () => {
    const { depositCents: _cents, depositWay: _way, ...before } = shown;
    expect((await buy({ shown: before })).body.code).toBe('terms_changed');
    const { status, body } = await buy();
    expect([status, (await orderOf(body.orderId)).deposit]).toEqual([201, '200.00']);
  });

  test('that its owner changes stays with what is held and booked as it was shown', async () => {
    const { body } = await buy({ shown });
    await change({ depositCents: 90_000, depositWay: 'cash' });
    await pay(body);
    await change({ depositCents: 0 });
    const told = { status: 'confirmed', deposit: '200.00', depositWay: 'card' };
    expect(await orderOf(body.orderId)).toMatchObject(told);
  });

  test('is one for all persons of a booking', async () => {
    await change({ priceUnit: 'person', capacity: 8 });
    const { body } = await house.call('POST', '/api/create-payment-intent', {
      as: ana,
      body: {
        amount: 90,
        currency: 'eur',
        metadata: { type: 'rental', itemId: rental.id, userId: ana.id, from: '2026-09-01', quantity: 3 },
      },
    });
    expect(await orderOf(body.orderId)).toMatchObject({ quantity: 3, deposit: '200.00' });
  });
});

describe('an owner', () => {
  test('raises it with the leave of the desk, lowers it at once, and names no less than none', async () => {
    const { body: record } = await house.call('GET', `/api/admin/rentals/${rental.id}`, { as: owner });
    expect(record).toMatchObject({ deposit: '200.00', depositWay: 'card' });
    const { title, description, category, location, address, contactPhone, contactEmail, price, priceUnit } = record;
    const { fromTime, toTime, capacity, maxUnits, quantity } = record;
    const said = { title, description, category, location, address, contactPhone, contactEmail, price, priceUnit };
    const terms = { fromTime, toTime, capacity, maxUnits, quantity };
    const save = async (over: object) => {
      const { version } = (await house.call('GET', `/api/admin/rentals/${rental.id}`, { as: owner })).body;
      const body = { ...said, ...terms, depositWay: 'card', version, ...over };
      return house.call('PUT', `/api/rentals/${rental.id}`, { as: owner, body });
    };
    const told = async () => (await house.call('GET', `/api/rentals/${rental.id}`)).body.deposit;
    expect([(await save({ deposit: '250' })).status, await told()]).toEqual([200, '200.00']);
    expect([(await save({ deposit: '150' })).status, await told()]).toEqual([200, '150.00']);
    const refused = [await save({ deposit: '-1' }), await save({ deposit: '150', depositWay: 'gold' })];
    expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.path])).toEqual([
      [422, 'deposit'],
      [422, 'depositWay'],
    ]);
    expect([(await save({ deposit: null })).status, await told()]).toEqual([200, '0']);
  });

  test('has it in a copy', async () => {
    const { body: copy } = await house.call('POST', `/api/rentals/${rental.id}/copies`, { as: owner });
    expect(copy).toMatchObject({ deposit: '200.00', depositWay: 'card' });
  });
});

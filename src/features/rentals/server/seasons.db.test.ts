/** Prices by season, what is paid once and long stays, at the HTTP door (decision 0176). On both engines. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { aRental } from './factory.ts';
import { rentals, rentalSeasons } from './table.ts';
import type { RentalRow } from './table.ts';

const house = aTestHouse();
const { intend, ...buying } = buyingIn(house);
let owner: Member;
let guest: Member;
let rental: RentalRow;
beforeEach(async () => {
  house.time.now = new Date('2026-06-26T17:00:00Z');
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  const word = `Sirocco${newId().replaceAll(/[^a-zA-Z]/g, '')}`;
  rental = await aRental(house.db, { ownerId: owner.id, title: { en: word, es: word } });
});

const path = () => `/api/rentals/${rental.id}/seasons`;
const august = { from: '2026-08-01', to: '2026-08-31', price: '140', minUnits: 5 };
const add = (over: object = {}, as = owner) => house.call('POST', path(), { as, body: { ...august, ...over } });
const extras = (over: Partial<RentalRow>) => house.db.update(rentals).set(over).where(eq(rentals.id, rental.id));
const ask = (amount: number, from: string, units: number, over: object = {}) =>
  intend(guest, amount, { type: 'rental', itemId: rental.id, from, units, quantity: 1, ...over });
const pay = (clientSecret: string) => buying.pay(guest, { clientSecret });
const heldFor = async (orderId: string) => {
  const [order] = await house.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
};
/** By its own title: a page of results has room for twenty. */
const found = async (query: string) => {
  const { body } = await house.call('GET', `/api/search/advanced?type=rentals&query=${rental.title.en}&${query}`);
  return body.rentals.find(({ id }: { id: string }) => id === rental.id);
};

describe('a period', () => {
  test('is made by the owner, told on the page, in the log, and taken away', async () => {
    const made = await add();
    const season = { from: '2026-08-01', to: '2026-08-31', price: '140.00', weekendPrice: null, minUnits: 5 };
    expect([made.status, made.body]).toEqual([201, { id: expect.any(String), ...season }]);
    expect((await house.call('GET', path(), { as: owner })).body).toEqual([made.body]);
    const page = () => house.call('GET', `/api/rentals/${rental.id}`);
    expect((await page()).body.seasons).toEqual([season]);
    expect((await house.call('DELETE', `${path()}/${made.body.id}`, { as: owner })).body).toEqual({ deleted: true });
    expect((await page()).body.seasons).toEqual([]);
    const log = await house.db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, rental.id), eq(auditEntries.action, 'update')));
    expect(log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ after: { season } }),
        expect.objectContaining({ before: { season } }),
      ]),
    );
  });

  test('that is over is no news of the page, and can still be taken away', async () => {
    const { body } = await add();
    house.time.now = new Date('2026-08-31T22:00:00Z');
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).body.seasons).toEqual([]);
    expect((await house.call('GET', path(), { as: owner })).body).toHaveLength(1);
    expect((await house.call('DELETE', `${path()}/${body.id}`, { as: owner })).status).toBe(200);
  });

  test.each([
    ['its last day', { from: '2026-08-31', to: '2026-09-05' }],
    ['its first day', { from: '2026-07-01', to: '2026-08-01' }],
    ['a day within', { from: '2026-08-10', to: '2026-08-10' }],
    ['all of it', { from: '2026-07-01', to: '2026-09-30' }],
  ])('that shares %s with another is refused, and beside it is not', async (_, over) => {
    await add();
    const refused = await add(over);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await add({ from: '2026-07-01', to: '2026-07-31' })).status).toBe(201);
    expect((await add({ from: '2026-09-01', to: '2026-09-30' })).status).toBe(201);
    expect(await house.db.$count(rentalSeasons, eq(rentalSeasons.rentalId, rental.id))).toBe(3);
  });

  test('of two that come at once and share a day one stays', async () => {
    const replies = await Promise.all(
      ['2026-08-31', '2026-08-20', '2026-08-15'].map((from) => add({ from, to: '2026-09-02' })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('is refused by the database too, whoever writes it', async () => {
    await add();
    const row = { id: newId(), rentalId: rental.id, priceCents: 100, minUnits: null, createdAt: house.time.now };
    const again = house.db.insert(rentalSeasons).values({ ...row, firstDay: '2026-08-31', lastDay: '2026-09-01' });
    await expect(again).rejects.toThrow();
    await house.db.insert(rentalSeasons).values({ ...row, firstDay: '2026-09-01', lastDay: '2026-09-01' });
  });

  test.each([
    ['that ends before it begins', { to: '2026-07-31' }, 'to'],
    ['that is over', { from: '2026-06-01', to: '2026-06-25' }, 'to'],
    ['of more than a year', { to: '2027-08-31' }, 'to'],
    ['that costs nothing', { price: '0' }, 'price'],
    ['whose weekends cost nothing', { weekendPrice: '0' }, 'weekendPrice'],
    ['that asks for more than is let at most', { minUnits: 31 }, 'minUnits'],
    ['that asks for no night', { minUnits: 0 }, 'minUnits'],
  ])('%s is refused at its field', async (_, over, field) => {
    const { status, body } = await add(over);
    expect([status, body.errors?.[0]?.path]).toEqual([422, field]);
  });

  test('comes with a new rental, all of them or nothing', async () => {
    const made = (seasons: readonly object[], over: object = {}) =>
      house.call('POST', '/api/rentals', {
        as: owner,
        body: {
          title: 'Terrace',
          description: 'Sun.',
          price: '90',
          location: 'Levante',
          contactPhone: '600555001',
          contactEmail: 'owner@balcones.example',
          seasons,
          ...over,
        },
      });
    const count = await house.db.$count(rentals);
    const twice = await made([august, { ...august, from: '2026-08-31', to: '2026-09-01' }]);
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([422, 'seasons.1']);
    const long = await made([{ ...august, minUnits: 31 }]);
    expect([long.status, long.body.errors?.[0]?.path]).toEqual([422, 'seasons.0.minUnits']);
    const weeks = await made([{ ...august, weekendPrice: '160', minUnits: 2 }], { priceUnit: 'week' });
    expect([weeks.status, weeks.body.errors?.[0]?.path]).toEqual([422, 'seasons.0.weekendPrice']);
    expect(await house.db.$count(rentals)).toBe(count);
    const { status, body } = await made([august, { ...august, from: '2026-09-01', to: '2026-09-01' }]);
    expect(status).toBe(201);
    const told = await house.call('GET', `/api/rentals/${body.id}/seasons`, { as: owner });
    expect(told.body.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['2026-08-01', '2026-08-31'],
      ['2026-09-01', '2026-09-01'],
    ]);
  });

  test('goes along to a copy, with the fee and what long stays take off', async () => {
    await extras({ cleaningFeeCents: 3500, weekDiscount: 10, monthDiscount: 25 });
    await add();
    const { body: copy } = await house.call('POST', `/api/rentals/${rental.id}/copies`, { as: owner });
    expect(copy).toMatchObject({ cleaningFee: '35.00', weekDiscount: 10, monthDiscount: 25 });
    const [season] = await house.db.select().from(rentalSeasons).where(eq(rentalSeasons.rentalId, copy.id));
    expect(season).toMatchObject({ firstDay: '2026-08-01', lastDay: '2026-08-31', priceCents: 14_000, minUnits: 5 });
  });

  test.each([
    ['another unit', { priceUnit: 'week', price: '600', maxUnits: 8 }, 'priceUnit'],
    ['fewer nights at most than it asks for', { maxUnits: 4 }, 'maxUnits'],
  ])('keeps its rental from %s until it is taken away or over', async (_, over, field) => {
    const { body: season } = await add();
    const change = async (as: Member) => {
      const { body: record } = await house.call('GET', `/api/admin/rentals/${rental.id}`, { as });
      const { title, description, category, location, address, version, contactPhone, contactEmail } = record;
      const said = { title, description, category, location, address, version, contactPhone, contactEmail };
      const { price, priceUnit, capacity, minUnits, maxUnits, fromTime, toTime } = record;
      const terms = { price, priceUnit, capacity, minUnits, maxUnits, fromTime, toTime };
      return house.call('PUT', `/api/rentals/${rental.id}`, { as, body: { ...said, ...terms, ...over } });
    };
    const admin = await house.signedInAs('admin');
    for (const as of [owner, admin]) {
      const { status, body } = await change(as);
      expect([status, body.errors?.[0]?.path]).toEqual([422, field]);
    }
    const terms = async () => {
      const [row] = await house.db.select().from(rentals).where(eq(rentals.id, rental.id));
      return [row?.priceUnit, row?.maxUnits, row?.version];
    };
    expect(await terms()).toEqual([rental.priceUnit, rental.maxUnits, rental.version]);
    const later = { firstDay: '2026-06-01', lastDay: '2026-06-25' };
    await house.db.update(rentalSeasons).set(later).where(eq(rentalSeasons.id, season.id));
    expect((await change(admin)).status).toBe(200);
  });
});

describe('a stay', () => {
  test('is sold for the sum of its nights, its fee and what is off, line by line, and for no other', async () => {
    await extras({ cleaningFeeCents: 3500, weekDiscount: 10 });
    await add();
    // 5 nights at €90 and 2 at €140, a tenth off, €35 for cleaning.
    for (const amount of [730, 657, 630, 691.99]) {
      const forged = await ask(amount, '2026-07-27', 7);
      expect([forged.status, forged.body.code]).toEqual([422, 'price_changed']);
    }
    const { status, body } = await ask(692, '2026-07-27', 7);
    expect(status).toBe(201);
    expect(await heldFor(body.orderId)).toMatchObject({
      amountCents: 69_200,
      units: 7,
      stayPrice: {
        runs: [
          { cents: 9000, units: 5 },
          { cents: 14_000, units: 2 },
        ],
        quantity: 1,
        discount: { percent: 10, cents: 7300 },
        cleaningFeeCents: 3500,
        totalCents: 69_200,
      },
    });
  });

  test('that is paid is told in its letter by the lines that were frozen', async () => {
    await house.db.update(users).set({ email: 'guest@correo.example' }).where(eq(users.id, guest.id));
    await extras({ cleaningFeeCents: 3500 });
    await add();
    const { body } = await ask(2 * 90 + 140 + 35, '2026-07-30', 3);
    await extras({ cleaningFeeCents: 9900 });
    await pay(body.clientSecret);
    const letters = await house.db.select().from(mails).where(eq(mails.letter, 'rental'));
    const runs = [
      { cents: 9000, units: 2 },
      { cents: 14_000, units: 1 },
    ];
    expect(letters.map(({ values }) => values)).toMatchObject([
      { amount: '355.00', sum: { runs, quantity: 1, discount: null, cleaningFeeCents: 3500 } },
    ]);
  });

  test('that is shorter than its period asks for is refused, and the period is named', async () => {
    await add();
    const refused = await ask(4 * 140, '2026-08-10', 4);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'metadata.units', message: 'tooShort' }]]);
    expect(refused.body.detail).toBe('A stay that begins from 2026-08-01 to 2026-08-31 takes 5 at least.');
    expect((await ask(2 * 90 + 140, '2026-07-30', 3)).status).toBe(201);
    expect((await ask(5 * 140, '2026-08-10', 5)).status).toBe(201);
  });

  test('whose price was changed since it was shown is told, and a hold keeps what it froze', async () => {
    const { body: held } = await ask(270, '2026-08-10', 3);
    const { body: season } = await add({ minUnits: null });
    expect(await heldFor(held.orderId)).toMatchObject({ amountCents: 27_000, status: 'pending' });
    expect((await ask(270, '2026-08-10', 3)).body.code).toBe('price_changed');
    const { body: paid } = await ask(420, '2026-08-10', 3);
    await house.call('DELETE', `${path()}/${season.id}`, { as: owner });
    await pay(paid.clientSecret);
    expect(await heldFor(paid.orderId)).toMatchObject({ amountCents: 42_000, status: 'confirmed' });
  });

  test('is found for what it really costs, by the shortest stay of the day it begins', async () => {
    await extras({ cleaningFeeCents: 3500, weekDiscount: 10 });
    await add();
    expect(await found('date=2026-07-27&until=2026-08-03')).toMatchObject({
      stay: { from: '2026-07-27', units: 7, quantity: 1 },
      cost: { price: '90.00', total: '692.00' },
    });
    expect(await found('date=2026-08-10&until=2026-08-14')).toBeUndefined();
    expect((await found('date=2026-08-10&until=2026-08-15'))?.cost.total).toBe('735.00');
    // Nobody said how long: what a night of that day costs.
    expect((await found('date=2026-08-10'))?.cost).toEqual({ price: '140.00' });
  });
});

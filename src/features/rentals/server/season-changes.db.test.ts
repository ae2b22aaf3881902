/** A period that is changed, at the HTTP door (decision 0192). On both engines. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from './factory.ts';
import type { RentalRow } from './table.ts';

const house = aTestHouse();
const { intend, pay } = buyingIn(house);
let owner: Member;
let guest: Member;
let rental: RentalRow;
let august: string;
beforeEach(async () => {
  house.time.now = new Date('2026-06-26T17:00:00Z');
  [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
  rental = await aRental(house.db, { ownerId: owner.id });
  august = (await house.call('POST', path(), { as: owner, body: written })).body.id;
});

const path = () => `/api/rentals/${rental.id}/seasons`;
const written = { from: '2026-08-01', to: '2026-08-31', price: '140', weekendPrice: '160', minUnits: 5 };
const change = (over: object, { as = owner, id = august } = {}) =>
  house.call('PUT', `${path()}/${id}`, { as, body: { ...written, ...over } });
const kept = async () => (await house.call('GET', path(), { as: owner })).body;

describe('a period that is changed', () => {
  test('has its new days, prices and shortest stay at once, under its name, on the page too, and the log has both', async () => {
    const told = { from: '2026-07-25', to: '2026-09-05', price: '150.00', weekendPrice: null, minUnits: 3 };
    const { status, body } = await change({ ...told, price: '150' });
    expect([status, body]).toEqual([200, { id: august, ...told }]);
    expect(await kept()).toEqual([body]);
    expect((await house.call('GET', `/api/rentals/${rental.id}`)).body.seasons).toEqual([told]);
    const entries = await house.db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, rental.id), eq(auditEntries.action, 'update')));
    expect(entries).toContainEqual({
      before: { season: { ...written, price: '140.00', weekendPrice: '160.00' } },
      after: { season: told },
    });
  });

  test('may keep some of its days, and have none of another', async () => {
    await house.call('POST', path(), { as: owner, body: { ...written, from: '2026-09-01', to: '2026-09-30' } });
    const before = await kept();
    const refused = await change({ to: '2026-09-01' });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(await kept()).toEqual(before);
    expect((await change({ from: '2026-08-15' })).status).toBe(200);
  });

  test('of two that are moved onto the same days at once one is', async () => {
    const body = { ...written, from: '2026-10-01', to: '2026-10-31' };
    const october = (await house.call('POST', path(), { as: owner, body })).body.id;
    const christmas = { from: '2026-12-20', to: '2026-12-31' };
    const replies = await Promise.all([change(christmas), change(christmas, { id: october })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    ['that ends before it begins', { to: '2026-07-31' }, 'to'],
    ['that would be over', { from: '2026-06-01', to: '2026-06-25' }, 'to'],
    ['that costs nothing', { price: '0' }, 'price'],
    ['that asks for more than is let at most', { minUnits: 31 }, 'minUnits'],
  ])('%s is refused at its field', async (_, over, field) => {
    const { status, body } = await change(over);
    expect([status, body.errors?.[0]?.path]).toEqual([422, field]);
    expect(await kept()).toMatchObject([{ id: august, from: '2026-08-01', to: '2026-08-31', price: '140.00' }]);
  });

  test('may have begun, and last year’s is given days of this one', async () => {
    house.time.now = new Date('2026-08-10T10:00:00Z');
    expect((await change({ to: '2026-08-20' })).status).toBe(200);
    house.time.now = new Date('2027-01-10T10:00:00Z');
    expect((await change({ price: '150' })).status).toBe(422);
    expect((await change({ from: '2027-08-01', to: '2027-08-31' })).status).toBe(200);
  });

  test('is the business of the owner and the desk alone, of this rental', async () => {
    const [other, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
    expect((await change({ price: '1' }, { as: other })).status).toBe(404);
    expect((await change({ price: '1' }, { as: guest })).status).toBe(403);
    const theirs = await aRental(house.db, { ownerId: other.id });
    const forged = await house.call('PUT', `/api/rentals/${theirs.id}/seasons/${august}`, { as: other, body: written });
    expect(forged.status).toBe(404);
    expect((await change({ price: '150' }, { as: admin })).status).toBe(200);
  });

  test('leaves what is held and booked as it was sold, and asks the next one for the new price', async () => {
    const ask = (amount: number, from = '2026-08-09') =>
      intend(guest, amount, { type: 'rental', itemId: rental.id, from, units: 5, quantity: 1 });
    const { body } = await ask(5 * 140);
    await change({ price: '170', weekendPrice: null });
    await pay(guest, body);
    const [order] = await house.db.select().from(orders).where(eq(orders.id, body.orderId));
    expect(order).toMatchObject({ status: 'confirmed', amountCents: 70_000, units: 5 });
    expect((await ask(5 * 140, '2026-08-16')).body.code).toBe('price_changed');
  });
});

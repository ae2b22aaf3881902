/** What other dates do to money, papers and the calendars of other sites (decision 0181). On both engines. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { aDatesHouse, type Member } from './testing.ts';

const at = aDatesHouse();
let owner: Member;
let guest: Member;
beforeEach(async () => {
  owner = await at.house.signedInAs('business');
  guest = await at.house.signedInAs();
});

async function changed(flat: RentalRow, to: { from: string; units: number; quantity?: number }, back: string) {
  const id = await at.book(flat, guest, { from: '2026-08-10', units: 3, quantity: to.quantity ? 2 : 1 });
  const { body } = await at.ask(guest, id, to);
  const answer = await at.answer(owner, body.id, { accepts: true, back });
  expect(answer.body).toMatchObject({ status: 'accepted', back });
  await at.house.runTasks();
  return id;
}

describe('a stay that costs less', () => {
  test('leaves its owner and the house what a sale of the new price would have', async () => {
    const flat = await at.aFlat(owner.id);
    const id = await changed(flat, { from: '2026-08-11', units: 2 }, '90.00');
    const plain = await at.book(flat, guest, { from: '2026-09-11', units: 2 });
    const [now, like] = [await at.booked(id), await at.booked(plain)];
    expect([now.buyer, now.refund]).toEqual([-27_000, 9000]);
    expect([now.owner, now.commission]).toEqual([like.owner, like.commission]);
  });

  test('corrects its invoice by the difference, with the new days and no price of a unit', async () => {
    const id = await changed(await at.aFlat(owner.id), { from: '2026-08-11', units: 2 }, '90.00');
    const papers = await at.house.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, id))
      .orderBy(asc(invoices.issuedAt), asc(invoices.kind));
    expect(new Set(papers.map(({ kind, grossCents }) => `${kind} ${grossCents}`))).toEqual(
      new Set(['simplified 27000', 'corrective -9000']),
    );
    const corrective = papers.find(({ kind }) => kind === 'corrective');
    expect(corrective?.lines).toMatchObject([{ quantity: 1, description: expect.stringContaining('11') }]);
  });

  test('of several alike may be for fewer, and the rest is free for others', async () => {
    const bikes = await at.aFlat(owner.id, { category: 'bike', priceUnit: 'day', priceCents: 4500, quantity: 2 });
    const id = await changed(bikes, { from: '2026-08-10', units: 3, quantity: 1 }, '135.00');
    expect(await at.orderOf(id)).toMatchObject({ quantity: 1, loweredCents: 13_500 });
    const slots = await at.house.db.select().from(rentalSlots).where(eq(rentalSlots.orderId, id));
    expect(slots).toHaveLength(1);
    const other = await at.house.signedInAs();
    expect(await at.book(bikes, other, { from: '2026-08-11', units: 1 })).toMatch(/^\w{8,}$/);
    expect(await at.book(bikes, await at.house.signedInAs(), { from: '2026-08-11', units: 1 })).toBe(
      'dates_unavailable',
    );
  });

  test('by the hour begins at another hour of the same day', async () => {
    const boat = await at.aFlat(owner.id, { category: 'boat', priceUnit: 'hour' });
    const { intend, pay } = buyingIn(at.house);
    const morning = { type: 'rental', itemId: boat.id, from: '2026-08-10', time: '10:00', units: 3 };
    const { body } = await intend(guest, 270, morning);
    await pay(guest, body);
    const { orderId } = body;
    const query = 'from=2026-08-10&time=12:00&units=3&quantity=1';
    const look = await at.house.call('GET', `/api/orders/${orderId}/other-dates?${query}`, { as: guest });
    expect(look.body).toMatchObject({ back: '0', wanted: { from: { time: '12:00' }, until: { time: '15:00' } } });
    const late = query.replace('12:00', '19:00');
    expect(
      (await at.house.call('GET', `/api/orders/${orderId}/other-dates?${late}`, { as: guest })).body.errors,
    ).toEqual([{ path: 'units', message: 'closed' }]);
  });
});

test('tells its owner of no more back than is left of what was paid', async () => {
  await at.house.withMailbox(owner, 'owner');
  const admin = await at.house.signedInAs('admin');
  const id = await at.book(await at.aFlat(owner.id), guest, { from: '2026-08-10', units: 3 });
  const part = { amountCents: 20_000, note: 'No había agua caliente.', bearer: 'house', refunded: '0' };
  await at.house.call('POST', `/api/admin/orders/${id}/refunds`, { as: admin, body: part });
  await at.told();
  const { body } = await at.ask(guest, id, { from: '2026-08-11', units: 1 });
  expect(body).toMatchObject({ before: '270.00', amount: '90.00', back: '70.00' });
  const [letter] = await at.told();
  expect([letter?.to, /€70\b/.test(letter?.text ?? ''), /€180\b/.test(letter?.text ?? '')]).toEqual([
    'owner',
    true,
    false,
  ]);
});

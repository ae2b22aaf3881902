/** One booking as its owner opens it, what they write to its guest, and what a new listing begins with (issue 16). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import { disputes, orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { traders } from '#features/traders/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { soughtStates } from '../rules.ts';

const house = aTestHouse();
let owner: Member;
let other: Member;
let guest: Member;
let orderId: string;
let eventId: string;

beforeAll(async () => {
  [owner, other] = [await house.signedInAs('business'), await house.signedInAs('business')];
  guest = await house.signedInAs();
  eventId = (await anEvent(house.db, { ownerId: owner.id, title: { en: 'Roof', es: 'Azotea' }, date: '2026-09-05' }))
    .id;
  const wish = eventWish({ userId: guest.id, eventId, quantity: 3 });
  orderId = (await house.db.transaction((db) => hold(db, wish, house.time.now))).order.id;
  await house.db.transaction((db) => confirmOrder(db, orderId, house.time.now));
});
beforeEach(async () => {
  const [one, two] = [{ email: 'ana@correo.example', language: 'es' as const }, { email: 'marea@correo.example' }];
  await house.db.update(users).set(one).where(eq(users.id, guest.id));
  await house.db
    .update(users)
    .set({ ...two, fullName: 'Marea' })
    .where(eq(users.id, owner.id));
});

const path = (id = orderId) => `/api/workspace/bookings/${id}`;
const write = (message: string, as = owner) =>
  house.call('POST', `${path()}/messages`, { as, body: { message, key: newId() } });

test('a booking is opened by its number, by its owner alone', async () => {
  const { status, body } = await house.call('GET', path(), { as: owner });
  expect([status, body]).toMatchObject([200, { id: orderId, quantity: 3, phone: null }]);
  expect(JSON.stringify(body)).not.toContain('correo.example');
  expect((await house.call('GET', path(), { as: other })).status).toBe(404);
  expect((await house.call('GET', path('none00000001'), { as: owner })).status).toBe(404);
});

test('a booking says that its buyer’s bank asks for the money back', async () => {
  const asked = { id: 'du_1', orderId, amountCents: 4500, reason: 'fraudulent', status: 'open' as const };
  await house.db.insert(disputes).values({ ...asked, createdAt: house.time.now });
  const told = async () => (await house.call('GET', path(), { as: owner })).body;
  expect(await told()).toMatchObject({ status: 'disputed', dispute: 'open' });
  await house.db.delete(disputes);
  expect(await told()).toMatchObject({ status: 'confirmed', dispute: null });
});

test.each(['open', 'lost'] as const)(
  'a booking whose dispute is %s is found by that, and by no other state, and so says its file',
  async (status) => {
    const settledAt = status === 'open' ? null : house.time.now;
    const dispute = { id: `du_${status}`, orderId, amountCents: 4500, reason: 'fraudulent', status, settledAt };
    await house.db.insert(disputes).values({ ...dispute, createdAt: house.time.now });
    const ask = (list: string) => house.call('GET', list, { as: owner });
    const said = status === 'open' ? 'disputed' : 'lost';
    for (const sought of soughtStates) {
      const { body, headers } = await ask(`/api/workspace/bookings?status=${sought}`);
      expect([sought, headers.get('x-total-count'), body.length]).toEqual(
        sought === said ? [sought, '1', 1] : [sought, '0', 0],
      );
    }
    const words = { disputed: ['Payment disputed', 'Pago en disputa'], lost: ['Payment taken back', 'Pago retirado'] };
    const { body: english } = await ask('/api/workspace/bookings.csv?lang=en');
    const { body: spanish } = await ask('/api/workspace/bookings.csv?lang=es');
    expect([english, spanish]).toEqual(words[said].map((word) => expect.stringContaining(word)));
    expect(english).not.toContain('Confirmed');
    await house.db.delete(disputes);
  },
);

test('a stay of the calendar says that its buyer’s bank asks for the money back', async () => {
  const { id: rentalId } = await aRental(house.db, { ownerId: owner.id });
  const [first] = await house.db.select().from(orders).where(eq(orders.id, orderId));
  const stay = { id: newId(), kind: 'rental' as const, itemId: rentalId, eventId: undefined, rentalId: undefined };
  const [startsAt, endsAt] = [new Date('2026-10-03T15:00:00Z'), new Date('2026-10-05T09:00:00Z')];
  const what = { units: 2, unit: 'night' as const, supply: 'hire' as const, startsAt, endsAt };
  if (first) await house.db.insert(orders).values({ ...first, ...stay, ...what });
  const asked = { id: 'du_2', orderId: stay.id, amountCents: 4500, reason: 'fraudulent', status: 'open' as const };
  await house.db.insert(disputes).values({ ...asked, createdAt: house.time.now });
  const { body } = await house.call('GET', '/api/workspace/calendar?month=2026-10', { as: owner });
  expect(body).toMatchObject([{ kind: 'rental', id: stay.id, dispute: 'open' }]);
  await house.db.delete(disputes);
  await house.db.delete(orders).where(eq(orders.id, stay.id));
});

test('a calendar’s entries say what they lead to', async () => {
  const { body } = await house.call('GET', '/api/workspace/calendar?month=2026-09', { as: owner });
  expect(body).toMatchObject([{ kind: 'event', id: eventId, itemId: eventId, quantity: 3 }]);
});

test('what an owner writes reaches the guest in the conversation about the booking', async () => {
  const message = 'Traed toalla.\nOs esperamos.';
  expect(await write(message)).toMatchObject({ status: 200, body: { sent: true, isHidden: false } });
  const [conversation] = (await house.call('GET', '/api/conversations', { as: guest })).body;
  expect(conversation).toMatchObject({ order: orderId, other: 'Marea', unread: 1 });
  // The tickets are paid: nothing is hidden. Where they were given back, it is.
  const pass = () => (house.time.now = new Date(house.time.now.getTime() + 60_000));
  pass();
  expect((await write('Llámame: 612 40 83 37')).body.isHidden).toBe(false);
  pass();
  await house.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
  expect((await write('Llámame: 612 40 83 37')).body.isHidden).toBe(true);
  await house.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, orderId));
  const thread = await house.call('GET', `/api/conversations/${conversation.id}`, { as: guest });
  expect(thread.body.messages).toMatchObject([
    { text: message },
    { text: 'Llámame: 612 40 83 37', hidden: [] },
    { text: 'Llámame: •••', hidden: ['phone'] },
  ]);
});

test('nobody else writes to a guest, and nothing empty is sent', async () => {
  expect((await write('Hola', other)).status).toBe(404);
  expect((await write('  ')).status).toBe(422);
});

test('a new listing begins with the account, and with the place once there is one', async () => {
  const known = async () => (await house.call('GET', '/api/workspace/known', { as: owner })).body;
  const account = { name: 'Marea', email: 'marea@correo.example' };
  expect(await known()).toMatchObject({ ...account, place: null, openingHours: [] });
  const openingHours = [{ days: [4, 5], opens: '20:00', closes: '04:00' }];
  const place = { location: 'Levante', address: 'Avenida 1', latitude: 38.53, longitude: -0.12 };
  const said = { name: 'Sala Marea', phone: '+34600777001', email: 'sala@correo.example' };
  await aBusiness(house.db, { ownerId: other.id, ...place });
  const { id } = await aBusiness(house.db, { ownerId: owner.id, ...said, ...place, openingHours });
  expect(await known()).toEqual({ ...said, place, openingHours, places: [{ id, name: said.name }], unsold: 0 });
});

test('what has a price and nobody can buy before its owner says who sells is counted, and what is free, over or a draft is not', async () => {
  const as = await house.signedInAs('business');
  await house.db.delete(traders).where(eq(traders.ownerId, as.id));
  const of = { ownerId: as.id, date: '2026-09-05' };
  await anEvent(house.db, of);
  await anEvent(house.db, { ...of, status: 'draft', reviewAskedAt: house.time.now });
  await aRental(house.db, { ownerId: as.id });
  await anEvent(house.db, { ...of, priceCents: 0 });
  await anEvent(house.db, { ...of, date: '2026-01-05' });
  await anEvent(house.db, { ...of, status: 'draft' });
  expect((await house.call('GET', '/api/workspace/known', { as })).body.unsold).toBe(3);
});

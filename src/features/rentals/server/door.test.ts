/** The number of a flat is public to nobody, and told to whoever has booked it (issue 16). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';

const house = aTestHouse();
let owner: Member;
let guest: Member;
let admin: Member;
let id: string;

const door = '9º Zeta';
const arrival = { en: 'The key is in the grey box, 4711.', es: 'La llave está en la caja gris, 4711.' };
const wish = {
  title: { en: 'Flat over Levante', es: 'Piso sobre Levante' },
  description: { en: 'Two rooms.', es: 'Dos habitaciones.' },
  category: 'apartment',
  price: '80',
  priceUnit: 'night',
  location: 'Levante',
  address: 'Calle Gerona 12',
  door,
  arrival,
  capacity: 2,
  latitude: 38.5385,
  longitude: -0.1312,
  contactPhone: '600123456',
  contactEmail: 'piso@correo.example',
};

beforeAll(async () => {
  [owner, guest, admin] = [
    await house.signedInAs('business'),
    await house.signedInAs(),
    await house.signedInAs('admin'),
  ];
  id = (await house.call('POST', '/api/rentals', { as: owner, body: wish })).body.id;
  await house.call('POST', `/api/rentals/${id}/steps`, { as: owner, body: { step: 'ask' } });
  expect((await house.call('POST', `/api/rentals/${id}/steps`, { as: admin, body: { step: 'publish' } })).status).toBe(
    200,
  );
});

const text = async (path: string, as?: Member) =>
  JSON.stringify((await house.call('GET', path, as ? { as } : {})).body);

test('no public reply knows it, and nobody finds the flat by it', async () => {
  const places = [
    '/api/rentals',
    `/api/rentals/${id}`,
    '/api/search/advanced?type=rentals',
    '/api/search/nearby?type=rentals',
    '/api/search/suggest?query=flat',
  ];
  for (const place of places) {
    const said = await text(place);
    expect(said).toContain(id);
    for (const secret of ['Zeta', '4711']) expect(said).not.toContain(secret);
  }
  for (const secret of ['zeta', '4711'])
    expect(await text(`/api/search/advanced?query=${secret}&type=rentals`)).not.toContain(id);
});

test('its owner and the desk see it', async () => {
  for (const as of [owner, admin])
    for (const told of [door, arrival.en]) expect(await text(`/api/admin/rentals/${id}`, as)).toContain(told);
  expect((await house.call('POST', `/api/rentals/${id}/copies`, { as: owner })).body.arrival).toEqual(arrival);
});

test('whoever booked it reads it with their booking, on their ticket and in their letter, not while they hold it', async () => {
  await house.db.update(users).set({ email: 'guest@correo.example' }).where(eq(users.id, guest.id));
  const { intend, pay } = buyingIn(house);
  const intent = await intend(guest, 160, { type: 'rental', itemId: id, from: '2026-09-10', units: 2, quantity: 1 });
  const { orderId } = intent.body;
  const order = async () => (await house.call('GET', `/api/orders/${orderId}`, { as: guest })).body;
  expect(await order()).toMatchObject({ address: 'Calle Gerona 12', status: 'pending' });
  expect((await order()).arrival).toBeUndefined();
  await pay(guest, intent.body);
  const booked = await order();
  expect([booked.address, booked.arrival]).toEqual([`Calle Gerona 12, ${door}`, arrival.en]);
  const ticket = `/api/tickets/${booked.tickets[0].id}`;
  for (const told of [door, arrival.en]) expect(await text(ticket, guest)).toContain(told);
  expect(await text(`${ticket}?lang=es`, guest)).toContain(arrival.es);
  const letters = await house.db.select().from(mails).where(eq(mails.letter, 'rental'));
  expect(letters.map(({ values }) => JSON.stringify(values))).toEqual([expect.stringContaining(door)]);
  expect(letters[0]?.values).toMatchObject({ arrival: arrival.en });
  // Nobody else who sees the booking reads it there.
  expect(await text(`/api/workspace/bookings/${orderId}`, owner)).not.toContain('4711');
  expect(await text(`/api/admin/orders/${orderId}`, admin)).not.toContain('4711');
  const { refund } = (await house.call('GET', `/api/orders/${orderId}/cancellation`, { as: guest })).body;
  await house.call('POST', `/api/orders/${orderId}/cancellation`, { as: guest, body: { refund } });
  expect((await order()).address).toBe('Calle Gerona 12');
  expect((await order()).arrival).toBeUndefined();
  expect(await text(ticket, guest)).not.toContain('4711');
  const cancelled = await house.db.select().from(mails).where(eq(mails.letter, 'cancelled'));
  expect(JSON.stringify(cancelled.map(({ values }) => values))).not.toContain('4711');
});

test('what is written into the address of a flat is kept beside it', async () => {
  const { door: _door, ...body } = { ...wish, address: 'Avenida de Alcoy 17, 9B' };
  const { id: other } = (await house.call('POST', '/api/rentals', { as: owner, body })).body;
  const record = (await house.call('GET', `/api/admin/rentals/${other}`, { as: owner })).body;
  expect(record).toMatchObject({ address: 'Avenida de Alcoy 17', door: '9B' });
});

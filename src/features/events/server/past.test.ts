/** A night that is over is not published: not by the desk, not by an owner, not out of a proposal (issue 16). */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { anEvent } from './factory.ts';
import { events } from './table.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  owner = await house.signedInAs('business');
});

const body = {
  title: 'Paella and parasols',
  description: 'Rice for two hundred.',
  category: 'beach',
  price: '12.5',
  location: 'Playa de Levante',
  address: 'By the third shower',
  date: '2026-08-20',
  time: '13:00',
  duration: '5 hours',
  organizer: 'Arroz y Mar',
};
const create = (over: object = {}, as = admin) => house.call('POST', '/api/events', { as, body: { ...body, ...over } });
const step = (id: string, name: string, as: Member) =>
  house.call('POST', `/api/events/${id}/steps`, { as, body: { step: name } });
const isPast = { status: 422, body: { code: 'in_the_past', errors: [{ path: 'date' }] } };
const statusOf = async (id: string) => (await house.db.select().from(events).where(eq(events.id, id)))[0]?.status;

test('the desk publishes none, and keeps one as a draft', async () => {
  const count = await house.db.$count(events);
  expect(await create()).toMatchObject(isPast);
  expect(await house.db.$count(events)).toBe(count);
  const draft = await create({ status: 'draft' });
  expect(draft.status).toBe(201);
  const { id } = draft.body;
  const put = await house.call('PUT', `/api/events/${id}`, { as: admin, body: { ...body, status: 'published' } });
  expect(put).toMatchObject(isPast);
  expect(await statusOf(id)).toBe('draft');
});

test('a night that began at eleven and still runs is none of the past; at six it is', async () => {
  house.time.now = new Date('2026-08-21T01:30:00Z');
  expect((await create({ time: '23:00' })).status).toBe(201);
  house.time.now = new Date('2026-08-21T04:00:00Z');
  expect(await create({ time: '23:00' })).toMatchObject(isPast);
});

test('one that has been keeps its page, but can’t be given another night of the past', async () => {
  const { id } = await anEvent(house.db, { date: '2026-08-10' });
  const put = (over: object) =>
    house.call('PUT', `/api/events/${id}`, {
      as: admin,
      body: { ...body, date: '2026-08-10', time: '22:30', ...over },
    });
  expect((await put({ description: 'It was a fine night.' })).status).toBe(200);
  expect(await put({ date: '2026-08-11' })).toMatchObject(isPast);
  expect((await put({ date: '2026-08-30' })).status).toBe(200);
});

test('its owner neither sends it to the desk nor takes it up again, and the desk does not let it through', async () => {
  const over = { date: '2026-08-20', ownerId: owner.id } as const;
  const [draft, paused, waiting] = [
    await anEvent(house.db, { ...over, status: 'draft' }),
    await anEvent(house.db, { ...over, status: 'draft', reviewedAt: house.time.now }),
    await anEvent(house.db, { ...over, status: 'draft', reviewAskedAt: house.time.now }),
  ];
  expect(await step(draft.id, 'ask', owner)).toMatchObject(isPast);
  expect(await step(paused.id, 'resume', owner)).toMatchObject(isPast);
  expect(await step(waiting.id, 'publish', admin)).toMatchObject(isPast);
  const returned = { step: 'return', note: 'That night is over.' };
  expect((await house.call('POST', `/api/events/${waiting.id}/steps`, { as: admin, body: returned })).status).toBe(200);
});

test('a proposal is approved with a night that is still to come', async () => {
  const { id } = await aSubmission(house.db, { type: 'event', category: 'party' });
  const approve = (listing: object) =>
    house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body: { status: 'approved', listing } });
  const refused = await approve({ date: '2026-08-20', time: '23:00' });
  expect(refused).toMatchObject({ status: 422, body: { code: 'in_the_past', errors: [{ path: 'listing.date' }] } });
  expect((await approve({ date: '2026-08-21', time: '23:00' })).status).toBe(200);
});

test('its last ticket is sold before its hours are over, not until its night is', async () => {
  const over = { date: '2026-08-21', time: '18:30', duration: { en: '3 hours', es: '3 horas' } };
  const { id } = await anEvent(house.db, { ...over, startsAt: new Date('2026-08-21T16:30:00Z') });
  const guest = await house.signedInAs('traveller');
  const body = { amount: 25, currency: 'eur', metadata: { type: 'event', itemId: id, userId: guest.id, quantity: 1 } };
  const buy = () => house.call('POST', '/api/create-payment-intent', { as: guest, body });
  house.time.now = new Date('2026-08-21T19:30:00Z');
  expect(await buy()).toMatchObject({ status: 410, body: { code: 'event_over' } });
  house.time.now = new Date('2026-08-21T19:29:00Z');
  expect((await buy()).status).toBe(201);
});

test('of two days the first night is not the end: it is listed, sold and kept until the second is over', async () => {
  const over = { date: '2026-08-20', time: '17:00', duration: { en: '2 days', es: '2 días' } };
  const { id } = await anEvent(house.db, over);
  const guest = await house.signedInAs('traveller');
  const listed = async () => {
    const { body } = await house.call('GET', '/api/events');
    return body.some((event: { id: string }) => event.id === id);
  };
  const wish = { amount: 25, currency: 'eur', metadata: { type: 'event', itemId: id, userId: guest.id, quantity: 1 } };
  const buy = () => house.call('POST', '/api/create-payment-intent', { as: guest, body: wish });
  expect((await buy()).status).toBe(201);
  expect(await listed()).toBe(true);
  expect((await house.call('DELETE', `/api/events/${id}`, { as: admin })).body.code).toBe('has_bookings');
  expect((await create({ date: '2026-08-20', duration: '2 days' })).status).toBe(201);
  house.time.now = new Date('2026-08-22T03:59:00Z');
  expect(await listed()).toBe(true);
  house.time.now = new Date('2026-08-22T04:00:00Z');
  expect(await listed()).toBe(false);
  expect(await buy()).toMatchObject({ status: 410, body: { code: 'event_over' } });
});

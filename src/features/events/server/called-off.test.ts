/** An event that is called off says so where it stood, and is in no list any more (issue 16). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from './factory.ts';
import type { EventRow } from './table.ts';

const house = aTestHouse();
let admin: Member;
let event: EventRow;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  event = await anEvent(house.db, { date: '2026-09-10' });
});

const callOff = (id = event.id) => house.call('POST', `/api/events/${id}/cancellation`, { as: admin, body: {} });
const page = (language = 'en') => house.call('GET', `/api/events/${event.id}?lang=${language}`);
const lines = async () => {
  const { body } = await house.call('GET', `/api/events/${event.id}/calendar`);
  return String(body).replaceAll('\r\n ', '').split('\r\n');
};
const sequenceOf = (file: string[]) => Number(file.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));

test('its page stays and says so at once, in both languages, and no list, search or sitemap has it', async () => {
  expect((await page()).body.calledOff).toBeUndefined();
  await callOff();
  await house.settled();
  for (const language of ['en', 'es'])
    expect(await page(language)).toMatchObject({ status: 200, body: { id: event.id, calledOff: true } });
  const ids = (body: { id: string }[]) => body.map(({ id }) => id);
  expect(ids((await house.call('GET', '/api/events')).body)).not.toContain(event.id);
  expect(JSON.stringify((await house.call('GET', '/api/search?type=events')).body)).not.toContain(event.id);
});

test('its calendar file strikes out the entry that is there', async () => {
  const before = await lines();
  await callOff();
  await house.settled();
  const after = await lines();
  const uid = `UID:${event.id}@aftersun`;
  expect([before.includes(uid), after.includes(uid)]).toEqual([true, true]);
  expect([before.includes('STATUS:CONFIRMED'), after.includes('STATUS:CANCELLED')]).toEqual([true, true]);
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
});

test('whoever kept it sees that it is off', async () => {
  const ana = await house.signedInAs();
  await house.call('PUT', `/api/saved/event/${event.id}`, { as: ana });
  await callOff();
  const { body } = await house.call('GET', '/api/saved', { as: ana });
  expect(body).toMatchObject([{ type: 'event', listing: { id: event.id, calledOff: true } }]);
});

test('nobody can buy it, change it or call it off again', async () => {
  const ana = await house.signedInAs();
  await callOff();
  const join = await house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id } });
  expect(join.body.code).toBe('not_found');
  expect((await callOff()).body.code).toBe('invalid_transition');
});

test('what never was public has no page to say it on', async () => {
  const draft = await anEvent(house.db, { date: '2026-09-10', status: 'draft' });
  expect((await callOff(draft.id)).body.code).toBe('invalid_transition');
  const withdrawn = await anEvent(house.db, { date: '2026-09-10', status: 'withdrawn' });
  expect((await callOff(withdrawn.id)).body.code).toBe('invalid_transition');
  expect((await house.call('GET', `/api/events/${withdrawn.id}`)).status).toBe(404);
});

test('its owner keeps it in sight and may copy it for another night; nobody else may, nor what was deleted', async () => {
  const [owner, other] = [await house.signedInAs('business'), await house.signedInAs('business')];
  const own = await anEvent(house.db, { ownerId: owner.id, date: '2026-09-10', placesTaken: 0 });
  const deleted = await anEvent(house.db, { ownerId: owner.id, date: '2026-09-10', status: 'withdrawn' });
  await callOff(own.id);
  const list = async (as: Member) => (await house.call('GET', '/api/admin/events', { as })).body;
  expect(await list(owner)).toMatchObject([{ id: own.id, status: 'withdrawn', cancelledAt: expect.any(String) }]);
  expect(await list(other)).toEqual([]);
  const copy = (id: string, as: Member) => house.call('POST', `/api/events/${id}/copies`, { as });
  const made = await copy(own.id, owner);
  expect(made).toMatchObject({ status: 201, body: { status: 'draft', date: null, time: '22:30', cancelledAt: null } });
  expect((await house.call('GET', `/api/events/${own.id}`)).body.calledOff).toBe(true);
  expect([(await copy(own.id, other)).status, (await copy(deleted.id, owner)).status]).toEqual([404, 404]);
});

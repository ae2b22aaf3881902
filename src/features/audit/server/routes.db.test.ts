import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { newId } from '#kit/server/ids.ts';
import { recordChange } from './service.ts';
import type { Change } from './service.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
});

const record = (change: Partial<Change>) =>
  recordChange(house.db, {
    actor: admin,
    at: house.time.now,
    action: 'update',
    entity: 'events',
    entityId: newId(),
    title: 'Foam night',
    ...change,
  });
const list = (query = '') => house.call('GET', `/api/admin/audit${query}`, { as: admin });

test('tells who did what, newest first, and only what differs', async () => {
  await record({
    before: { title: 'Foam', price: 1, version: 1 },
    after: { title: 'Foam night', price: 1, version: 2 },
  });
  await record({
    action: 'approve',
    at: new Date('2026-08-21T18:01:00Z'),
    entity: 'submissions',
    title: 'Bar Neptuno',
  });
  const { body, headers } = await list();
  expect(headers.get('x-total-count')).toBe('2');
  expect(body).toMatchObject([
    { action: 'approve', entity: 'submissions', title: 'Bar Neptuno', actor: { id: admin.id, name: 'Test Member' } },
    { action: 'update', before: { title: 'Foam' }, after: { title: 'Foam night' } },
  ]);
  expect(Object.keys(body[1].after)).toEqual(['title']);
  expect((await house.call('GET', `/api/admin/audit/${body[1].id}`, { as: admin })).body).toEqual(body[1]);
});

test('tells of one moment what was written last first, also to who turns the list round', async () => {
  const titles = Array.from({ length: 8 }, (_, place) => `Step ${place}`);
  for (const title of titles.slice(0, 4)) await record({ title });
  const rest = titles.slice(4).map((title) => ({ actor: admin, at: house.time.now, title, entityId: newId() }));
  await recordChange(house.db, ...rest.map((one) => ({ ...one, action: 'update' as const, entity: 'events' })));
  const told = async (query: string) => (await list(query)).body.map(({ title }: { title: string }) => title);
  expect(await told('?q=step')).toEqual(titles.toReversed());
  expect(await told('?q=step&sort=at')).toEqual(titles);
});

test('is searched and filtered', async () => {
  const other = await house.signedInAs('admin');
  await record({ actor: other, action: 'delete', entity: 'jobs', title: 'Año nuevo' });
  const titles = async (query: string) => (await list(query)).body.map(({ title }: { title: string }) => title);
  for (const query of ['?q=ano', '?action=delete', '?entity=jobs', `?actor=${other.id}`])
    expect(await titles(query)).toEqual(['Año nuevo']);
  expect(await titles(`?actor=${other.id}&entity=events`)).toEqual([]);
  for (const query of ['?action=explode', '?entity=secrets', '?actor=%00', '?page=0'])
    expect((await list(query)).status).toBe(422);
});

test('knows everybody who is in it, also who is gone', async () => {
  const gone = newId();
  await record({ actor: { id: gone }, title: 'By somebody who left' });
  const { body } = await house.call('GET', '/api/admin/audit/actors', { as: admin });
  expect(body).toContainEqual({ id: gone, name: null });
  expect((await list('?q=left')).body[0].actor).toEqual({ id: gone, name: null });
});

test('what is undone leaves no trace in it', async () => {
  const undone = house.db.transaction(async (db) => {
    await recordChange(db, {
      actor: admin,
      at: house.time.now,
      action: 'update',
      entity: 'events',
      entityId: newId(),
      title: 'Never happened',
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await list('?q=never')).body).toEqual([]);
});

test('an entry that is not there is 404', async () => {
  expect((await house.call('GET', '/api/admin/audit/AbCdEfGhJkLmNpQr', { as: admin })).status).toBe(404);
});

import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
});

const path = '/api/prospect-businesses';
const given = { name: 'Hotel Brisa', category: 'hotel', location: 'Poniente' };
const create = async (body: object = {}) =>
  (await house.call('POST', path, { as: admin, body: { ...given, ...body } })).body;
const list = (query: string) => house.call('GET', `${path}?${query}`, { as: admin });
const put = (id: string, body: object) => house.call('PUT', `${path}/${id}`, { as: admin, body });
/** What the log says of one of them, newest first. */
const logOf = async (id: string) => {
  const { body } = await house.call('GET', '/api/admin/audit?entity=prospect_businesses&q=brisa', { as: admin });
  return body.filter((entry: { entityId: string }) => entry.entityId === id);
};

test('a name, a category and a place are enough; the rest has its usual answer', async () => {
  const reply = await house.call('POST', path, { as: admin, body: { ...given, contact_email: '', website: '' } });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    ...given,
    priority_score: 5,
    contact_status: 'not_contacted',
    contact_email: null,
    website: null,
    version: 1,
    created_at: '2026-08-21T18:00:00.000Z',
  });
});

test.each([
  ['no name', { name: ' ' }],
  ['no place', { location: '' }],
  ['a score of 0', { priority_score: 0 }],
  ['a score of 11', { priority_score: 11 }],
  ['half a score', { priority_score: 7.5 }],
  ['no address of a mailbox', { contact_email: 'nobody' }],
  ['a link that runs a script', { website: 'javascript:alert(1)' }],
  ['a category of its own', { category: 'museum' }],
  ['a sixth contact status', { contact_status: 'married' }],
  ['a field too many', { id: 'AbCdEfGhJkLmNpQr' }],
])('%s is refused', async (_, spoiled) => {
  expect((await house.call('POST', path, { as: admin, body: { ...given, ...spoiled } })).status).toBe(422);
});

test('the list has the most promising first, and is searched, filtered and turned round', async () => {
  const rare = 'Marisma';
  await create({ name: `${rare} Bajo`, priority_score: 5, category: 'bar' });
  await create({ name: `${rare} Álto`, priority_score: 8, contact_status: 'interested' });
  await create({ name: `${rare} Medio`, priority_score: 6 });
  await create({ name: `${rare} Medio 2`, priority_score: 7, notes: 'Ask for Núria' });
  const names = async (query: string) =>
    (await list(`q=${rare}&${query}`)).body.map(({ name }: { name: string }) => name.replace(`${rare} `, ''));
  expect(await names('')).toEqual(['Álto', 'Medio 2', 'Medio', 'Bajo']);
  expect(await names('sort=priority')).toEqual(['Bajo', 'Medio', 'Medio 2', 'Álto']);
  expect(await names('priority=high')).toEqual(['Álto']);
  expect(await names('priority=medium')).toEqual(['Medio 2', 'Medio']);
  expect(await names('priority=low')).toEqual(['Bajo']);
  expect(await names('category=bar')).toEqual(['Bajo']);
  expect(await names('contact_status=interested')).toEqual(['Álto']);
  expect((await list(`q=${rare}+alto`)).headers.get('x-total-count')).toBe('1');
  expect((await list(`q=${rare}+nuria`)).body[0].name).toBe(`${rare} Medio 2`);
});

test('a page has 25, and the next one the rest', async () => {
  for (let place = 0; place < 27; place += 1) await create({ name: `Pagoda ${place}` });
  const first = await list('q=Pagoda');
  const second = await list('q=Pagoda&page=2');
  expect([first.body.length, second.body.length, first.headers.get('x-total-count')]).toEqual([25, 2, '27']);
  const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(27);
});

test('a change replaces what was written and is in the log, field by field', async () => {
  const { id } = await create({ notes: 'Old' });
  house.time.now = new Date('2026-08-21T19:00:00Z');
  const reply = await put(id, { ...given, name: 'Hotel Brisa Mar', contact_status: 'contacted', version: 1 });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    name: 'Hotel Brisa Mar',
    contact_status: 'contacted',
    notes: null,
    version: 2,
    updated_at: '2026-08-21T19:00:00.000Z',
  });
  expect(await logOf(id)).toMatchObject([
    {
      action: 'update',
      before: { name: 'Hotel Brisa', contactStatus: 'not_contacted', notes: 'Old' },
      after: { name: 'Hotel Brisa Mar', contactStatus: 'contacted', notes: null },
    },
    { action: 'create', title: 'Hotel Brisa', before: { notes: null }, after: { notes: 'Old' } },
  ]);
});

test('any contact status leads to any other', async () => {
  const { id } = await create();
  for (const contact_status of ['declined', 'interested', 'follow_up', 'contacted', 'not_contacted', 'declined'])
    expect((await put(id, { ...given, contact_status })).body.contact_status).toBe(contact_status);
});

test('who changes an older version is told, and overwrites nothing', async () => {
  const { id } = await create();
  await put(id, { ...given, notes: 'First', version: 1 });
  const late = await put(id, { ...given, notes: 'Second', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'edit_conflict']);
  expect((await house.call('GET', `${path}/${id}`, { as: admin })).body.notes).toBe('First');
});

test('what is struck out is gone, and the log remembers it', async () => {
  const { id } = await create({ contact_phone: '600000000' });
  house.time.now = new Date('2026-08-21T20:00:00Z');
  const gone = await house.call('DELETE', `${path}/${id}`, { as: admin });
  expect([gone.status, gone.body]).toEqual([200, { deleted: true }]);
  expect((await house.call('GET', `${path}/${id}`, { as: admin })).status).toBe(404);
  expect((await house.call('DELETE', `${path}/${id}`, { as: admin })).status).toBe(404);
  expect((await put(id, given)).status).toBe(404);
  expect((await logOf(id))[0]).toMatchObject({
    action: 'delete',
    title: 'Hotel Brisa',
    before: { contactPhone: '+34600000000' },
    after: { contactPhone: null },
  });
});

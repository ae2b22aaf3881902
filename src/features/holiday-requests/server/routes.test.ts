import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aWish } from './factory.ts';
import { holidayRequests } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [holidayRequests, mails, auditEntries]) await house.db.delete(table);
});

const read = (path: string) => house.call('GET', `/api/holiday-requests${path}`, { as: admin });
const step = (id: string, body: object, as = admin) =>
  house.call('PATCH', `/api/holiday-requests/${id}/status`, { as, body });
const quote = { estimated_cost: '880.5', planned_itinerary: 'Day 1: the beach.\nDay 2: the other beach.' };
/** Those of one instant have no order. */
const letters = async () =>
  (await house.db.select().from(mails)).toSorted((a, b) => a.letter.localeCompare(b.letter, 'en'));
const audited = async () => (await house.db.select().from(auditEntries)).map(({ action }) => action);

test('a wish is stored, and its writer gets a letter in their language', async () => {
  const body = { client_name: 'Marta', client_email: 'm@correo.example', vacation_description: 'Sombra' };
  expect((await house.call('POST', '/api/holiday-requests?lang=es', { body })).status).toBe(201);
  expect(await letters()).toMatchObject([
    { letter: 'holidayReceived', language: 'es', recipient: 'm@correo.example', values: { days: 7, people: 2 } },
  ]);
});

describe('the desk’s list', () => {
  test('shows what waits first, the longest waiting before the others; filtered and searched', async () => {
    await aWish(house.db, { clientName: 'Old', submittedAt: new Date('2026-08-20T00:00:00Z') });
    await aWish(house.db, { clientName: 'New', status: 'planning' });
    await aWish(house.db, { clientName: 'Íñigo', status: 'quoted', submittedAt: new Date('2026-08-19T00:00:00Z') });
    const names = async (path: string) =>
      (await read(path)).body.map(({ client_name }: { client_name: string }) => client_name);
    expect(await names('')).toEqual(['Old', 'New', 'Íñigo']);
    expect(await names('?sort=-submitted')).toEqual(['New', 'Old', 'Íñigo']);
    expect(await names('?status=planning')).toEqual(['New']);
    expect(await names('?q=inigo')).toEqual(['Íñigo']);
    expect((await read('?status=planning')).headers.get('x-total-count')).toBe('1');
  });

  test('tells everything of one but the key of its link', async () => {
    const { id } = await aWish(house.db, { quoteTokenHash: 'secret' });
    expect((await read(`/${id}`)).body).toEqual({
      id,
      client_name: 'Marta Ferrer',
      client_email: 'marta@correo.example',
      client_phone: '600 123 456',
      vacation_description: 'Late breakfast, shade, music after midnight.',
      budget: '900',
      duration_days: 7,
      number_of_people: 2,
      accommodation_type: 'apartment',
      special_requests: 'A dog',
      currency: 'EUR',
      language: 'en',
      status: 'pending',
      estimated_cost: null,
      planned_itinerary: null,
      admin_notes: null,
      submitted_at: '2026-08-21T09:42:00.000Z',
      quoted_at: null,
      quote_answer: null,
      quote_answered_at: null,
      client_message: null,
      version: 1,
    });
    expect((await read('/AbCdEfGhJkLmNpQr')).status).toBe(404);
  });
});

describe('a step', () => {
  test('goes the way of the graph from wish to completed, with its letters and its log', async () => {
    const { id } = await aWish(house.db);
    const planning = await step(id, { status: 'planning', admin_notes: 'Started planning process', version: 1 });
    expect(planning.body).toMatchObject({ status: 'planning', admin_notes: 'Started planning process', version: 2 });
    const quoted = await step(id, { status: 'quoted', ...quote });
    expect(quoted.body).toMatchObject({
      status: 'quoted',
      estimated_cost: '880.50',
      planned_itinerary: quote.planned_itinerary,
      admin_notes: 'Started planning process',
      quoted_at: '2026-08-21T18:00:00.000Z',
    });
    expect((await step(id, { status: 'confirmed' })).body.status).toBe('confirmed');
    expect((await step(id, { status: 'completed' })).body).toMatchObject({ status: 'completed', version: 5 });
    expect((await letters()).map(({ letter }) => letter)).toEqual(['holidayConfirmed', 'holidayQuoted']);
    const agreed = { days: 7, people: 2, cost: '880.50', itinerary: quote.planned_itinerary, hasPage: true };
    expect((await letters())[0]?.values).toEqual({ name: 'Marta Ferrer', ...agreed });
    expect((await audited()).toSorted()).toEqual(['quote', 'status', 'status', 'status']);
  });

  test.each([
    ['pending', ['pending', 'confirmed', 'completed']],
    ['planning', ['pending', 'planning', 'completed']],
    ['quoted', ['pending', 'planning', 'quoted', 'completed']],
    ['confirmed', ['pending', 'planning', 'quoted', 'confirmed']],
    ['completed', ['pending', 'planning', 'quoted', 'confirmed', 'completed']],
  ] as const)('from %s is refused to %j', async (status, closed) => {
    const { id } = await aWish(house.db, { status });
    for (const to of closed) {
      const reply = await step(id, { status: to, ...quote });
      expect([to, reply.status, reply.body.code]).toEqual([to, 409, 'invalid_transition']);
    }
    expect((await read(`/${id}`)).body).toMatchObject({ status, version: 1 });
    expect(await letters()).toEqual([]);
  });

  test('to a quote needs cost and itinerary, and changes nothing without them', async () => {
    const { id } = await aWish(house.db);
    const paths = ({ body }: { body: { errors: { path: string }[] } }) => body.errors.map(({ path }) => path);
    const bare = await step(id, { status: 'quoted' });
    expect([bare.status, paths(bare)]).toEqual([422, ['estimated_cost', 'planned_itinerary']]);
    const words = await step(id, { status: 'quoted', ...quote, estimated_cost: 'about 900' });
    expect([words.status, paths(words)]).toEqual([422, ['estimated_cost']]);
    expect((await read(`/${id}`)).body).toMatchObject({ status: 'pending', version: 1, quoted_at: null });
    expect(await letters()).toEqual([]);
  });

  test('of the second of two admins is refused, and overwrites nothing', async () => {
    const { id } = await aWish(house.db);
    await step(id, { status: 'planning', admin_notes: 'Mine', version: 1 });
    const late = await step(id, { status: 'quoted', ...quote, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict']);
    expect((await read(`/${id}`)).body).toMatchObject({
      status: 'planning',
      admin_notes: 'Mine',
      estimated_cost: null,
    });
  });

  test('is noted on when all is confirmed, by who saw it last', async () => {
    const { id } = await aWish(house.db, { status: 'confirmed', adminNotes: 'Ask Toni.' });
    const note = (body: object, as = admin) =>
      house.call('PUT', `/api/holiday-requests/${id}/notes`, { as, body: { version: 1, ...body } });
    const { body } = await note({ admin_notes: 'Half paid by transfer.' });
    expect(body).toMatchObject({ status: 'confirmed', admin_notes: 'Half paid by transfer.', version: 2 });
    expect((await note({ admin_notes: 'Mine.' })).body.code).toBe('edit_conflict');
    expect((await note({ admin_notes: '', version: 2 })).body.admin_notes).toBeNull();
    expect(await audited()).toEqual(['update', 'update']);
    expect(await letters()).toEqual([]);
  });

  test('is for admins, on something that is there', async () => {
    const { id } = await aWish(house.db);
    expect((await step(id, { status: 'planning' }, await house.signedInAs('business'))).status).toBe(403);
    expect((await step('AbCdEfGhJkLmNpQr', { status: 'planning' })).status).toBe(404);
    expect((await read(`/${id}`)).body.status).toBe('pending');
  });
});

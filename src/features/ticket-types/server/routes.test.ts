/** Ticket types: made, seen, changed, ordered, ended and copied (decision 0175). Told at the HTTP door. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import type { EventRow } from '#features/events/server/table.ts';
import { aTeamMember } from '#features/teams/server/factory.ts';
import { maxTypes } from '../rules.ts';
import { ticketTypes } from './table.ts';

const house = aTestHouse();
let [owner, other, ana]: Member[] = [];
let event: EventRow;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  other = await house.signedInAs('business');
  ana = await house.signedInAs();
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  event = await anEvent(house.db, { ownerId: owner?.id ?? null, priceCents: 2000, capacity: 50 });
});

const early = { name: { en: 'Early bird', es: 'Anticipada' }, price: '15.00' };
const make = (over: object = {}, as = owner, of = event) =>
  house.call('POST', `/api/events/${of.id}/ticket-types`, { as, body: { ...early, ...over } });
const change = (id: string, over: object, as = owner) =>
  house.call('PUT', `/api/ticket-types/${id}`, { as, body: { ...early, ...over } });
const end = (id: string, as = owner) => house.call('DELETE', `/api/ticket-types/${id}`, { as });
const order = (ids: readonly string[], as = owner) =>
  house.call('PUT', `/api/events/${event.id}/ticket-types/order`, { as, body: { ids } });
const own = async (as = owner) => house.call('GET', `/api/admin/events/${event.id}/ticket-types`, { as });
const shown = async (language = 'en', of = event) =>
  (await house.call('GET', `/api/events/${of.id}/ticket-types?lang=${language}`)).body;

describe('making one', () => {
  test('says what it costs, how many there are and on which days; everybody sees it in their language', async () => {
    const days = { soldFrom: '2026-07-20', soldUntil: '2026-08-10' };
    const made = await make({ description: { en: 'In by midnight' }, limit: 5, ...days });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: early.name,
        description: { en: 'In by midnight' },
        price: '15.00',
        ...days,
        limit: 5,
        each: null,
        taken: 0,
        state: 'open',
        sold: 0,
        paid: '0',
        peopleWaiting: 0,
        placesWanted: 0,
        version: 1,
      },
    ]);
    const seen = { id: made.body.id, price: '15.00', ...days, each: null, state: 'open' };
    expect(await shown()).toEqual({
      regular: null,
      regularSale: { soldFrom: null, soldUntil: null, each: null, state: 'open' },
      types: [{ ...seen, name: 'Early bird', description: 'In by midnight' }],
    });
    expect((await shown('es')).types).toEqual([
      { ...seen, name: 'Anticipada', description: 'In by midnight', foreign: { description: 'en' } },
    ]);
    const log = await house.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'ticket_types'), eq(auditEntries.entityId, made.body.id)));
    expect(log).toMatchObject([{ action: 'create', title: 'Early bird' }]);
  });

  test('refuses what is none: less than a bank takes, no place, days that end before they begin, no name', async () => {
    for (const wrong of [
      { price: '0' },
      { price: '0.49' },
      { limit: 0 },
      { soldFrom: '2026-08-10', soldUntil: '2026-08-09' },
      { name: {} },
      { name: { en: 'VIP, call 612 345 678' } },
      { description: { es: 'Reserva en https://otra.example/vip' } },
    ])
      expect(refusalOf(await make(wrong))).toEqual([422, 'validation']);
    expect((await make({ soldFrom: '2026-08-10', soldUntil: '2026-08-10' })).status).toBe(201);
  });

  test('needs a regular ticket with a price beside it', async () => {
    for (const priceCents of [0, null]) {
      await house.db.update(events).set({ priceCents }).where(eq(events.id, event.id));
      expect(refusalOf(await make())).toEqual([422, 'not_for_sale']);
    }
  });

  test(`makes ${maxTypes} at most; what ended makes way`, async () => {
    const made = [];
    for (let count = 0; count < maxTypes; count += 1) made.push((await make()).body.id);
    expect(refusalOf(await make())).toEqual([409, 'conflict']);
    await end(made[0]);
    expect((await make()).status).toBe(201);
    expect((await shown()).types).toHaveLength(maxTypes);
  });

  test('is for whoever’s event it is, their editors and the desk', async () => {
    const editor = await house.signedInAs();
    const door = await house.signedInAs();
    await aTeamMember(house.db, { ownerId: owner?.id ?? '', memberId: editor.id, role: 'editor' });
    await aTeamMember(house.db, { ownerId: owner?.id ?? '', memberId: door.id, role: 'door' });
    const { id } = (await make()).body;
    for (const as of [other, ana, door])
      for (const call of [make({}, as), change(id, {}, as), end(id, as), order([id], as), own(as)])
        expect([403, 404]).toContain((await call).status);
    const admin = await house.signedInAs('admin');
    expect((await change(id, { price: '16' }, admin)).body).toMatchObject({ price: '16.00', version: 2 });
  });
});

describe('changing one', () => {
  test('is seen at once, names who changed it, and refuses who saw another one', async () => {
    const { id } = (await make()).body;
    expect((await change(id, { price: '17.50', version: 1 })).body).toMatchObject({ price: '17.50', version: 2 });
    expect((await shown()).types).toMatchObject([{ price: '17.50' }]);
    expect(refusalOf(await change(id, { price: '18', version: 1 }))).toEqual([409, 'edit_conflict']);
  });

  test('can’t take places away that are taken', async () => {
    const { id } = (await make({ limit: 5 })).body;
    await house.db.update(ticketTypes).set({ taken: 3 }).where(eq(ticketTypes.id, id));
    expect(refusalOf(await change(id, { limit: 2 }))).toEqual([422, 'validation']);
    expect((await change(id, { limit: 3 })).body.state).toBe('soldOut');
    expect((await shown()).types).toMatchObject([{ state: 'soldOut' }]);
    expect((await change(id, { limit: null })).body).toMatchObject({ state: 'open', taken: 3 });
  });

  test('what is kept of it is dropped when its last place goes and when one comes back', async () => {
    const { id } = (await make({ limit: 1 })).body;
    expect((await shown()).types).toMatchObject([{ state: 'open' }]);
    await house.db.update(ticketTypes).set({ taken: 1 }).where(eq(ticketTypes.id, id));
    await expect.poll(async () => (await shown()).types[0].state).toBe('soldOut');
    await house.db.update(ticketTypes).set({ taken: 0 }).where(eq(ticketTypes.id, id));
    await expect.poll(async () => (await shown()).types[0].state).toBe('open');
  });

  test('ends it once: nobody sees it any more, and its owner sees it last', async () => {
    const [first, second] = [(await make()).body.id, (await make({ name: { en: 'VIP' } })).body.id];
    expect((await end(first)).body.state).toBe('ended');
    expect(refusalOf(await end(first))).toEqual([409, 'invalid_transition']);
    expect(refusalOf(await change(first, {}))).toEqual([409, 'invalid_transition']);
    expect((await shown()).types.map(({ id }: { id: string }) => id)).toEqual([second]);
    expect((await own()).body.types.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  });

  test('orders those that are not ended, each named once', async () => {
    const [one, two, gone] = [(await make()).body.id, (await make()).body.id, (await make()).body.id];
    await end(gone);
    expect((await order([two, one])).body.types.map(({ id }: { id: string }) => id)).toEqual([two, one, gone]);
    expect((await shown()).types.map(({ id }: { id: string }) => id)).toEqual([two, one]);
    for (const wrong of [[one], [one, one], [one, two, gone], [one, 'nothing1']])
      expect(refusalOf(await order(wrong))).toEqual([409, 'edit_conflict']);
  });
});

test('the regular ticket has a name where its organiser gives it one', async () => {
  const call = (name: object) =>
    house.call('PUT', `/api/events/${event.id}/regular-ticket`, { as: owner, body: { name } });
  expect((await call({ en: 'General', es: 'General' })).body.regular).toMatchObject({ price: '20.00' });
  expect((await shown('es')).regular).toBe('General');
  await call({});
  expect((await shown()).regular).toBe(null);
});

test('a draft’s types are nobody’s, and those of an event without a price are not shown', async () => {
  await make();
  await house.db.update(events).set({ priceCents: 0 }).where(eq(events.id, event.id));
  expect((await shown()).types).toEqual([]);
  await house.db.update(events).set({ status: 'draft' }).where(eq(events.id, event.id));
  expect(refusalOf(await house.call('GET', `/api/events/${event.id}/ticket-types`))).toEqual([404, 'not_found']);
});

test('a copy of an event has its types without their days, and none of them is taken', async () => {
  const { id } = (await make({ limit: 5, soldUntil: '2026-08-10' })).body;
  await end((await make({ name: { en: 'Over' } })).body.id);
  await house.db.update(ticketTypes).set({ taken: 3 }).where(eq(ticketTypes.id, id));
  const copy = await house.call('POST', `/api/events/${event.id}/copies`, { as: owner });
  expect(copy.status).toBe(201);
  const { types } = (await house.call('GET', `/api/admin/events/${copy.body.id}/ticket-types`, { as: owner })).body;
  expect(types).toMatchObject([{ name: early.name, price: '15.00', limit: 5, taken: 0, soldUntil: null }]);
});

test('the nights of a series have them too, with their days as far before each', async () => {
  await make({ soldFrom: '2026-08-02', soldUntil: '2026-08-10' });
  const first = new Date(`${event.date}T00:00:00Z`);
  const date = new Date(first.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  const series = await house.call('POST', `/api/events/${event.id}/series`, { as: owner, body: { dates: [date] } });
  const { id } = series.body.nights.find((night: { date: string }) => night.date === date);
  const { types } = (await house.call('GET', `/api/admin/events/${id}/ticket-types`, { as: owner })).body;
  expect(types).toMatchObject([{ name: early.name, soldFrom: '2026-08-09', soldUntil: '2026-08-17' }]);
});

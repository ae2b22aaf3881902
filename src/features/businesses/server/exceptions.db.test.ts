/** Dates on which a place opens otherwise, and "closed today", at their doors. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from './factory.ts';
import { businesses } from './table.ts';
import { businessInput, readBusinessRecord } from './service.ts';

const house = aTestHouse();
let owner: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});
beforeEach(() => house.db.delete(businesses));

const night = { from: '2026-12-24', until: '2026-12-24', spans: [{ opens: '12:00', closes: '18:00' }] };
const everyDay = [0, 1, 2, 3, 4, 5, 6];

async function aPlace(over: Parameters<typeof aBusiness>[1] = {}) {
  const place = await aBusiness(house.db, { ownerId: owner.id, ...over });
  const path = `/api/businesses/${place.id}`;
  const say = (body: unknown, as: Member = owner) => house.call('PUT', `${path}/today`, { as, body });
  const shown = async (language = 'en') => (await house.call('GET', `${path}?lang=${language}`)).body;
  const save = (openingExceptions: unknown, over: object = {}) =>
    house.call('PUT', path, { as: owner, body: { ...businessInput(place), openingExceptions, ...over } });
  return { ...place, path, say, shown, save };
}

describe('what an owner saves', () => {
  test('is public at once, its note in the reader’s language', async () => {
    const place = await aPlace();
    const note = { en: 'Christmas Eve', es: 'Nochebuena' };
    const saved = await place.save([{ ...night, note }]);
    expect([saved.status, saved.body.waits]).toEqual([200, []]);
    expect((await place.shown()).openingExceptions).toEqual([{ ...night, days: everyDay, note: note.en }]);
    expect((await place.shown('es')).openingExceptions[0].note).toBe(note.es);
  });

  test('waits where its note brings a link', async () => {
    const place = await aPlace();
    const saved = await place.save([{ ...night, note: { en: 'See casino-bonus.example' } }]);
    expect(saved.body.waits).toEqual(['openingExceptions']);
    expect((await place.shown()).openingExceptions).toEqual([]);
  });

  test.each([
    ['until', { from: '2026-12-24', until: '2026-12-23' }],
    ['until', { from: '2026-12-24', until: '2027-12-26' }],
    ['from', { from: '2026-02-29', until: '2026-03-01' }],
    ['spans', { ...night, spans: Array.from({ length: 3 }, () => night.spans[0]) }],
    ['spans.0.closes', { ...night, spans: [{ opens: '12:00', closes: '24:00' }] }],
    ['days', { ...night, days: [] }],
    ['days.0', { ...night, days: [7] }],
    ['note', { ...night, note: 'x'.repeat(121) }],
  ])('is refused for its %s, and nothing changes', async (path, exception) => {
    const place = await aPlace();
    const refused = await place.save([exception]);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, `openingExceptions.0.${path}`]);
    expect((await place.shown()).openingExceptions).toEqual([]);
  });

  test('is of forty exceptions at most', async () => {
    const place = await aPlace();
    const refused = await place.save(Array.from({ length: 41 }, () => night));
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'openingExceptions']);
  });
});

describe('closed today', () => {
  const closed = { state: 'closed' };

  test('is said and taken back by its owner', async () => {
    const place = await aPlace();
    expect((await place.say(closed)).body.openingExceptions).toHaveLength(1);
    const [said] = (await place.shown()).openingExceptions;
    expect([said.from === said.until, said.spans, said.note]).toEqual([true, [], '']);
    expect((await place.say({ state: 'usual' })).body.openingExceptions).toEqual([]);
    expect((await place.shown()).openingExceptions).toEqual([]);
    expect((await place.say({ state: 'usual' })).body.code).toBe('invalid_transition');
  });

  test('is said by the desk, not by another business or a traveller, who see no such place of theirs', async () => {
    const place = await aPlace();
    const [desk, other, traveller] = [
      await house.signedInAs('admin'),
      await house.signedInAs('business'),
      await house.signedInAs('traveller'),
    ];
    expect((await place.say(closed, other)).body.code).toBe('not_found');
    expect((await place.say(closed, traveller)).body.code).toBe('forbidden');
    expect((await place.shown()).openingExceptions).toEqual([]);
    expect((await place.say(closed, desk)).status).toBe(200);
  });

  test('leaves what waits for the desk waiting', async () => {
    const place = await aPlace();
    expect((await place.save([], { name: 'Another Name' })).body.waits).toEqual(['name']);
    const reply = await place.say(closed);
    expect(reply.body.change).toMatchObject({ status: 'pending' });
    const record = await readBusinessRecord(house.db, place.id, { id: owner.id, role: 'business' });
    expect([record.name, record.openingExceptions.length]).toEqual(['La Sal', 1]);
  });

  test('makes a form that was open before it say so instead of taking it back', async () => {
    const place = await aPlace();
    await place.say(closed);
    const late = await place.save([], { version: place.version });
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict']);
  });

  test('said twice at once is said once, so that one press takes it back', async () => {
    const place = await aPlace();
    const replies = await Promise.all([place.say(closed), place.say(closed)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await place.shown()).openingExceptions).toHaveLength(1);
  });

  test.each([
    [{ state: 'open' }, 'state'],
    [{ state: 'late' }, 'closes'],
    [{ state: 'late', closes: '25:00' }, 'closes'],
    [{ state: 'closed', closes: '04:00' }, 'closes'],
    [{}, 'state'],
  ])('refuses %o', async (body, path) => {
    const place = await aPlace();
    const refused = await place.say(body);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, path]);
  });
});

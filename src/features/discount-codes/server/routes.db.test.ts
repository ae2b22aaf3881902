/** Codes for tickets: made, seen, tried and ended (decision 0163). Sentences told at the HTTP door, on both engines. */
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
import { teamMembers } from '#features/teams/server/table.ts';
import { maxCodes } from '../rules.ts';
import { discountCodes } from './table.ts';

const house = aTestHouse();
let [owner, other, ana]: Member[] = [];
let event: EventRow;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  other = await house.signedInAs('business');
});
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  ana = await house.signedInAs();
  event = await anEvent(house.db, { ownerId: owner?.id ?? null });
});

const sol20 = { word: 'SOL20', unit: 'percent', value: '20' };
const make = (over: object = {}, as = owner, of = event) =>
  house.call('POST', `/api/events/${of.id}/discount-codes`, { as, body: { ...sol20, ...over } });
const list = async (as = owner) => (await house.call('GET', `/api/events/${event.id}/discount-codes`, { as })).body;
const end = (id: string, as = owner) => house.call('DELETE', `/api/discount-codes/${id}`, { as });
const attempt = (code: string, as = ana, address?: string, of = event) =>
  house.call('GET', `/api/events/${of.id}/discount?code=${encodeURIComponent(code)}`, {
    as,
    ...(address !== undefined && { address }),
  });

describe('making one', () => {
  test('says what it takes off, for how many and until when; a share or an amount', async () => {
    const share = await make({ word: ' sól 20 ', limit: 50, until: '2026-08-20' });
    expect([share.status, share.body]).toEqual([
      201,
      {
        id: expect.any(String),
        word: 'SOL20',
        goodFor: 'event',
        percent: 20,
        amount: null,
        limit: 50,
        until: '2026-08-20',
        state: 'open',
        uses: 0,
        sold: 0,
        paid: '0',
        createdAt: house.time.now.toISOString(),
      },
    ]);
    house.time.now = new Date('2026-08-01T10:01:00Z');
    expect((await make({ word: 'LESS5', unit: 'euro', value: '5' })).body).toMatchObject({
      percent: null,
      amount: '5.00',
      limit: null,
    });
    expect((await list()).map(({ word }: { word: string }) => word)).toEqual(['LESS5', 'SOL20']);
  });

  test('without a word the house makes one, another each time', async () => {
    const words = [(await make({ word: '' })).body.word, (await make({ word: '  ' })).body.word];
    expect(words).toEqual([expect.stringMatching(/^[A-Z0-9]{8}$/), expect.stringMatching(/^[A-Z0-9]{8}$/)]);
    expect(words[0]).not.toBe(words[1]);
  });

  test.each([
    ['word', { word: 'SOL' }],
    ['word', { word: 'SOL€20' }],
    ['value', { value: '0' }],
    ['value', { value: '101' }],
    ['value', { value: '12.50' }],
    ['value', { unit: 'euro', value: '0' }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 1001 }],
    ['until', { until: '2026-02-30' }],
  ])('refuses at its field a wrong %s: %o', async (path, over) => {
    const { status, body } = await make(over);
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'validation', path]);
    expect(await list()).toEqual([]);
  });

  test('two at once with one word: one is made; the word is free again when that has ended', async () => {
    const both = await Promise.all([make(), make({ word: 'sol 20' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await make()).body.errors).toEqual([{ path: 'word', message: 'Is taken' }]);
    const [{ id }] = await list();
    expect((await end(id)).body.state).toBe('ended');
    expect(refusalOf(await end(id))).toEqual([409, 'invalid_transition']);
    expect((await make({ value: '30' })).status).toBe(201);
    expect((await attempt('sol20')).body).toMatchObject({ word: 'SOL20', percent: 30 });
    // The same word at another event is another code.
    expect((await make({}, owner, await anEvent(house.db, { ownerId: owner?.id ?? null }))).status).toBe(201);
  });

  test('an event has so many at most', async () => {
    const row = (place: number) => ({
      id: `code${place}`,
      eventId: event.id,
      word: `WORD${place}`,
      percent: 5,
      createdAt: house.time.now,
    });
    await house.db.insert(discountCodes).values(Array.from({ length: maxCodes }, (_, place) => row(place)));
    expect(refusalOf(await make())).toEqual([409, 'conflict']);
    await house.db.delete(discountCodes);
  });

  test('is written into the log, and so is its end', async () => {
    const { id } = (await make()).body;
    await end(id);
    const log = await house.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'discount_codes'), eq(auditEntries.entityId, id)))
      .orderBy(auditEntries.written);
    expect(log.map(({ action, title, actorId }) => [action, title, actorId])).toEqual([
      ['create', 'SOL20', owner?.id],
      ['update', 'SOL20', owner?.id],
    ]);
  });
});

describe('whose they are', () => {
  test('an event’s owner, the desk and an editor of the team have them; nobody else knows of any', async () => {
    const { id } = (await make()).body;
    for (const as of [other, ana]) {
      const path = `/api/events/${event.id}/discount-codes`;
      const refused = [await house.call('GET', path, { as }), await make({ word: 'MINE' }, as), await end(id, as)];
      expect(refused.map(({ status }) => status)).toEqual(as === other ? [404, 404, 404] : [403, 403, 403]);
    }
    const desk = await house.signedInAs('admin');
    expect(await list(desk)).toHaveLength(1);
    expect((await make({ word: 'DESK' }, desk)).status).toBe(201);
    const page = await house.call('GET', `/api/events/${event.id}`);
    expect(JSON.stringify(page.body)).not.toContain('SOL20');
  });

  test.each([
    ['editor', 200],
    ['door', 403],
    ['finance', 403],
  ] as const)('of a team the %s: %i', async (role, status) => {
    const worker = await house.signedInAs();
    await aTeamMember(house.db, { ownerId: owner?.id ?? '', memberId: worker.id, role }, house.time.now);
    expect((await house.call('GET', `/api/events/${event.id}/discount-codes`, { as: worker })).status).toBe(status);
    await house.db.delete(teamMembers);
  });
});

describe('trying one', () => {
  test('tells a member what it takes off, and a visitor nothing', async () => {
    const { id } = (await make({ limit: 5 })).body;
    for (const typed of ['SOL20', 'sol20', ' s-ó-l 20'])
      expect((await attempt(typed)).body).toEqual({ id, word: 'SOL20', percent: 20, amount: null });
    const visitor = await house.call('GET', `/api/events/${event.id}/discount?code=SOL20`);
    expect(refusalOf(visitor)).toEqual([401, 'unauthenticated']);
  });

  test('says of each that is not good why: none, another event’s, ended, past its day, used up', async () => {
    const foreign = await anEvent(house.db, { ownerId: owner?.id ?? null });
    await make({ word: 'FOREIGN' }, owner, foreign);
    for (const typed of ['NONE', 'FOREIGN', '%', 'ñ'.repeat(60)])
      expect(refusalOf(await attempt(typed))).toEqual([404, 'code_unknown']);
    const { id } = (await make({ word: 'ENDED' })).body;
    await end(id);
    await make({ word: 'PAST', until: '2026-08-01' });
    expect((await attempt('PAST')).status).toBe(200);
    house.time.now = new Date('2026-08-01T22:00:00Z');
    for (const typed of ['ENDED', 'PAST']) expect(refusalOf(await attempt(typed))).toEqual([410, 'code_ended']);
    await make({ word: 'USED', limit: 1 });
    await house.db.update(discountCodes).set({ uses: 1 }).where(eq(discountCodes.word, 'USED'));
    expect(refusalOf(await attempt('USED'))).toEqual([409, 'code_used_up']);
    await house.db.update(events).set({ status: 'draft' }).where(eq(events.id, event.id));
    expect(refusalOf(await attempt('USED'))).toEqual([404, 'not_found']);
  });

  test('twenty wrong words of a member an hour, whatever their address; right ones are not counted', async () => {
    await make();
    for (let count = 0; count < 30; count += 1) expect((await attempt('SOL20')).status).toBe(200);
    for (let count = 0; count < 20; count += 1) expect((await attempt(`WRONG${count}`)).status).toBe(404);
    const refused = await attempt('SOL20');
    expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await attempt('SOL20', await house.signedInAs())).status).toBe(200);
    house.time.now = new Date('2026-08-01T11:01:00Z');
    expect((await attempt('SOL20')).status).toBe(200);
  });

  test('sixty of a household, whoever they are', async () => {
    await make();
    for (let count = 0; count < 60; count += 1) {
      if (count % 15 === 0) ana = await house.signedInAs();
      expect((await attempt(`WRONG${count}`, ana, '203.0.113.9')).status).toBe(404);
    }
    ana = await house.signedInAs();
    expect((await attempt('SOL20', ana, '203.0.113.9')).status).toBe(429);
    expect((await attempt('SOL20', ana, '198.51.100.7')).status).toBe(200);
  });
});

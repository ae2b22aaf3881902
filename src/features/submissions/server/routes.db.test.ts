import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { seedOf } from '#market/posters/poster.ts';
import { aSubmission } from './factory.ts';
import { submissions } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [submissions, events, mails, auditEntries]) await house.db.delete(table);
});

const read = (path: string) => house.call('GET', `/api/submissions${path}`, { as: admin });
const decide = (id: string, body: object, as = admin) =>
  house.call('PATCH', `/api/submissions/${id}/status`, { as, body });
const titles = (body: { title: string }[]) => body.map(({ title }) => title);
const letters = () => house.db.select().from(mails);

describe('proposing', () => {
  test('stores the proposal and writes to its sender, in the language they wrote in', async () => {
    const body = {
      type: 'event',
      title: 'Noche de espuma',
      description: 'Espuma desde medianoche.',
      category: 'party',
      location: 'Casco Antiguo',
      address: 'Calle Mallorca 4',
      contact_email: 'hola@sala9.example',
      contact_phone: '',
      price: '',
    };
    const { status } = await house.call('POST', '/api/submissions?lang=es', { body });
    expect(status).toBe(201);
    expect(await letters()).toMatchObject([
      {
        letter: 'submissionReceived',
        language: 'es',
        recipient: 'hola@sala9.example',
        values: { title: 'Noche de espuma' },
      },
    ]);
    const { body: list } = await read('');
    expect(list).toMatchObject([{ ...body, contact_phone: null, price: null, currency: 'EUR', status: 'pending' }]);
  });
});

describe('the desk’s list', () => {
  test('is newest first, filtered, searched and counted', async () => {
    await aSubmission(house.db, { title: 'Older', submittedAt: new Date('2026-08-20T23:00:00Z') });
    await aSubmission(house.db, { title: 'Newer' });
    await aSubmission(house.db, { title: 'Bar Neptuno', type: 'business', category: 'bar', status: 'rejected' });
    const all = await read('?sort=title');
    expect([titles(all.body), all.headers.get('x-total-count')]).toEqual([['Bar Neptuno', 'Newer', 'Older'], '3']);
    // Hours are promised for these: the longest waiting comes first.
    expect(titles((await read('?status=pending')).body)).toEqual(['Older', 'Newer']);
    expect(titles((await read('?type=business')).body)).toEqual(['Bar Neptuno']);
    expect(titles((await read('?q=nEPtúno')).body)).toEqual(['Bar Neptuno']);
    const { submissions: counts } = (await house.call('GET', '/api/desk-counts', { as: admin })).body;
    expect(counts).toEqual({ pending: 2, approved: 0, rejected: 1, oldestPending: '2026-08-20T23:00:00.000Z' });
  });

  test('tells everything of one, and 404 of none', async () => {
    const row = await aSubmission(house.db);
    expect((await read(`/${row.id}`)).body).toEqual({
      id: row.id,
      type: 'event',
      title: 'Foam night at Sala 9',
      description: 'Foam from midnight.',
      category: 'party',
      location: 'Old Town',
      address: 'Calle Mallorca 4',
      contact_email: 'hola@sala9.example',
      contact_phone: '600 123 456',
      price: '12.00',
      currency: 'EUR',
      details: {},
      proposer: null,
      language: 'en',
      status: 'pending',
      admin_notes: null,
      submitted_at: '2026-08-21T09:42:00.000Z',
      decided_at: null,
      poster: { motif: 'foam', seed: seedOf(row.id) },
      listing_id: null,
      version: 1,
    });
    expect((await read('/AbCdEfGhJkLmNpQr')).status).toBe(404);
    expect((await decide('AbCdEfGhJkLmNpQr', { status: 'approved' })).status).toBe(404);
  });
});

describe('deciding', () => {
  test('approves once: the listing is public, the sender knows, the log tells who', async () => {
    const { id } = await aSubmission(house.db);
    const listing = { date: '2026-08-22', time: '23:30', capacity: 300, organizer: 'Sala 9', duration: '5 hours' };
    const reply = await decide(id, { status: 'approved', admin_notes: 'Welcome', version: 1, listing });
    expect([reply.status, reply.body]).toEqual([
      200,
      expect.objectContaining({ status: 'approved', admin_notes: 'Welcome', version: 2 }),
    ]);
    const { body: list } = await house.call('GET', '/api/events');
    expect(list).toMatchObject([
      { id: reply.body.listing_id, title: 'Foam night at Sala 9', price: '12.00', date: '2026-08-22', time: '23:30' },
    ]);
    expect(await letters()).toMatchObject([
      {
        letter: 'submissionDecided',
        recipient: 'hola@sala9.example',
        values: {
          title: 'Foam night at Sala 9',
          decision: 'approved',
          reason: 'Welcome',
          path: `/events/${reply.body.listing_id}`,
        },
      },
    ]);
    expect(await house.db.select().from(auditEntries)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'approve',
          entity: 'submissions',
          entityId: id,
          actorId: admin.id,
          before: expect.objectContaining({ status: 'pending' }),
          after: expect.objectContaining({ status: 'approved' }),
        }),
      ]),
    );

    for (const status of ['rejected', 'approved', 'pending']) {
      const second = await decide(id, { status });
      expect([second.status, second.body.code]).toEqual([409, 'invalid_transition']);
    }
    expect(await house.db.select().from(events)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  test('rejects with a reason, and publishes nothing', async () => {
    const { id } = await aSubmission(house.db, { language: 'es' });
    const { body } = await decide(id, { status: 'rejected', admin_notes: 'Ya está publicada.' });
    expect(body).toMatchObject({ status: 'rejected', listing_id: null, admin_notes: 'Ya está publicada.' });
    expect(body.decided_at).toBe('2026-08-21T18:00:00.000Z');
    expect(await house.db.select().from(events)).toEqual([]);
    const values = { decision: 'rejected', reason: 'Ya está publicada.', path: null };
    expect(await letters()).toMatchObject([{ language: 'es', values }]);
    expect((await house.db.select().from(auditEntries)).map(({ action }) => action)).toEqual(['reject']);
  });

  test('tells the second of two admins, and overwrites nothing', async () => {
    const { id } = await aSubmission(house.db);
    const both = await Promise.all([
      decide(id, { status: 'approved', version: 1 }),
      decide(id, { status: 'rejected', version: 1 }, await house.signedInAs('admin')),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(({ body }) => body.code).filter(Boolean)).toEqual(['edit_conflict']);
    expect(await letters()).toHaveLength(1);
  });

  test('does not publish when what was added is wrong: nothing has changed then', async () => {
    const { id } = await aSubmission(house.db, { priceCents: null });
    const refused = async (listing: object) => {
      const { status, body } = await decide(id, { status: 'approved', listing });
      return [status, body.errors.map(({ path }: { path: string }) => path)];
    };
    expect(await refused({ price: '12,50' })).toEqual([422, ['listing.price']]);
    expect(await refused({ price: '0', salary: '900' })).toEqual([422, ['listing.salary']]);
    expect(await refused({ price: '0', category: 'villa' })).toEqual([422, ['listing.category']]);
    expect(await refused({ price: '0', date: '2026-02-31' })).toEqual([422, ['listing.date']]);
    expect((await decide(id, { status: 'rejected', listing: {} })).status).toBe(422);
    expect((await read(`/${id}`)).body).toMatchObject({ status: 'pending', version: 1 });
    expect(await house.db.select().from(events)).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  test('is for admins', async () => {
    const { id } = await aSubmission(house.db);
    for (const role of ['traveller', 'business'] as const)
      expect((await decide(id, { status: 'approved' }, await house.signedInAs(role))).status).toBe(403);
    expect((await read(`/${id}`)).body.status).toBe('pending');
  });
});

describe('likely duplicates', () => {
  test('are listings and waiting submissions of the type with nearly that title, the likeliest first', async () => {
    const row = await aSubmission(house.db, { title: 'Foam Night, Sala 9' });
    const twin = await aSubmission(house.db, { title: 'Foam night at the Sala 9' });
    await aSubmission(house.db, { title: 'Foam night, Sala 9', status: 'rejected' });
    await aSubmission(house.db, { title: 'Foam night, Sala 9', type: 'business', category: 'club' });
    const party = await anEvent(house.db, { title: { en: 'Foam night Sala 9', es: 'Noche de espuma' } });
    await anEvent(house.db, { title: { en: 'Foam night Sala 9' }, status: 'draft' });
    await anEvent(house.db, { title: { en: 'Paella by the sea' }, address: row.address });
    const near = await anEvent(house.db, { title: { en: 'Sala 9 foam' }, address: 'calle mallorca 4' });
    const { body } = await read(`/${row.id}/duplicates`);
    expect(body.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
      ['listing', party.id],
      ['submission', twin.id],
      ['listing', near.id],
    ]);
    expect(body[0]).toMatchObject({ title: 'Foam night Sala 9', location: 'Sky terrace', score: 1 });
  });

  test('are none where nothing is alike, and five at most', async () => {
    const { id } = await aSubmission(house.db, { title: 'Quartet on the Balcón', address: 'Balcón' });
    await anEvent(house.db);
    expect((await read(`/${id}/duplicates`)).body).toEqual([]);
    for (let n = 0; n < 7; n += 1) await anEvent(house.db, { title: { es: 'Quartet on the Balcon' } });
    expect((await read(`/${id}/duplicates`)).body).toHaveLength(5);
  });
});

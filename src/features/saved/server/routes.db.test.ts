import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { eventPlaces, events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { maxSaved } from '../rules.ts';
import type { SavedItem } from '../rules.ts';
import { savedListings } from './table.ts';

const house = aTestHouse();
let member: Member;
beforeEach(async () => {
  member = await house.signedInAs();
});

const put = (type: string, id: string, as = member) => house.call('PUT', `/api/saved/${type}/${id}`, { as });
const forget = (type: string, id: string) => house.call('DELETE', `/api/saved/${type}/${id}`, { as: member });
const merge = (items: readonly SavedItem[], as = member) =>
  house.call('POST', '/api/saved/merge', { as, body: { items } });
const list = async (query = '', as = member) => (await house.call('GET', `/api/saved${query}`, { as })).body;
const namesOf = (body: { listing: { title?: string; name?: string } }[]) =>
  body.map(({ listing }) => listing.title ?? listing.name);
const savedItem = (id: string, savedAt = '2026-08-20T10:00:00.000Z', type: SavedItem['type'] = 'event') => ({
  type,
  id,
  savedAt,
});
const later = (minutes: number) => (house.time.now = new Date(Date.UTC(2026, 7, 21, 18, minutes)));

/** Fills a member's list with so many events, the first at noon and each a minute later. */
async function fill(count: number): Promise<string[]> {
  const { id: _, ...one } = await anEvent(house.db);
  const ids = Array.from({ length: count }, newId);
  await house.db.insert(events).values(ids.map((id) => ({ ...one, id })));
  await house.db.insert(savedListings).values(
    ids.map((listingId, minute) => ({
      userId: member.id,
      type: 'event' as const,
      listingId,
      savedAt: new Date(Date.UTC(2026, 7, 1, 12, minute)),
    })),
  );
  return ids;
}

describe('what a member keeps', () => {
  test('is listed newest first, all four kinds, in the language asked for', async () => {
    const event = await anEvent(house.db, { title: { en: 'Party', es: 'Fiesta' } });
    const rental = await aRental(house.db, { title: { en: 'Flat', es: 'Piso' } });
    const business = await aBusiness(house.db, { name: 'Casa Nómada' });
    const job = await aJob(house.db, { title: { en: 'Waiter', es: 'Camarero' } });
    const wishes = { event, rental, business, job };
    for (const [minute, [type, { id }]] of Object.entries(wishes).entries()) {
      later(minute);
      const reply = await put(type, id);
      expect([reply.status, reply.body]).toEqual([200, { type, id, savedAt: house.time.now.toISOString() }]);
    }
    expect(namesOf(await list('?lang=en'))).toEqual(['Waiter', 'Casa Nómada', 'Flat', 'Party']);
    expect(namesOf(await list('?lang=es'))).toEqual(['Camarero', 'Casa Nómada', 'Piso', 'Fiesta']);
    expect(await list('', await house.signedInAs())).toEqual([]);
  });

  test('is kept once however often it is asked, since the first time', async () => {
    const { id } = await anEvent(house.db);
    const first = await put('event', id);
    later(5);
    expect((await put('event', id)).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  test('goes when it is let go, and letting go twice is no fault', async () => {
    const { id } = await anEvent(house.db);
    await put('event', id);
    for (const reply of [await forget('event', id), await forget('event', id)])
      expect([reply.status, reply.body]).toEqual([200, { deleted: true }]);
    expect(await list()).toEqual([]);
  });

  test('stays with its state when it is past, sold out or closed, and is left out while it is withdrawn', async () => {
    const past = await anEvent(house.db, { title: { en: 'past' }, date: '2026-08-22' });
    const full = await anEvent(house.db, { title: { en: 'full' } });
    const closed = await aJob(house.db, { title: { en: 'closed' }, listedUntil: new Date('2026-08-24T18:00:00Z') });
    const gone = await anEvent(house.db, { title: { en: 'gone' } });
    for (const [minute, { id }] of [past, full, gone].entries()) {
      later(minute);
      await put('event', id);
    }
    await put('job', closed.id);
    await house.db.update(eventPlaces).set({ taken: 100 });
    house.time.now = new Date('2026-08-25T18:00:00Z');
    const admin = await house.signedInAs('admin');
    expect((await house.call('DELETE', `/api/events/${gone.id}`, { as: admin })).status).toBe(200);
    const body = await list();
    expect(new Set(namesOf(body))).toEqual(new Set(['closed', 'full', 'past']));
    const soldOut = body.find(({ listing }: { listing: { title: string } }) => listing.title === 'full');
    expect(soldOut.listing.soldOut).toBe(true);
    expect((await merge([])).body).toHaveLength(3);
  });

  test('is nothing that is not published: unknown, withdrawn, draft, of another kind', async () => {
    const draft = await anEvent(house.db, { status: 'draft' });
    const withdrawn = await aRental(house.db, { status: 'withdrawn' });
    const event = await anEvent(house.db);
    const wrong = [
      ['event', draft.id],
      ['rental', withdrawn.id],
      ['rental', event.id],
      ['events', event.id],
      ['event', 'AbCdEfGhJkLmNpQr'],
    ] as const;
    for (const [type, id] of wrong) expect([(await put(type, id)).status, type]).toEqual([404, type]);
    expect(await list()).toEqual([]);
  });

  test('is at most two hundred things, also when two are asked for at once', async () => {
    const [first = ''] = await fill(maxSaved - 1);
    const more = [await anEvent(house.db), await anEvent(house.db), await anEvent(house.db)];
    const replies = await Promise.all(more.map(({ id }) => put('event', id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('too_many_saved');
    expect(await list()).toHaveLength(maxSaved);
    expect((await put('event', first)).status).toBe(200);
    await forget('event', first);
    const refused = more[replies.findIndex(({ status }) => status === 409)]?.id ?? '';
    expect((await put('event', refused)).status).toBe(200);
  });

  test('shows no owner’s phone or e-mail that the owner keeps back', async () => {
    const hidden = await aRental(house.db, { contactEmail: 'owner@casa.example', contactPhone: '+34600111222' });
    await put('rental', hidden.id);
    const replies = [
      await list(),
      (
        await house.call('POST', '/api/saved/listings', {
          body: { items: [savedItem(hidden.id, undefined, 'rental')] },
        })
      ).body,
    ];
    for (const body of replies) {
      expect(body).toHaveLength(1);
      expect(JSON.stringify(body)).not.toMatch(/owner@casa|600111222/);
    }
  });
});

describe('a device’s list', () => {
  test('joins the account’s, the earlier instant counting, however often it is sent', async () => {
    const both = await anEvent(house.db);
    const mine = await anEvent(house.db);
    const device = await anEvent(house.db);
    await put('event', both.id);
    later(1);
    await put('event', mine.id);
    const items = [savedItem(both.id, '2026-08-19T10:00:00.000Z'), savedItem(device.id, '2026-08-20T10:00:00.000Z')];
    const expected = [
      savedItem(mine.id, '2026-08-21T18:01:00.000Z'),
      savedItem(device.id, '2026-08-20T10:00:00.000Z'),
      savedItem(both.id, '2026-08-19T10:00:00.000Z'),
    ];
    expect((await merge(items)).body).toEqual(expected);
    expect((await merge(items.map((item) => ({ ...item, savedAt: house.time.now.toISOString() })))).body).toEqual(
      expected,
    );
    expect((await merge([])).body).toEqual(expected);
  });

  test('brings only what is public, once, and nothing from the future', async () => {
    const event = await anEvent(house.db);
    const draft = await aJob(house.db, { status: 'draft' });
    const { body } = await merge([
      savedItem(event.id, '2027-01-01T00:00:00.000Z'),
      savedItem(event.id, '2030-01-01T00:00:00.000Z'),
      savedItem('AbCdEfGhJkLmNpQr'),
      savedItem(draft.id, undefined, 'job'),
      savedItem(event.id, undefined, 'business'),
    ]);
    expect(body).toEqual([savedItem(event.id, house.time.now.toISOString())]);
    const old = await anEvent(house.db);
    expect((await merge([savedItem(old.id, '0000-01-01T00:00:00.000Z')])).body[1].savedAt).toBe(
      '2020-01-01T00:00:00.000Z',
    );
  });

  test('fills the room that is left with its newest, and drops nothing that was there', async () => {
    const own = await fill(maxSaved - 2);
    const older = await anEvent(house.db);
    const newer = await anEvent(house.db);
    const newest = await anEvent(house.db);
    const { body } = await merge([
      savedItem(older.id, '2026-08-18T10:00:00.000Z'),
      savedItem(newest.id, '2026-08-20T10:00:00.000Z'),
      savedItem(newer.id, '2026-08-19T10:00:00.000Z'),
      savedItem(own[0] ?? ''),
    ]);
    expect(body).toHaveLength(maxSaved);
    expect(body.slice(0, 2).map(({ id }: SavedItem) => id)).toEqual([newest.id, newer.id]);
    expect(body.map(({ id }: SavedItem) => id)).toEqual(expect.arrayContaining(own));
  });

  test('sent by two devices at once ends in one list that holds both', async () => {
    const one = await anEvent(house.db);
    const two = await anEvent(house.db);
    await Promise.all([merge([savedItem(one.id)]), merge([savedItem(two.id)]), merge([savedItem(one.id)])]);
    expect((await merge([])).body.map(({ id }: SavedItem) => id).toSorted()).toEqual([one.id, two.id].toSorted());
  });

  test('is refused when it is too long or names a kind that does not exist', async () => {
    const { id } = await anEvent(house.db);
    const tooLong = await merge(Array.from({ length: maxSaved + 1 }, () => savedItem(id)));
    expect([tooLong.status, tooLong.body.errors[0].path]).toEqual([422, 'items']);
    const strange = await house.call('POST', '/api/saved/merge', {
      as: member,
      body: { items: [{ ...savedItem(id), type: 'events' }] },
    });
    expect([strange.status, strange.body.errors[0].path]).toEqual([422, 'items.0.type']);
  });

  test('shows its listings without an account, newest first, in the language asked for', async () => {
    const one = await anEvent(house.db, { title: { en: 'Party', es: 'Fiesta' } });
    const two = await aJob(house.db, { title: { en: 'Waiter', es: 'Camarero' } });
    const draft = await anEvent(house.db, { status: 'draft' });
    const items = [savedItem(one.id), savedItem(two.id, '2026-08-20T11:00:00.000Z', 'job'), savedItem(draft.id)];
    const { status, body } = await house.call('POST', '/api/saved/listings?lang=es', { body: { items } });
    expect([status, namesOf(body)]).toEqual([200, ['Camarero', 'Fiesta']]);
  });
});

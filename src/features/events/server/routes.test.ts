import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from './factory.ts';
import { events } from './table.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(events);
});

const titles = (body: { title: string }[]) => body.map((event) => event.title);
const wish = {
  title: { en: 'Paella and parasols', es: 'Paella y sombrillas' },
  description: 'Rice for two hundred.',
  category: 'beach',
  price: '12.5',
  location: 'Playa de Levante',
  address: 'By the third shower',
  date: '2026-08-22',
  time: '13:00',
  duration: { en: '5 hours', es: '5 horas' },
  organizer: 'Arroz y Mar',
};

describe('the list', () => {
  test('is ordered by start, shows no past, no draft and nothing undated', async () => {
    await anEvent(house.db, { title: { en: 'later' }, date: '2026-08-23' });
    await anEvent(house.db, { title: { en: 'tonight' } });
    await anEvent(house.db, { title: { en: 'past' }, date: '2026-08-20' });
    await anEvent(house.db, { title: { en: 'draft' }, status: 'draft' });
    await anEvent(house.db, { title: { en: 'undated' }, date: null });
    const { status, body } = await house.call('GET', '/api/events');
    expect(status).toBe(200);
    expect(titles(body)).toEqual(['tonight', 'later']);
  });

  test('keeps Friday’s party until six on Saturday morning', async () => {
    await anEvent(house.db, { title: { en: 'Friday 23:00' }, time: '23:00' });
    house.time.now = new Date('2026-08-21T23:30:00Z');
    expect(titles((await house.call('GET', '/api/events')).body)).toEqual(['Friday 23:00']);
    house.time.now = new Date('2026-08-22T04:01:00Z');
    expect(titles((await house.call('GET', '/api/events')).body)).toEqual([]);
  });

  test('lets go at once of what has taken the hours it says, and keeps what says none', async () => {
    const [en, es] = ['3 hours', '3 horas'];
    await anEvent(house.db, { title: { en: 'early' }, time: '18:30', duration: { en, es } });
    await anEvent(house.db, { title: { en: 'open end' }, time: '18:30', duration: { en: 'Until late' } });
    await anEvent(house.db, { title: { en: 'late' }, time: '23:00' });
    house.time.now = new Date('2026-08-21T19:29:59Z');
    expect(titles((await house.call('GET', '/api/events')).body).toSorted()).toEqual(['early', 'late', 'open end']);
    house.time.now = new Date('2026-08-21T19:30:00Z');
    await house.db.update(events).set({ performer: 'Dos Olas' });
    expect(titles((await house.call('GET', '/api/events')).body)).toEqual(['open end', 'late']);
  });

  test('speaks the language asked for and falls back to the other', async () => {
    await anEvent(house.db, { title: { en: 'Sun', es: 'Sol' } });
    await anEvent(house.db, { title: { en: 'English only' }, time: '23:00' });
    expect(titles((await house.call('GET', '/api/events?lang=es')).body)).toEqual(['Sol', 'English only']);
    const spanish = await house.call('GET', '/api/events', { headers: { 'accept-language': 'es-ES,es;q=0.9' } });
    expect(titles(spanish.body)).toEqual(['Sol', 'English only']);
    expect(spanish.headers.get('content-language')).toBe('es');
  });

  test('filters, and pages with a Link to the next', async () => {
    for (const [i, hour] of ['20', '21', '22'].entries())
      await anEvent(house.db, {
        title: { en: `n${i}` },
        time: `${hour}:00`,
        featured: i !== 1,
        category: i === 2 ? 'club' : 'party',
      });
    expect(titles((await house.call('GET', '/api/events?featured=true')).body)).toEqual(['n0', 'n2']);
    expect(titles((await house.call('GET', '/api/events?category=club')).body)).toEqual(['n2']);
    const first = await house.call('GET', '/api/events?limit=2');
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(titles(first.body)).toEqual(['n0', 'n1']);
    const second = await house.call('GET', next);
    expect(titles(second.body)).toEqual(['n2']);
    expect(second.headers.get('link')).toBeNull();
  });

  test.each(['[1e308,"a"]', '[-1e15,"a"]', '[0.5,"a"]', '[1]', 'null'])(
    'refuses the invented cursor %s',
    async (cursor) => {
      const after = Buffer.from(cursor).toString('base64url');
      const reply = await house.call('GET', `/api/events?after=${after}`);
      expect([reply.status, reply.body.errors?.[0].path]).toEqual([422, 'after']);
    },
  );

  test('answers 304 to a known ETag, and a write shows in the next read', async () => {
    const row = await anEvent(house.db);
    const first = await house.call('GET', '/api/events');
    const etag = first.headers.get('etag') ?? '';
    expect((await house.call('GET', '/api/events', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const admin = await house.signedInAs('admin');
    await house.call('PUT', `/api/events/${row.id}`, {
      as: admin,
      body: { ...wish, title: 'Renamed', date: '2026-08-21', time: '23:00' },
    });
    const after = await house.call('GET', '/api/events', { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    expect(titles(after.body)).toEqual(['Renamed']);
  });
});

describe('an admin', () => {
  test('creates, changes and removes an event', async () => {
    const admin = await house.signedInAs('admin');
    const created = await house.call('POST', '/api/events', { as: admin, body: wish });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      title: 'Paella and parasols',
      price: '12.50',
      currency: 'EUR',
      soldOut: false,
      featured: false,
    });
    const path = `/api/events/${created.body.id}`;
    expect((await house.call('GET', `${path}?lang=es`)).body.title).toBe('Paella y sombrillas');
    expect((await house.call('PUT', path, { as: admin, body: { ...wish, price: '0' } })).body.price).toBe('0');
    expect((await house.call('DELETE', path, { as: admin })).body).toEqual({ deleted: true });
    expect((await house.call('GET', path)).status).toBe(404);
    expect((await house.call('DELETE', path, { as: admin })).status).toBe(404);
  });

  test('cannot shrink an event below the tickets taken', async () => {
    const admin = await house.signedInAs('admin');
    const row = await anEvent(house.db, { placesTaken: 30 });
    const reply = await house.call('PUT', `/api/events/${row.id}`, { as: admin, body: { ...wish, capacity: 29 } });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'capacity', message: 'Is less than the tickets already taken' }]);
  });

  test('hears at once that another capacity has sold an event out or opened it again', async () => {
    const admin = await house.signedInAs('admin');
    const { id } = await anEvent(house.db, { placesTaken: 30 });
    const put = async (capacity: number) =>
      (await house.call('PUT', `/api/events/${id}`, { as: admin, body: { ...wish, capacity } })).body.soldOut;
    expect([await put(30), await put(31)]).toEqual([true, false]);
  });
});

describe('an event with places taken', () => {
  const remove = async (id: string) =>
    house.call('DELETE', `/api/events/${id}`, { as: await house.signedInAs('admin') });

  test('is not deleted while its night is to come, and the desk hears how many places there are', async () => {
    const { id } = await anEvent(house.db, { placesTaken: 3 });
    const refused = await remove(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'has_bookings']);
    expect(refused.body.detail).toContain('3 places');
    expect((await house.call('GET', `/api/events/${id}`)).status).toBe(200);
    house.time.now = new Date('2026-08-22T04:01:00Z');
    expect((await remove(id)).status).toBe(200);
  });

  test('is not deleted while undated, and does not become a draft', async () => {
    const undated = await anEvent(house.db, { placesTaken: 1, date: null });
    expect((await remove(undated.id)).body.detail).toContain('One place');
    const kept = await anEvent(house.db, { placesTaken: 1 });
    const admin = await house.signedInAs('admin');
    const put = (body: object) =>
      house.call('PUT', `/api/events/${kept.id}`, { as: admin, body: { ...wish, ...body } });
    expect((await put({ status: 'draft' })).body.code).toBe('has_bookings');
    house.time.now = new Date('2026-08-22T05:00:00Z');
    expect((await put({ status: 'draft' })).body.code).toBe('validation');
    const { date, time, location, address } = kept;
    expect((await put({ status: 'draft', date, time, location, address })).status).toBe(200);
  });
});

test('a gap in the price may stay one, be filled and never comes with a new event', async () => {
  const admin = await house.signedInAs('admin');
  const { id } = await anEvent(house.db, { priceCents: null });
  const path = `/api/events/${id}`;
  expect((await house.call('GET', path)).body.price).toBeNull();
  expect((await house.call('GET', '/api/events')).body).toMatchObject([{ id, price: null }]);
  const put = (price: string | null) => house.call('PUT', path, { as: admin, body: { ...wish, price } });
  expect((await put(null)).body.price).toBeNull();
  expect((await house.call('GET', `/api/admin/events/${id}`, { as: admin })).body).toMatchObject({ price: null });
  expect((await put('8')).body.price).toBe('8.00');
  const { price: _, ...unpriced } = wish;
  for (const body of [{ ...wish, price: null }, unpriced]) {
    const refused = await house.call('POST', '/api/events', { as: admin, body });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'price']);
  }
});

test('the desk sorts events by date and price, what has none last when turned round', async () => {
  const admin = await house.signedInAs('admin');
  await anEvent(house.db, { title: { en: 'late' }, date: '2026-08-25', priceCents: 0 });
  await anEvent(house.db, { title: { en: 'undated' }, date: null, priceCents: 500 });
  await anEvent(house.db, { title: { en: 'soon' }, date: '2026-08-22', priceCents: 9900 });
  await anEvent(house.db, { title: { en: 'unpriced' }, date: '2026-08-26', priceCents: null });
  const by = async (sort: string) => {
    const { body } = await house.call('GET', `/api/admin/events?sort=${sort}`, { as: admin });
    return body.map((event: { title: { en: string } }) => event.title.en);
  };
  expect(await by('date')).toEqual(['soon', 'late', 'unpriced', 'undated']);
  expect(await by('-date')).toEqual(['unpriced', 'late', 'soon', 'undated']);
  expect(await by('price')).toEqual(['late', 'undated', 'soon', 'unpriced']);
  expect(await by('-price')).toEqual(['soon', 'undated', 'late', 'unpriced']);
});

test('unknown fields are refused, not dropped', async () => {
  const admin = await house.signedInAs('admin');
  const reply = await house.call('POST', '/api/events', { as: admin, body: { ...wish, placesTaken: 5 } });
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual([{ path: 'placesTaken', message: 'Is not known here' }]);
});

test('an event that was called off is not written again: 409, and nothing of it changes', async () => {
  const admin = await house.signedInAs('admin');
  const { id } = await anEvent(house.db, { date: '2026-08-22' });
  expect((await house.call('POST', `/api/events/${id}/cancellation`, { as: admin, body: {} })).status).toBe(200);
  const before = await house.db.select().from(events).where(eq(events.id, id));
  const body = { ...wish, status: 'published' };
  const reply = await house.call('PUT', `/api/events/${id}`, { as: admin, body });
  expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
  expect(await house.db.select().from(events).where(eq(events.id, id))).toEqual(before);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { newId } from '#kit/server/ids.ts';
import { Business, BusinessDetail } from '../contract.ts';
import { aBusiness } from './factory.ts';
import { businesses } from './table.ts';

let house: TestHouse;
let admin: Member;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.signedInAs('admin');
});
afterAll(() => house.close());
beforeEach(() => house.db.delete(businesses));

const names = (body: { name: string }[]) => body.map((place) => place.name);
const descriptions = (body: { description: string }[]) => body.map((place) => place.description);
const named = (name: string, over: Partial<typeof businesses.$inferInsert> = {}) =>
  aBusiness(house.db, { name, ...over });
const wish = {
  name: 'Mirador Nueve',
  description: { en: 'Rice with a view.', es: 'Arroz con vistas.' },
  category: 'restaurant',
  location: 'Rincón de Loix',
  address: 'Avenida de Madrid 9',
  phone: '+34600555222',
  email: 'Hola@Mirador.example',
  website: 'https://mirador.example/carta',
  openingHours: [{ days: [4, 5], opens: '20:00', closes: '04:00' }],
  priceRange: '€€€',
};

describe('the list', () => {
  test('puts the featured first, then the best rated, and the unrated last', async () => {
    await named('unrated');
    await named('good', { rating: 4.1 });
    await named('featured, unrated', { featured: true });
    await named('best', { rating: 5 });
    await named('featured, good', { featured: true, rating: 4.1 });
    const { status, body } = await house.call('GET', '/api/businesses');
    expect(status).toBe(200);
    expect(names(body)).toEqual(['featured, good', 'featured, unrated', 'best', 'good', 'unrated']);
  });

  test('shows neither drafts nor what was withdrawn', async () => {
    await named('published');
    await named('draft', { status: 'draft' });
    await named('withdrawn', { status: 'withdrawn' });
    expect(names((await house.call('GET', '/api/businesses')).body)).toEqual(['published']);
  });

  test('filters by category and by being featured or not', async () => {
    await named('bar', { category: 'bar', featured: true, rating: 3 });
    await named('club', { category: 'club', rating: 2 });
    await named('hotel', { category: 'hotel', featured: true, rating: 1 });
    const listed = async (query: string) => names((await house.call('GET', `/api/businesses?${query}`)).body);
    expect(await listed('category=bar')).toEqual(['bar']);
    expect(await listed('featured=true')).toEqual(['bar', 'hotel']);
    expect(await listed('featured=false')).toEqual(['club']);
    expect(await listed('featured=true&category=hotel')).toEqual(['hotel']);
    expect(await listed('category=tour')).toEqual([]);
  });

  test('pages to the end through its Links, each place once, also where ratings tie', async () => {
    for (const rating of [4.7, 4.7, 4.7, 4.3, 4.3, null, null])
      await aBusiness(house.db, { rating, featured: rating === 4.3 });
    await aBusiness(house.db, { category: 'club' });
    const whole = (await house.call('GET', '/api/businesses?category=bar')).body;
    const pages = await house.pagesOf('/api/businesses?category=bar&limit=2');
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(whole).toHaveLength(7);
    expect(pages.flat()).toEqual(whole);
  });

  test('keeps the language of the first page on every following one', async () => {
    await aBusiness(house.db, { description: { en: 'Sun', es: 'Sol' }, rating: 2 });
    await aBusiness(house.db, { description: { en: 'Moon', es: 'Luna' }, rating: 1 });
    expect((await house.pagesOf('/api/businesses?lang=es&limit=1')).map(descriptions)).toEqual([['Sol'], ['Luna']]);
  });

  test('speaks the language asked for and falls back to the other', async () => {
    await aBusiness(house.db, { description: { en: 'Bakery', es: 'Panadería' }, rating: 3 });
    await aBusiness(house.db, { description: { en: 'English only' }, rating: 2 });
    await aBusiness(house.db, { description: { es: 'Solo español' }, rating: 1 });
    const read = async (query: string) => descriptions((await house.call('GET', `/api/businesses${query}`)).body);
    expect(await read('?lang=es')).toEqual(['Panadería', 'English only', 'Solo español']);
    expect(await read('?lang=en')).toEqual(['Bakery', 'English only', 'Solo español']);
    const spanish = await house.call('GET', '/api/businesses', { headers: { 'accept-language': 'es-ES,es;q=0.9' } });
    expect(descriptions(spanish.body)[0]).toBe('Panadería');
    expect(spanish.headers.get('content-language')).toBe('es');
  });

  test.each(['limit=0', 'limit=201', 'limit=two', 'category=castle', 'featured=1', 'sort=price', 'after=x'])(
    'refuses %s',
    async (query) => {
      const reply = await house.call('GET', `/api/businesses?${query}`);
      expect([reply.status, reply.body.code]).toEqual([422, 'validation']);
      expect(reply.body.errors[0].path).toBe(query.split('=')[0]);
    },
  );

  test.each(['[1e999,"a"]', '[1,"a",1]', '["1","a"]', '[1,""]', '[1,"\\u0000"]', '[1]', 'null', '{}', '['])(
    'refuses the invented cursor %s',
    async (cursor) => {
      const after = Buffer.from(cursor).toString('base64url');
      const reply = await house.call('GET', `/api/businesses?after=${after}`);
      expect([reply.status, reply.body.errors?.[0].path]).toEqual([422, 'after']);
    },
  );
});

describe('one place', () => {
  test('is read in the language asked for', async () => {
    const { id } = await aBusiness(house.db, { description: { en: 'Bakery', es: 'Panadería' } });
    expect((await house.call('GET', `/api/businesses/${id}?lang=es`)).body.description).toBe('Panadería');
    expect((await house.call('GET', `/api/businesses/${id}`)).body.description).toBe('Bakery');
  });

  test('is absent when it is a draft, withdrawn, or never was', async () => {
    const hidden = [await aBusiness(house.db, { status: 'draft' }), await aBusiness(house.db, { status: 'withdrawn' })];
    for (const id of [...hidden.map((row) => row.id), newId()]) {
      const reply = await house.call('GET', `/api/businesses/${id}`);
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    }
  });
});

test('no reply holds the owner’s id, or any other column that was not promised', async () => {
  const { id } = await aBusiness(house.db, { ownerId: 'SecretOwnerId123' });
  const { waits, ...saved } = (await house.call('PUT', `/api/businesses/${id}`, { as: admin, body: wish })).body;
  expect(waits).toEqual([]);
  const replies = [
    [Business, (await house.call('GET', '/api/businesses')).body[0]],
    [BusinessDetail, (await house.call('GET', `/api/businesses/${id}`)).body],
    [Business, saved],
    [Business, (await house.call('POST', '/api/businesses', { as: admin, body: wish })).body],
  ] as const;
  for (const [{ shape }, reply] of replies) {
    // All of it is written in the language that is asked for.
    const { foreign: _foreign, ...promised } = shape;
    expect(Object.keys(reply).toSorted()).toEqual(Object.keys(promised).toSorted());
    expect(JSON.stringify(reply)).not.toContain('SecretOwnerId123');
  }
});

describe('an admin', () => {
  test('creates, changes and removes a place, and each next read shows it', async () => {
    const created = await house.call('POST', '/api/businesses', { as: admin, body: wish });
    expect(created.status).toBe(201);
    const { description: _, ...same } = wish;
    expect(created.body).toMatchObject({ ...same, email: 'hola@mirador.example', rating: null, images: [] });
    const path = `/api/businesses/${created.body.id}`;
    expect((await house.call('GET', `${path}?lang=es`)).body.description).toBe('Arroz con vistas.');
    expect(names((await house.call('GET', '/api/businesses')).body)).toEqual(['Mirador Nueve']);

    const changed = await house.call('PUT', path, { as: admin, body: { ...wish, name: 'Mirador Diez' } });
    expect(changed.body).toMatchObject({ id: created.body.id, name: 'Mirador Diez' });
    expect(names((await house.call('GET', '/api/businesses')).body)).toEqual(['Mirador Diez']);

    expect((await house.call('DELETE', path, { as: admin })).body).toEqual({ deleted: true });
    expect((await house.call('GET', '/api/businesses')).body).toEqual([]);
    expect((await house.call('GET', path)).status).toBe(404);
  });

  test('gets 404 for what never was, and for deleting what is deleted', async () => {
    const { id } = await aBusiness(house.db, { status: 'withdrawn' });
    const never = `/api/businesses/${newId()}`;
    expect((await house.call('PUT', never, { as: admin, body: wish })).status).toBe(404);
    for (const path of [`/api/businesses/${id}`, never])
      expect((await house.call('DELETE', path, { as: admin })).status).toBe(404);
  });

  test('need not say what has a usual answer', async () => {
    const { category: _, priceRange: __, website: ___, openingHours: ____, ...short } = wish;
    const { body } = await house.call('POST', '/api/businesses', { as: admin, body: short });
    expect(body).toMatchObject({
      category: 'restaurant',
      priceRange: '€€',
      openingHours: [],
      featured: false,
      website: null,
      imageUrl: null,
      longitude: null,
    });
  });

  test.each([
    ['priceRange', '$$'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://me:secret@mirador.example'],
    ['openingHours.0.opens', [{ days: [0], opens: '24:00', closes: '04:00' }]],
    ['openingHours.0.days.0', [{ days: [7], opens: '20:00', closes: '04:00' }]],
    ['openingHours.0.days', [{ days: [], opens: '20:00', closes: '04:00' }]],
    ['longitude', -181],
    ['name', '   '],
    ['rating', 5],
    ['status', 'withdrawn'],
    ['photos', null],
    ['ownerId', 'me'],
  ])('is told that %s may not be %j, and nothing changes', async (path, value) => {
    const row = await named('as it was');
    const body = { ...wish, [path.split('.')[0] ?? '']: value };
    for (const reply of [
      await house.call('POST', '/api/businesses', { as: admin, body }),
      await house.call('PUT', `/api/businesses/${row.id}`, { as: admin, body }),
    ]) {
      expect(reply.status).toBe(422);
      expect(reply.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    }
    expect(names((await house.call('GET', '/api/businesses')).body)).toEqual(['as it was']);
  });
});

test('nobody but an admin writes what is not theirs; what a business adds is a draft', async () => {
  const { id } = await named('as it was');
  const callers = [
    { as: undefined, adds: 401, changes: 401 },
    { as: await house.signedInAs('traveller'), adds: 403, changes: 403 },
    { as: await house.signedInAs('business'), adds: 201, changes: 404 },
  ];
  for (const { as, adds, changes } of callers) {
    expect((await house.call('POST', '/api/businesses', { as, body: wish })).status).toBe(adds);
    expect((await house.call('PUT', `/api/businesses/${id}`, { as, body: wish })).status).toBe(changes);
    expect((await house.call('DELETE', `/api/businesses/${id}`, { as })).status).toBe(changes);
  }
  expect(names((await house.call('GET', '/api/businesses')).body)).toEqual(['as it was']);
});

test('the desk sorts places by name as people read it, and by rating, the unrated last', async () => {
  await named('Ábaco', { rating: 4 });
  await named('zarza');
  await named('Bar', { rating: 5 });
  const by = async (sort: string) =>
    names((await house.call('GET', `/api/admin/businesses?sort=${sort}`, { as: admin })).body);
  expect(await by('name')).toEqual(['Ábaco', 'Bar', 'zarza']);
  expect(await by('-rating')).toEqual(['Bar', 'Ábaco', 'zarza']);
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { Business, BusinessDetail } from '../contract.ts';
import { aBusiness } from './factory.ts';
import { businesses } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(() => house.db.delete(businesses));

const names = (body: { name: string }[]) => body.map((place) => place.name);
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

test('the desk sorts places by name as people read it, and by rating, the unrated last', async () => {
  await named('Ábaco', { rating: 4 });
  await named('zarza');
  await named('Bar', { rating: 5 });
  const by = async (sort: string) =>
    names((await house.call('GET', `/api/admin/businesses?sort=${sort}`, { as: admin })).body);
  expect(await by('name')).toEqual(['Ábaco', 'Bar', 'zarza']);
  expect(await by('-rating')).toEqual(['Bar', 'Ábaco', 'zarza']);
});

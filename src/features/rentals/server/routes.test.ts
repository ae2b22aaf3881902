import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { newId } from '#kit/server/ids.ts';
import { town } from '#market/town/town.ts';
import { Rental, RentalDetail } from '../contract.ts';
import { aRental } from './factory.ts';
import { rentals } from './table.ts';
import { aBoatToLet } from './testing.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(() => house.db.delete(rentals));

const titles = (body: { title: string }[]) => body.map((rental) => rental.title);
const named = (title: string, over: Partial<typeof rentals.$inferInsert> = {}) =>
  aRental(house.db, { title: { en: title }, ...over });

describe('the list', () => {
  test('puts the featured first, then the best rated, and the unrated last', async () => {
    await named('unrated');
    await named('good', { rating: 4.1 });
    await named('featured, unrated', { featured: true });
    await named('best', { rating: 5 });
    await named('featured, good', { featured: true, rating: 4.1 });
    const { status, body } = await house.call('GET', '/api/rentals');
    expect(status).toBe(200);
    expect(titles(body)).toEqual(['featured, good', 'featured, unrated', 'best', 'good', 'unrated']);
  });

  test('is 200 long unless told otherwise, and says where the rest is', async () => {
    const { id: _, ...row } = await aRental(house.db);
    await house.db.insert(rentals).values(Array.from({ length: 200 }, () => ({ ...row, id: newId() })));
    expect((await house.pagesOf('/api/rentals')).map((page) => page.length)).toEqual([200, 1]);
  });
});

test('no reply holds the owner’s phone, e-mail or id, or any other column that was not promised', async () => {
  const secrets = { contactPhone: '+34699000777', contactEmail: 'secret@owner.example', ownerId: 'SecretOwnerId123' };
  const { id } = await aRental(house.db, secrets);
  const body = { ...aBoatToLet, contactPhone: secrets.contactPhone, contactEmail: secrets.contactEmail };
  const { waits, ...saved } = (await house.call('PUT', `/api/rentals/${id}`, { as: admin, body })).body;
  expect(waits).toEqual([]);
  const replies = [
    [Rental, (await house.call('GET', '/api/rentals')).body[0]],
    [RentalDetail, (await house.call('GET', `/api/rentals/${id}`)).body],
    [Rental, saved],
    [Rental, (await house.call('POST', '/api/rentals', { as: admin, body })).body],
  ] as const;
  for (const [{ shape }, reply] of replies) {
    // Only where who sells is not known and can't be paid, as with this owner, is there a word of it.
    const { sellerUnknown: _unknown, ownerUnpayable: _unpayable, foreign: _foreign, ...promised } = shape;
    const { sellerUnknown, ownerUnpayable, foreign, ...told } = reply;
    // All of it is written in the language that is asked for.
    expect(foreign).toBeUndefined();
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(promised).toSorted());
    expect([sellerUnknown, ownerUnpayable]).toEqual(reply.id === id ? [true, true] : [undefined, undefined]);
    for (const secret of Object.values(secrets)) expect(JSON.stringify(reply)).not.toContain(secret);
  }
});

describe('an admin', () => {
  test('creates, changes and removes a rental, and each next read shows it', async () => {
    const created = await house.call('POST', '/api/rentals', { as: admin, body: aBoatToLet });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ title: 'Sailing boat for eight', price: '80.50', rating: null, images: [] });
    const path = `/api/rentals/${created.body.id}`;
    expect((await house.call('GET', `${path}?lang=es`)).body.title).toBe('Velero para ocho');
    expect(titles((await house.call('GET', '/api/rentals')).body)).toEqual(['Sailing boat for eight']);

    const changed = await house.call('PUT', path, { as: admin, body: { ...aBoatToLet, title: 'Dinghy', price: '0' } });
    expect(changed.body).toMatchObject({ id: created.body.id, title: 'Dinghy', price: '0' });
    expect(titles((await house.call('GET', '/api/rentals')).body)).toEqual(['Dinghy']);

    expect((await house.call('DELETE', path, { as: admin })).body).toEqual({ deleted: true });
    expect((await house.call('GET', '/api/rentals')).body).toEqual([]);
    expect((await house.call('GET', path)).status).toBe(404);
  });

  test('need not say what has a usual answer', async () => {
    const { category: _, priceUnit: __, capacity: ___, amenities: ____, address: _____, ...short } = aBoatToLet;
    const { body } = await house.call('POST', '/api/rentals', { as: admin, body: short });
    expect(body).toMatchObject({
      category: 'apartment',
      address: town.name,
      priceUnit: 'night',
      currency: 'EUR',
      capacity: 1,
      amenities: [],
      featured: false,
      imageUrl: null,
      latitude: null,
    });
  });

  test('names the rooms of a home, which nothing else keeps', async () => {
    const rooms = { bedrooms: 0, beds: 2, bathrooms: 1 };
    const none = { bedrooms: null, beds: null, bathrooms: null };
    const { body: home } = await house.call('POST', '/api/rentals', {
      as: admin,
      body: { ...aBoatToLet, category: 'apartment', ...rooms },
    });
    expect(home).toMatchObject(rooms);
    const path = `/api/rentals/${home.id}`;
    expect((await house.call('PUT', path, { as: admin, body: { ...aBoatToLet, ...rooms } })).body).toMatchObject(none);
    expect(
      (await house.call('PUT', path, { as: admin, body: { ...aBoatToLet, category: 'villa' } })).body,
    ).toMatchObject(none);
  });

  test.each([
    ['price', '12,50'],
    ['price', '-1'],
    ['beds', 0],
    ['bedrooms', 51],
    ['bathrooms', 1.5],
    ['capacity', 0],
    ['priceUnit', 'month'],
    ['contactEmail', 'nobody'],
    ['imageUrl', 'javascript:alert(1)'],
    ['latitude', 91],
    ['title', ''],
    ['rating', 5],
    ['status', 'withdrawn'],
    ['photos', null],
    ['ownerId', 'me'],
  ])('is told that %s may not be %j, and nothing changes', async (path, value) => {
    const row = await named('as it was');
    const body = { ...aBoatToLet, [path]: value };
    for (const reply of [
      await house.call('POST', '/api/rentals', { as: admin, body }),
      await house.call('PUT', `/api/rentals/${row.id}`, { as: admin, body }),
    ]) {
      expect(reply.status).toBe(422);
      expect(reply.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    }
    expect(titles((await house.call('GET', '/api/rentals')).body)).toEqual(['as it was']);
  });
});

test('the desk sorts rentals by price and rating, what has none last', async () => {
  await named('dear', { priceCents: 9900, rating: 4 });
  await named('unrated', { priceCents: 5000 });
  await named('unpriced', { priceCents: null, rating: 1 });
  await named('cheap', { priceCents: 100, rating: 5 });
  const by = async (sort: string) => {
    const { body } = await house.call('GET', `/api/admin/rentals?sort=${sort}`, { as: admin });
    return body.map((rental: { title: { en: string } }) => rental.title.en);
  };
  expect(await by('price')).toEqual(['cheap', 'unrated', 'dear', 'unpriced']);
  expect(await by('-price')).toEqual(['dear', 'unrated', 'cheap', 'unpriced']);
  expect(await by('rating')).toEqual(['unpriced', 'dear', 'cheap', 'unrated']);
  expect(await by('-rating')).toEqual(['cheap', 'dear', 'unpriced', 'unrated']);
});

import { describe, expect, test } from 'vitest';
import { aTestHouse, usualNow } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { idOf } from '#kit/server/ids.ts';

const house = aTestHouse({ demoOf: usualNow });

const suggest = async (query: string, lang = 'en') =>
  (await house.call('GET', `/api/search/suggest?${new URLSearchParams({ query, lang })}`)).body;
const similar = async (type: string, id: string) =>
  (await house.call('GET', `/api/search/similar?type=${type}&id=${id}`)).body;

describe('suggestions', () => {
  test('wait for two letters and are at most eight', async () => {
    expect(await suggest('p')).toEqual([]);
    expect(await suggest(' ¿ ')).toEqual([]);
    expect((await suggest('pa')).length).toBeLessThanOrEqual(8);
  });

  test('are titles of which a word begins so, in the language asked for', async () => {
    expect(await suggest('moonr')).toContainEqual(
      expect.objectContaining({ kind: 'listing', type: 'events', title: 'Rooftop at Moonrise' }),
    );
    expect(await suggest('moonr', 'es')).toContainEqual(expect.objectContaining({ title: 'Azotea con luna' }));
    expect(await suggest('sunset re')).toContainEqual(expect.objectContaining({ title: 'Sunset Records' }));
  });

  test('are kinds of listing by any of their names, three at most', async () => {
    expect(await suggest('moto de')).toContainEqual({ kind: 'category', type: 'rentals', category: 'jetski' });
    const kinds = (await suggest('pa')).filter(({ kind }: { kind: string }) => kind === 'category');
    expect(kinds.length).toBeLessThanOrEqual(3);
  });

  test('correct a word that nothing begins with', async () => {
    expect(await suggest('restaurnat')).toContainEqual({ kind: 'words', text: 'restaurants' });
    expect(await suggest('socarart')).toContainEqual(expect.objectContaining({ title: 'El Socarrat Tranquilo' }));
    expect(await suggest('zzzzzz')).toEqual([]);
  });

  test.each([
    ['en', 'boat tr', 'boat trips'],
    ['en', 'harb', 'near the harbour'],
    ['en', 'near the h', 'near the harbour'],
    ['en', 'tonig', 'tonight'],
    ['en', 'satur', 'Saturday night'],
    ['en', 'techno sat', 'techno Saturday'],
    ['en', 'villas with a p', 'villas with a pool'],
    ['en', 'bars open n', 'bars open now'],
    ['es', 'musica en d', 'música en directo'],
    ['es', 'cerca del p', 'cerca del puerto'],
    ['es', 'esta no', 'esta noche'],
    ['es', 'sab', 'sábado noche'],
    ['es', 'fiestas este f', 'fiestas este fin de semana'],
    ['es', 'hoteles con pi', 'hoteles con piscina'],
    ['es', 'excursiones a la i', 'excursiones a la isla'],
  ])('are whole phrases (%s): %s is %s', async (lang, typed, text) => {
    expect(await suggest(typed, lang)).toContainEqual({ kind: 'words', text });
  });

  test('need the words', async () => {
    const reply = await house.call('GET', '/api/search/suggest');
    expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([422, 'query']);
  });
});

describe('similar listings', () => {
  test('are of the same kind, the same category first, never the listing itself', async () => {
    const id = idOf('rental:jetski-espuma-levante');
    const { rentals: found, events, jobs } = await similar('rentals', id);
    expect(found).toHaveLength(4);
    expect(found.map((one: { category: string }) => one.category)).toEqual(['jetski', 'jetski', 'jetski', 'jetski']);
    expect(found.map((one: { id: string }) => one.id)).not.toContain(id);
    expect([events, jobs]).toEqual([[], []]);
  });

  test('stand in for one that is past or withdrawn', async () => {
    const past = await anEvent(house.db, { date: '2026-08-01', category: 'concert' });
    const found = (await similar('events', past.id)).events;
    expect(found.map((one: { category: string }) => one.category)).toEqual([
      'concert',
      'concert',
      'concert',
      'concert',
    ]);
    await house.db.update(rentals).set({ status: 'withdrawn' });
    const gone = await similar('rentals', idOf('rental:jetski-espuma-levante'));
    expect(gone.rentals).toEqual([]);
  });

  test('of nothing are none; a type or id that is none is refused', async () => {
    expect(await similar('jobs', 'AbCdEfGhJkLmNpQr')).toEqual({
      events: [],
      rentals: [],
      businesses: [],
      jobs: [],
      atPlace: { place: null, events: [], jobs: [] },
    });
    expect((await house.call('GET', '/api/search/similar?type=hotels&id=AbCdEfGhJkLmNpQr')).status).toBe(422);
    expect((await house.call('GET', '/api/search/similar?type=jobs&id=..')).status).toBe(422);
  });
});

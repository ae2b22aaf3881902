/** Dates in search: several at once, and the one that is still to be announced. */
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';

const house = aTestHouse();
beforeEach(async () => {
  for (const table of [events, businesses]) await house.db.delete(table);
});

const find = async (query: Record<string, string>, path = '/api/search/advanced') =>
  (await house.call('GET', `${path}?${new URLSearchParams(query)}`)).body;
const titles = (list: { title?: string; name?: string }[]) => list.map(({ title, name }) => title ?? name);

describe('a date to be announced', () => {
  beforeEach(async () => {
    await anEvent(house.db, { title: { en: 'Undated sunset' }, date: null, time: null, priceCents: 100 });
    await anEvent(house.db, { title: { en: 'Sunset later' }, date: '2026-09-30', priceCents: 900, latitude: null });
    await anEvent(house.db, { title: { en: 'Sunset soon' }, date: '2026-08-22', priceCents: null, latitude: null });
  });

  test('is found last, whatever the order', async () => {
    const order = async (query: Record<string, string>, path?: string) => titles((await find(query, path)).events);
    const place = { lat: '38.53', lng: '-0.13' };
    for (const sort of ['relevance', 'date', 'price', '-price', 'distance'])
      expect([sort, (await order({ query: 'sunset', sort, ...place })).at(-1)]).toEqual([sort, 'Undated sunset']);
    expect(await order({ type: 'events' })).toEqual(['Sunset soon', 'Sunset later', 'Undated sunset']);
    expect(await order({ query: 'undated sunset' })).toEqual(['Undated sunset']);
    expect(await order({ date: '2026-08-22' })).toEqual(['Sunset soon']);
  });

  test('stands in no list: neither what is on, nor what is like another', async () => {
    const [listed, sitemap] = await Promise.all([house.call('GET', '/api/events'), house.call('GET', '/sitemap.xml')]);
    const [{ id, title } = { id: '', title: '' }] = (await find({ query: 'undated' })).events;
    expect([title, titles(listed.body)]).toEqual(['Undated sunset', ['Sunset soon', 'Sunset later']]);
    expect(JSON.stringify(sitemap)).not.toContain(id);
    const other = listed.body[0].id;
    expect(titles((await find({ type: 'events', id: other }, '/api/search/similar')).events)).toEqual(['Sunset later']);
  });
});

describe('several dates', () => {
  test('are any of their nights, and places open on one of their days', async () => {
    for (const date of ['2026-08-21', '2026-08-22', '2026-08-24'])
      await anEvent(house.db, { title: { en: date }, date });
    const openOn = (day: number) => [{ days: [day], opens: '20:00', closes: '02:00' }];
    await aBusiness(house.db, { name: 'Sunday', openingHours: openOn(6) });
    await aBusiness(house.db, { name: 'Tuesday', openingHours: openOn(1) });
    const weekend = await find({ date: '2026-08-21', until: '2026-08-23' });
    expect(titles(weekend.events)).toEqual(['2026-08-21', '2026-08-22']);
    expect(titles(weekend.businesses)).toEqual(['Sunday']);
    const either = await find({ date: '2026-08-22', also: '2026-08-24,2026-08-25' });
    expect(titles(either.events)).toEqual(['2026-08-22', '2026-08-24']);
    expect(titles(either.businesses)).toEqual(['Tuesday']);
  });

  test('are refused where they are before the first, or beside a last one', async () => {
    for (const query of [
      { date: '2026-08-22', also: '2026-08-21' },
      { date: '2026-08-22', until: '2026-08-23', also: '2026-08-24' },
      { also: '2026-08-24' },
    ]) {
      const { status } = await house.call('GET', `/api/search/advanced?${new URLSearchParams(query)}`);
      expect(status, JSON.stringify(query)).toBe(422);
    }
  });
});

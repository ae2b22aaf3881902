/** The nightlife clock in search: what is TONIGHT is found by its date and by the word, what is past is gone. */
import { serverKinds } from '#app/server/kinds.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf } from '#market/town/dates.ts';
import { search } from './service.ts';

const house = aTestHouse();

/** A Friday in August, and the nights on which summer time begins and ends. */
const nights = ['2026-08-21', '2026-03-28', '2026-10-24'];
const moments = [
  [0, '23:59', 0],
  [1, '00:01', 0],
  [1, '03:59', 0],
  [1, '05:59', 0],
  [1, '06:01', 1],
] as const;

describe.each(nights)('the night of %s', (night) => {
  beforeEach(async () => {
    await house.db.delete(events);
    const day = (days: number) => addDays(night, days);
    const duration = { en: 'till late', es: 'hasta tarde' };
    await anEvent(house.db, { title: { en: 'before' }, date: day(-1), time: '23:00', duration });
    await anEvent(house.db, { title: { en: 'early' }, date: night, time: '07:00', duration });
    await anEvent(house.db, { title: { en: 'late' }, date: night, time: '23:00', duration });
    await anEvent(house.db, { title: { en: 'after' }, date: day(1), time: '23:00', duration });
  });

  test.each(moments)('%d day later at %s it is night %d', async (days, time, nightsOn) => {
    const at = instantOf(addDays(night, days), time);
    const titles = async (query: { query?: string; date?: string }) =>
      (await search(house.db, serverKinds, query, 'en', at)).events.map(({ title }) => title);
    const isOver = nightsOn === 1;
    const tonight = isOver ? ['after'] : ['early', 'late'];
    expect(await titles({})).toEqual(isOver ? ['after'] : ['early', 'late', 'after']);
    expect(await titles({ query: 'tonight' })).toEqual(tonight);
    expect(await titles({ query: 'esta noche' })).toEqual(tonight);
    expect(await titles({ date: addDays(night, nightsOn) })).toEqual(tonight);
    expect(await titles({ date: addDays(night, -1) })).toEqual([]);
    const { facets } = await search(house.db, serverKinds, {}, 'en', at);
    expect(facets.date[0]).toMatchObject({ value: addDays(night, nightsOn), count: tonight.length });
  });

  test('what takes two nights is found on each, and counted on each', async () => {
    await house.db.delete(events);
    const duration = { en: '2 days', es: '2 días' };
    await anEvent(house.db, { title: { en: 'fair' }, date: night, time: '17:00', duration });
    await anEvent(house.db, { title: { en: 'party' }, date: addDays(night, 1), time: '23:00' });
    const titles = async (query: Parameters<typeof search>[2], at: Date) =>
      (await search(house.db, serverKinds, query, 'en', at)).events.map(({ title }) => title);
    const nightsOf = async (query: Parameters<typeof search>[2], at: Date) =>
      (await search(house.db, serverKinds, query, 'en', at)).facets.date.slice(0, 3).map(({ count }) => count);
    const before = instantOf(night, '12:00');
    expect(await titles({ query: 'tomorrow' }, before)).toEqual(['fair', 'party']);
    expect(await titles({ date: addDays(night, 1) }, before)).toEqual(['fair', 'party']);
    expect(await titles({ date: addDays(night, 2) }, before)).toEqual([]);
    for (const query of [{}, { type: 'events' as const, date: night }])
      expect(await nightsOf(query, before)).toEqual([1, 2, 0]);
    const second = instantOf(addDays(night, 1), '12:00');
    for (const query of [{}, { query: 'tonight' }, { query: 'fair party' }, { sort: 'price' as const }])
      expect((await titles(query, second)).toSorted()).toContain('fair');
    expect(await nightsOf({}, second)).toEqual([2, 0, 0]);
    expect(await titles({}, instantOf(addDays(night, 2), '06:00'))).toEqual([]);
  });

  test('what has taken the hours it says is found nowhere, and counted nowhere', async () => {
    await house.db.delete(events);
    await anEvent(house.db, { title: { en: 'match' }, date: night, time: '18:30', duration: { en: '3 hours' } });
    await anEvent(house.db, { title: { en: 'party' }, date: night, time: '23:00' });
    for (const [time, found] of [
      ['21:29', ['match', 'party']],
      ['21:30', ['party']],
    ] as const) {
      const at = instantOf(night, time);
      const asked: Parameters<typeof search>[2][] = [{}, { date: night }, { query: 'tonight' }, { sort: 'price' }];
      for (const query of asked)
        expect(
          (await search(house.db, serverKinds, query, 'en', at)).events.map(({ title }) => title).toSorted(),
        ).toEqual(found);
      const { facets } = await search(house.db, serverKinds, {}, 'en', at);
      expect(facets.date[0]).toMatchObject({ value: night, count: found.length });
    }
  });
});

/** What the index knows of exceptions is what the directory says of them (businesses/opening.ts), at odd dates too. */
import { expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { isOpenAt as isOpen, spansOn, townMinute } from '#features/businesses/opening.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { businesses, type BusinessRow } from '#features/businesses/server/table.ts';
import { oddDates, openingsAround } from '#features/businesses/testing-openings.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf } from '#market/town/dates.ts';
import type { Entry } from '../index/entries.ts';
import type { Meets } from './hours.ts';
import { isOpenAt, minuteAsked, opensIn, opensOn } from './hours.ts';
import { searchIndex } from '../index/search-index.ts';
import { search } from '../service.ts';

const house = aTestHouse();

const found = async (meets: Meets): Promise<string[]> => {
  const { entries, ordered } = (await searchIndex(house.db, serverKinds, house.time.now)).businesses;
  return ordered
    .map((ordinal) => entries[ordinal] as Entry)
    .filter(meets)
    .map(({ id }) => id)
    .toSorted();
};
const those = (places: readonly BusinessRow[], fits: (place: BusinessRow) => boolean): string[] =>
  places
    .filter(fits)
    .map(({ id }) => id)
    .toSorted();

/** Whether it is open at any minute from one on a date to another. */
const isOpenIn = (place: BusinessRow, date: string, [from, to]: readonly [number, number]): boolean =>
  [-1, 0, 1].some((days) =>
    spansOn(place, addDays(date, days)).some((span) => {
      const shift = days * 1440;
      return span.from + shift < to && span.to + shift > from;
    }),
  );

test.each(oddDates)('around %s', async (date) => {
  await house.db.delete(businesses);
  const places: BusinessRow[] = [];
  for (let seed = 1; seed <= 25; seed += 1) {
    const { openingHours, openingExceptions } = openingsAround(date, seed);
    const hours = openingHours.map((one) => ({ ...one, days: [...one.days] }));
    const exceptions = openingExceptions.map((one) => ({
      ...one,
      days: [...one.days],
      spans: [...one.spans],
      note: {},
    }));
    places.push(await aBusiness(house.db, { openingHours: hours, openingExceptions: exceptions }));
  }
  for (let step = 0; step < 40; step += 1) {
    const at = new Date(Date.parse(`${date}T00:00:00Z`) - 2 * 86_400_000 + step * 397 * 60_000);
    expect([at, await found(isOpenAt(minuteAsked('now', undefined, at)))]).toEqual([
      at,
      those(places, (place) => isOpen(place, at)),
    ]);
  }
  for (const dates of [[date], [addDays(date, 1), addDays(date, 2)], [addDays(date, -5), addDays(date, 6)]]) {
    expect([dates, await found(opensOn(dates))]).toEqual([
      dates,
      those(places, (place) => dates.some((day) => spansOn(place, day).length > 0)),
    ]);
    for (const [part, minutes] of [
      ['morning', [480, 720]],
      ['evening', [1200, 1500]],
      ['late', [1500, 1680]],
    ] as const)
      expect([dates, part, await found(opensIn(part, dates))]).toEqual([
        dates,
        part,
        those(places, (place) => dates.some((day) => isOpenIn(place, day, minutes))),
      ]);
  }
});

test('closed today is in no answer to "open now", and is open again for tomorrow', async () => {
  await house.db.delete(businesses);
  const at = instantOf('2026-08-21', '22:00');
  const closed = { from: '2026-08-21', until: '2026-08-21', days: [0, 1, 2, 3, 4, 5, 6], spans: [], note: {} };
  await aBusiness(house.db, { name: 'Shut', openingExceptions: [closed] });
  await aBusiness(house.db, { name: 'Usual' });
  const ask = async (query: Parameters<typeof search>[2]) => {
    const { businesses: cards, facets } = await search(house.db, serverKinds, query, 'en', at);
    return [cards.map(({ name }) => name).toSorted(), facets.open.find(({ value }) => value === 'now')?.count];
  };
  expect(await ask({ open: 'now' })).toEqual([['Usual'], 1]);
  expect(await ask({ open: '23:00', date: '2026-08-21' })).toEqual([['Usual'], 1]);
  expect(await ask({ query: 'bar open on saturday night' })).toEqual([['Shut', 'Usual'], 1]);
  expect(await ask({ query: 'bar open tonight' })).toEqual([['Usual'], 1]);
  expect(townMinute(at)).toEqual({ date: '2026-08-21', minute: 1320 });
});

/** Visitors of the demo meet tickets and stays of more than one price, whatever the season it was opened in. */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { idOf } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { serverKinds } from '../kinds.ts';
import { seedDemo } from '../seed.ts';
import { nextSummer, seedPrices } from './prices.ts';

const house = aTestHouse();
beforeAll(async () => {
  await seedDemo(house.db, house.time.now, serverKinds, seedPrices);
});

const read = async (path: string) => (await house.call('GET', path)).body;

test('an early bird is sold until some days before its night, and dearer tickets beside it', async () => {
  const event = idOf('event:horizonte-sound-weekend');
  const { date, price } = await read(`/api/events/${event}`);
  const { types } = await read(`/api/events/${event}/ticket-types`);
  expect(types).toMatchObject([
    { name: 'Early bird', state: 'open', soldUntil: addDays(date, -7) },
    { name: 'Front row', state: 'open', soldUntil: null },
  ]);
  const [early, rail] = types.map((type: { price: string }) => Number(type.price));
  expect([early < Number(price), Number(price) < rail]).toEqual([true, true]);
});

test('a flat costs more in summer, and is cleaned once', async () => {
  const { seasons, price, cleaningFee } = await read(`/api/rentals/${idOf('rental:harbour-window-flat')}`);
  expect(seasons).toMatchObject([{ from: '2026-07-01', to: '2026-08-31', minUnits: 4 }]);
  expect([Number(seasons[0].price) > Number(price), cleaningFee]).toEqual([true, '40.00']);
});

test.each([
  ['2026-02-28', '2026'],
  ['2026-08-31', '2026'],
  ['2026-09-01', '2027'],
])('on %s the summer that is told is that of %s', (today, year) => {
  expect(nextSummer(today)).toEqual({ firstDay: `${year}-07-01`, lastDay: `${year}-08-31` });
});

/** Periods with a price of their own, and weekends, in a file of rentals (decision 0183). */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse, type Member } from '#app/server/testing.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals, rentalSeasons } from '#features/rentals/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import type { ImportLine } from '../contract.ts';
import { listingImports } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
  await house.db.delete(listingImports);
  await house.db.delete(rentalSeasons);
  await house.db.delete(rentals);
});

const path = '/api/admin/listing-imports';
const heads = [
  'title_en',
  'description_en',
  'price',
  'priceUnit',
  'weekendPrice',
  'location',
  'address',
  'contactPhone',
  'contactEmail',
  'maxUnits',
  'seasons',
].join(',');
const flat = (title: string, seasons: string, { unit = 'night', weekend = '' } = {}) =>
  `${title},Sun.,90,${unit},${weekend},Levante,Calle Gerona 1,+34600555001,flat@correo.example,${unit === 'person' ? 1 : 14},"${seasons}"`;

async function tried(...lines: string[]): Promise<string> {
  const { status, body } = await house.call('POST', `${path}?kind=rentals&name=flats.csv`, {
    as: admin,
    body: [heads, ...lines].join('\n'),
    headers: { 'content-type': 'text/csv' },
  });
  expect(status).toBe(201);
  await house.runTasks();
  return body.id;
}
async function imported(id: string): Promise<void> {
  await house.call('POST', `${path}/${id}/steps`, { as: admin, body: { step: 'import' } });
  await house.runTasks();
}
const linesIn = async (id: string, state: string): Promise<ImportLine[]> =>
  (await house.call('GET', `${path}/${id}/lines?state=${state}`, { as: admin })).body;
const fileNow = async () =>
  (await house.call('GET', '/api/admin/listing-files?kind=rentals', { as: admin })).body.text as string;
const seasonsNow = async () => {
  const { title } = rentals;
  const { firstDay, lastDay, priceCents, weekendPriceCents, minUnits } = rentalSeasons;
  const rows = await house.db
    .select({ title, firstDay, lastDay, priceCents, weekendPriceCents, minUnits })
    .from(rentalSeasons)
    .innerJoin(rentals, eq(rentals.id, rentalSeasons.rentalId))
    .orderBy(asc(title), asc(firstDay));
  return rows.map(({ title, ...season }) => [title.en, ...Object.values(season)]);
};

test('are made with their listing, and nothing of them is while the file is only tried', async () => {
  const id = await tried(
    flat('Plain', ''),
    flat('Rich', '2027-07-01..2027-08-31 120,50 finde 140 min 5; 2027-12-24 150', { weekend: '"110,00"' }),
  );
  expect(await seasonsNow()).toEqual([]);
  expect(await linesIn(id, 'good')).toHaveLength(2);
  await imported(id);
  expect(await seasonsNow()).toEqual([
    ['Rich', '2027-07-01', '2027-08-31', 12_050, 14_000, 5],
    ['Rich', '2027-12-24', '2027-12-24', 15_000, null, null],
  ]);
  const [made] = (await linesIn(id, 'made')).filter(({ title }) => title === 'Rich');
  expect((await house.call('GET', `/api/rentals/${made?.listingId}`)).body).toMatchObject({
    weekendPrice: '110.00',
    seasons: [{ price: '120.50' }, { price: '150.00' }],
  });
});

test('that can’t be are named one by one with their line, and nothing of that listing is made', async () => {
  const id = await tried(
    flat('Good', '2027-07-01..2027-08-31 120'),
    flat('Unread', '2027-07-01..2027-08-31 120; August 130; 2027-09-31 99; 2027-10-02..2027-10-01 90; 2027-11-01 0'),
    flat('Shared', '2027-07-01..2027-08-31 120; 2027-08-31..2027-09-02 130'),
    flat('Long', '2027-07-01..2027-08-31 120 min 15; 2027-09-01 99 min 14'),
    flat('Weeks', '2027-07-01..2027-08-31 600 weekend 700', { unit: 'week' }),
    flat('Weekend', '', { weekend: '0' }),
    flat('Many', Array.from({ length: 101 }, (_, i) => `${1950 + i}-07-01 120`).join(';')),
  );
  const bad = await linesIn(id, 'bad');
  const told = bad.map(({ line, title, faults }) => [
    line,
    title,
    ...faults.map(({ column, fault, said }) => [column, fault, said]),
  ]);
  expect(told).toEqual([
    [
      3,
      'Unread',
      ['seasons', 'season', 'August 130'],
      ['seasons', 'season', '2027-09-31 99'],
      ['seasons', 'season', '2027-10-02..2027-10-01 90'],
      ['seasons', 'season', '2027-11-01 0'],
    ],
    [4, 'Shared', ['seasons', 'seasonShared', '2027-08-31..2027-09-02 130']],
    [5, 'Long', ['seasons', 'seasonLeast', '2027-07-01..2027-08-31 120 min 15']],
    [6, 'Weeks', ['seasons', 'seasonWeekend', '2027-07-01..2027-08-31 600 weekend 700']],
    [7, 'Weekend', ['weekendPrice', 'refused', '0']],
    [8, 'Many', ['seasons', 'list', expect.stringMatching(/^1950-07-01 120/)]],
  ]);
  await imported(id);
  expect(await seasonsNow()).toEqual([['Good', '2027-07-01', '2027-08-31', 12_000, null, null]]);
  expect(await house.db.$count(rentals)).toBe(1);
});

test('come out as they went in, those that are over too, and a deposit beside them', async () => {
  const deposit = { depositCents: 30_000, depositWay: 'cash' } as const;
  const { id: rentalId } = await aRental(house.db, { weekendPriceCents: 11_050, maxUnits: 14, ...deposit });
  await aRental(house.db, { title: { en: 'Other' }, address: 'Elsewhere 2' });
  const row = { rentalId, createdAt: house.time.now };
  await house.db.insert(rentalSeasons).values([
    { ...row, id: newId(), firstDay: '2026-01-01', lastDay: '2026-01-06', priceCents: 9950, minUnits: null },
    {
      ...row,
      id: newId(),
      firstDay: '2027-07-01',
      lastDay: '2027-07-01',
      priceCents: 12_000,
      weekendPriceCents: 14_000,
      minUnits: 5,
    },
  ]);
  const [before, text] = [await seasonsNow(), await fileNow()];
  // What was made at one instant stands in any order.
  const sorted = (file: string) => file.split(/\r?\n/).toSorted();
  expect(text).toContain('2026-01-01..2026-01-06 99.50; 2027-07-01 120.00 weekend 140.00 min 5');
  expect(before).toHaveLength(2);
  const deposits = async () =>
    (await house.db.select().from(rentals)).map(({ depositCents, depositWay }) => [depositCents, depositWay]);
  await house.db.delete(rentalSeasons);
  await house.db.delete(rentals);
  const { body } = await house.call('POST', `${path}?kind=rentals&name=again.csv`, {
    as: admin,
    body: text,
    headers: { 'content-type': 'text/csv' },
  });
  await house.runTasks();
  await imported(body.id);
  expect([await seasonsNow(), sorted(await fileNow())]).toEqual([before, sorted(text)]);
  expect(await deposits()).toContainEqual([30_000, 'cash']);
});

test('stand among the columns with how they are written', async () => {
  const { body } = await house.call('GET', '/api/admin/listing-columns?kind=rentals', { as: admin });
  expect(body).toContainEqual({ name: 'seasons', kind: 'seasons', isNeeded: false });
  const weekend = body.find(({ name }: { name: string }) => name === 'weekendPrice');
  expect(weekend).toMatchObject({ kind: 'price', isNeeded: false });
});

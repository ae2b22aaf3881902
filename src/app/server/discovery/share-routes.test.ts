/** The pictures that listings are shared with: their size, their language, and that they show what is so. */
import { expect, test } from 'vitest';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { openPicture } from '../../../../tests/open-picture.ts';
import { aTestHouse, origin } from '../testing.ts';

const house = aTestHouse();

const fetchPicture = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await house.api.answer(new Request(origin + path, { headers }));
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('each kind has one, of 1200 × 630 pixels, in each language', async () => {
  const paths = [
    `/share/events/${(await anEvent(house.db)).id}.png`,
    `/share/rentals/${(await aRental(house.db)).id}.png`,
    `/share/businesses/${(await aBusiness(house.db, { category: 'shop' })).id}.png`,
    `/share/jobs/${(await aJob(house.db)).id}.png`,
  ];
  for (const path of paths) {
    const english = await fetchPicture(path);
    expect(english.status, path).toBe(200);
    expect(english.headers.get('content-type')).toBe('image/png');
    const { format, width, height } = await openPicture(english.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const spanish = await fetchPicture(`${path}?lang=es`);
    expect(spanish.bytes.equals(english.bytes), path).toBe(false);
  }
});

test('it is another one when the date is, and known by whoever has it', async () => {
  const { id } = await anEvent(house.db);
  const path = `/share/events/${id}.png`;
  const { headers, bytes } = await fetchPicture(path);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await fetchPicture(path, known)).status).toBe(304);
  await house.db.update(events).set({ date: '2026-08-23' });
  const moved = await fetchPicture(path, known);
  expect(moved.status).toBe(200);
  expect(moved.bytes.equals(bytes)).toBe(false);
});

test('there is none of what has no page, nor of any other name', async () => {
  const { id } = await anEvent(house.db, { status: 'draft' });
  for (const path of [`events/${id}.png`, 'events/..png', 'users/AbCdEfGhJkLm.png', 'events/AbCdEfGhJkLm.png'])
    expect((await fetchPicture(`/share/${path}`)).status, path).toBe(404);
  expect((await fetchPicture(`/share/events/${id}.png?lang=fr`)).status).toBe(422);
});

import { beforeAll, expect, test } from 'vitest';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aTestHouse, origin } from '../testing.ts';

const house = aTestHouse();
beforeAll(() => {
  house.time.now = new Date('2026-08-21T18:00:00Z');
});

test('the sitemap names what the public lists show, in both languages, and follows every write', async () => {
  const [tonight, past, draft, undated] = [
    await anEvent(house.db),
    await anEvent(house.db, { date: '2026-08-01' }),
    await anEvent(house.db, { status: 'draft' }),
    await anEvent(house.db, { date: null }),
  ];
  const rental = await aRental(house.db);
  const place = await aBusiness(house.db);
  const read = async () => String((await house.call('GET', '/sitemap.xml')).body);

  const first = await read();
  for (const path of [`/events/${tonight.id}`, `/rentals/${rental.id}`, `/businesses/${place.id}`])
    for (const address of [`${origin}${path}`, `${origin}${path}?lang=es`])
      expect(first).toContain(`<loc>${address}</loc>`);
  for (const { id } of [past, draft, undated]) expect(first).not.toContain(id);

  await house.db.update(events).set({ status: 'withdrawn' });
  await house.settled();
  expect(await read()).not.toContain(tonight.id);
});

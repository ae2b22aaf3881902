/** Photos that nobody shows are taken away, and none that is being put into something meanwhile. */
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { tidyUnseenPhotos } from '#app/server/tasks.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { requirePhotos } from '#kit/server/photos/service.ts';
import { photos } from '#kit/server/photos/table.ts';
import { photoFilesOf, picture, sendPhoto } from './photo-sending.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

const filesOf = () => photoFilesOf(house);
const dayLater = new Date('2026-08-22T18:00:01Z');
/** The machine dates files by its own clock, which may be months before or after the house's. */
const dateFiles = async (at: Date) => {
  for (const name of await filesOf()) await utimes(join(house.photosFolder, name), at, at);
};
const make = async () => {
  const { body } = await sendPhoto(house, admin, await picture(30, 20).png().toBuffer());
  await dateFiles(house.time.now);
  return body.id as string;
};
const tidy = (at: Date) => tidyUnseenPhotos(house.db, house.photos, at);
const shownAs = async (id: string) => [...(await requirePhotos(house.db, [{ id, alt: { en: 'A' } }]))];
const isThere = async (id: string) => {
  const rows = (await house.db.select().from(photos)).filter((row) => row.id === id).length;
  const files = (await filesOf()).filter((name) => name.startsWith(id)).length;
  return [rows, files];
};

test('takes away what no listing shows after a day, and nothing else', async () => {
  const [unseen, onEvent, onWithdrawn] = [await make(), await make(), await make()];
  await anEvent(house.db, { photos: await shownAs(onEvent) });
  const { id } = await aRental(house.db, { photos: await shownAs(onWithdrawn), status: 'withdrawn' });
  await tidy(new Date('2026-08-22T17:59:59Z'));
  expect(await isThere(unseen)).toEqual([1, 6]);
  await tidy(dayLater);
  expect(await isThere(unseen)).toEqual([0, 0]);
  expect(await isThere(onEvent)).toEqual([1, 6]);
  expect(await isThere(onWithdrawn)).toEqual([1, 6]);
  await house.db.delete(rentals);
  await tidy(dayLater);
  expect([id, await isThere(onWithdrawn)]).toEqual([id, [0, 0]]);
});

test('leaves alone what is being put into a listing at this moment', async () => {
  const id = await make();
  let tidying: Promise<void> | undefined;
  await house.db.transaction(async (db) => {
    const chosen = await requirePhotos(db, [{ id, alt: { en: 'A' } }]);
    tidying = tidy(dayLater);
    // The embedded database does one transaction after the other.
    if (house.engine === 'PostgreSQL') await tidying;
    await anEvent(db, { photos: chosen });
  });
  await tidying;
  expect(await isThere(id)).toEqual([1, 6]);
});

test('takes away files that a killed upload left, once they are old', async () => {
  const strays = ['zzzzzzzzzzzzzzzz-480.avif', 'zzzzzzzzzzzzzzzz-480.webp.part'];
  for (const name of strays) await writeFile(join(house.photosFolder, name), 'half');
  const kept = await make();
  await anEvent(house.db, { photos: await shownAs(kept) });
  const at = house.time.now;
  await dateFiles(new Date(at.getTime() - 3600_000));
  await tidy(at);
  expect(await filesOf()).toEqual(expect.arrayContaining(strays));
  await dateFiles(new Date(at.getTime() - 25 * 3600_000));
  await tidy(at);
  expect((await filesOf()).filter((name) => strays.includes(name))).toEqual([]);
  expect(await isThere(kept)).toEqual([1, 6]);
});

/** The server in one file finds what it reads from files of their own (decision 0059): a thread, fonts, migrations. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { aHeic } from '../../../tests/a-heic.ts';
import { openFrontHouse } from '../../../tests/front-house.ts';
import { openPicture } from '../../../tests/open-picture.ts';

const photo = { id: 'AbCdEfGhJkLm1234', width: 30, height: 20, alt: { en: 'Sea', es: 'Mar' } };
const open = () => openFrontHouse(inject('prepared'), { prepare: (db) => anEvent(db, { photos: [photo] }) });
let house: Awaited<ReturnType<typeof open>>;
let address: string;
beforeAll(async () => {
  house = await open();
  address = `http://127.0.0.1:${house.port}`;
});
afterAll(() => house.close());

test('a photo as phones write it is opened by a thread of its own', async () => {
  const signIn = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+34600000001', password: 'una-clave-larga-9' }),
  });
  const [cookie = ''] = signIn.headers.getSetCookie();
  const sent = await fetch(`${address}/api/photos`, {
    method: 'POST',
    headers: { 'content-type': 'image/heic', cookie: cookie.split(';')[0] ?? '' },
    body: new Uint8Array(aHeic()),
  });
  expect([sent.status, await sent.json()]).toEqual([201, expect.objectContaining({ width: 64, height: 48 })]);
});

test('a picture for sharing is set in the fonts of the house, beside its photo', async () => {
  const folder = join(house.dataDir, 'photos');
  await mkdir(folder, { recursive: true });
  const blue = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0000ff' } });
  await writeFile(join(folder, `${photo.id}-1600.webp`), await blue.webp().toBuffer());
  const shared = await fetch(`${address}/share/events/${house.things.id}.png`);
  expect(shared.status).toBe(200);
  const picture = openPicture(new Uint8Array(await shared.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200 });
  const { dominant } = await picture.stats();
  expect(dominant.b - dominant.r).toBeGreaterThan(200);
});

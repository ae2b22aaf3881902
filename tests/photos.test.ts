/** Photos at their doors: made anew from honest files only, served for ever, and gone when nobody shows them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { origin, aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { photos } from '#kit/server/photos/table.ts';
import { maxPhotoBytes, photoFormats, photoWidths } from '#kit/shared/photo.ts';
import { aHeic } from './a-heic.ts';
import { aJpeg } from './a-jpeg.ts';
import { aGridOf } from './an-avif.ts';
import { openPicture } from './open-picture.ts';
import { photoFilesOf, picture, red, sendPhoto } from './photo-sending.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

const upload = (bytes: Uint8Array, { as = admin, ...how }: { as?: Member; type?: string; length?: number } = {}) =>
  sendPhoto(house, as, bytes, how);
const fetchFile = async (name: string) => {
  const response = await house.api.answer(new Request(`${origin}/photos/${name}`));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const filesOf = () => photoFilesOf(house);

describe('an upload', () => {
  test('becomes a file in every width and format, upright and without what the camera wrote into it', async () => {
    const bytes = await picture(2000, 1000)
      .withExif({ IFD0: { Copyright: 'a secret name' }, IFD3: { GPSLatitude: '38/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await openPicture(bytes).metadata()).exif).toBeDefined();
    const { status, body } = await upload(bytes);
    expect([status, body]).toEqual([201, { id: expect.any(String), width: 1000, height: 2000 }]);
    for (const width of photoWidths)
      for (const format of photoFormats) {
        const file = await fetchFile(`${body.id}-${width}.${format}`);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${format}`]);
        expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const meta = await openPicture(file.bytes).metadata();
        expect([meta.width, meta.height]).toEqual([Math.min(width, 1000), Math.min(width, 1000) * 2]);
        expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(file.bytes.includes('a secret name')).toBe(false);
      }
  });

  test.each([
    ['png with 16 bits and holes', () => picture(300, 200).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
    ['webp', () => picture(300, 200).webp().toBuffer()],
    ['avif', () => picture(300, 200).avif().toBuffer()],
    ['grey jpeg', () => picture(300, 200).greyscale().jpeg().toBuffer()],
  ])('may be a %s; a small one is never enlarged, and every name of it exists', async (_, make) => {
    const { status, body } = await upload(await make(), { type: 'text/plain' });
    expect([status, body.width, body.height]).toEqual([201, 300, 200]);
    for (const width of photoWidths) {
      const { bytes } = await fetchFile(`${body.id}-${width}.avif`);
      expect((await openPicture(bytes).metadata()).width).toBe(300);
    }
  });

  test('may be HEIC as phones write it: made anew like any other, and turned as it was held', async () => {
    const { status, body } = await upload(aHeic(), { type: '' });
    expect([status, body.width, body.height]).toEqual([201, 64, 48]);
    const { bytes } = await fetchFile(`${body.id}-480.webp`);
    const { channels } = await openPicture(bytes).stats();
    for (const { mean } of channels) expect(Math.abs(mean - 131)).toBeLessThan(4);
    expect((await upload(aHeic({}, { turned: true }))).body).toMatchObject({ width: 48, height: 64 });
  });

  test('of HEIC that is cut off, larger than it may be, or lies about its size is refused', async () => {
    const [files, rows] = [await filesOf(), await house.db.$count(photos)];
    const hostile = [
      aHeic().subarray(0, 300),
      aHeic({ wrapped: [8016, 5008], coded: [8016, 5008] }),
      aHeic({ coded: [14_000, 14_000] }),
      aHeic({ wrapped: [60_000, 60_000] }),
    ];
    for (const bytes of hostile)
      expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: 'validation' } });
    expect([await filesOf(), await house.db.$count(photos)]).toEqual([files, rows]);
    expect((await upload(aHeic())).status).toBe(201);
  });

  test('that is no photo, whatever it says, leaves nothing behind', async () => {
    const [files, rows] = [await filesOf(), await house.db.$count(photos)];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    // It begins as AVIF does, for whoever reads no further than letters.
    const asAvif = Buffer.concat([Buffer.from('<!--ftyp    ....avif-->'), svg, Buffer.alloc(200, ' ')]);
    const gif = await picture(9, 9).gif().toBuffer();
    for (const bytes of [svg, asAvif, gif, Buffer.from('{}'), Buffer.alloc(0)])
      expect(await upload(bytes, { type: 'image/png' })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    const whole = await picture(600, 600).jpeg().toBuffer();
    const broken = [
      whole.subarray(0, 400),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('nothing more')]),
      Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), whole]),
    ];
    for (const bytes of broken)
      expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: 'validation' } });
    expect([await filesOf(), await house.db.$count(photos)]).toEqual([files, rows]);
  });

  test('of more than 40 megapixels or 15 MiB is refused', async () => {
    const bomb = await sharp({ create: { width: 8001, height: 5000, channels: 3, background: red } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxPhotoBytes);
    expect((await upload(bomb)).status).toBe(422);
    expect(
      (await upload(await picture(5001, 5000).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer())).status,
    ).toBe(422);
    const heavy = new Uint8Array(maxPhotoBytes + 1);
    expect((await upload(heavy)).body.code).toBe('too_large');
    expect((await upload(new Uint8Array(9), { length: maxPhotoBytes + 1 })).status).toBe(413);
  });

  test('of a line that is too long, of more scans than anybody needs, or of squares that are named many times, is refused', async () => {
    const square = await picture(64, 64).avif().toBuffer();
    expect((await upload(aGridOf(square, 64, 1, 1))).status).toBe(422);
    expect((await upload(await picture(65_536, 1).png().toBuffer())).status).toBe(422);
    expect((await upload(aJpeg(101))).status).toBe(422);
    expect((await upload(aJpeg(100))).status).toBe(201);
  });

  test('does not disturb another one', async () => {
    const sizes = [10, 20, 30, 40];
    // As browsers do, each says how much it sends.
    const send = (bytes: Buffer) => upload(bytes, { length: bytes.length });
    const replies = await Promise.all(sizes.map(async (size) => send(await picture(size, 9).png().toBuffer())));
    expect(replies.map(({ status, body }) => [status, body.width])).toEqual(sizes.map((size) => [201, size]));
  });

  test('is for the desk and for businesses', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    expect((await upload(bytes, { as: await house.signedInAs('traveller') })).status).toBe(403);
    expect((await upload(bytes, { as: await house.signedInAs('business') })).status).toBe(201);
  });
});

test('a name that is none of ours finds nothing', async () => {
  const { body } = await upload(await picture(9, 9).png().toBuffer());
  const good = `${body.id}-480.webp`;
  await writeFile(join(house.photosFolder, 'secret.txt'), 'secret');
  expect((await fetchFile(good)).status).toBe(200);
  const names = [
    'secret.txt',
    `${body.id}-481.webp`,
    `${body.id}-480.png`,
    `${body.id}-480.webp.part`,
    `..%2fphotos%2f${good}`,
    `%2e%2e%2f${good}`,
    `${good}%00`,
    `${good}%0a`,
    `..%5c${good}`,
    'zzzzzzzzzzzzzzzz-480.webp',
    'a',
    '%F0%28',
  ];
  for (const name of names) {
    const reply = await fetchFile(name);
    expect([name, reply.status, reply.headers.get('content-type')]).toEqual([name, 404, 'application/problem+json']);
  }
});

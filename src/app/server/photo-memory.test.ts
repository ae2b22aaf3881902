/** A rush of the largest photos there may be does not fill the memory of a real process (issue 14). */
import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { openFrontHouse } from '../../../tests/front-house.ts';
import type { FrontHouse } from '../../../tests/front-house.ts';

/** Decoding 39 megapixels takes its time on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let house: FrontHouse | undefined;
afterEach(() => house?.close());

const word = (value: number): number[] => [value >> 8, value & 0xff];
const segment = (marker: number, ...bytes: number[]): Buffer =>
  Buffer.from([0xff, marker, ...word(bytes.length + 2), ...bytes]);

/**
 * A progressive JPEG of 39 megapixels: all of it has to be in memory before the first line can be had. It is grey and has
 * one scan, in which each block is a zero bit, so that unpacking it takes memory and little else. Comments make its file as
 * heavy as one may be, unless told.
 */
function heavyPhoto(width: number, height: number, weight = maxPhotoBytes): Buffer {
  const start = Buffer.from([0xff, 0xd8]);
  const picture = Buffer.concat([
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, ...word(height), ...word(width), 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0),
    segment(0xc4, 0, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0),
    // Six blocks for each 16 × 16 pixels: four of light, two of colour.
    Buffer.alloc(Math.ceil((Math.ceil(width / 16) * Math.ceil(height / 16) * 6) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
  const comment = segment(0xfe, ...Buffer.alloc(0xfffd, 'x'));
  const comments = Math.max(0, Math.floor((weight - picture.length) / comment.length));
  return Buffer.concat([start, ...Array.from({ length: comments }, () => comment), picture]);
}

/** A call without the patience of `fetch`, which is over after five minutes. */
async function post(port: number, path: string, headers: Record<string, string>, body: Buffer | string) {
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }).end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  return { status: Number(answer.statusCode), cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
}

test('thirty photos of 39 megapixels at once cost less than 300 MB', async () => {
  house = await openFrontHouse(inject('prepared'));
  const { port } = house;
  const me = JSON.stringify({ phone: '+34600000001', password: 'una-clave-larga-9' });
  const { cookie } = await post(port, '/api/auth/signin', { 'content-type': 'application/json' }, me);
  // One in ten of the common shape; the others are towers, whose small copies are drawn in less time.
  const [wide, tall] = [heavyPhoto(7200, 5416), heavyPhoto(600, 65_000)];
  const upload = async (_: unknown, i: number) =>
    (await post(port, '/api/photos', { cookie }, i % 10 === 0 ? wide : tall)).status;
  // What the bytes of a rush take was seen by then: who comes again brings as many pixels in fewer.
  const lighter = heavyPhoto(600, 65_000, 0);
  const again = async () => (await post(port, '/api/photos', { cookie }, lighter)).status;
  // What reads pictures comes with the first of them, and is no photo's.
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#28a' } })
    .png()
    .toBuffer();
  expect((await post(port, '/api/photos', { cookie }, small)).status).toBe(201);
  house.tell('watch');
  const statuses = await Promise.all(Array.from({ length: 30 }, upload));
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const taken = () => statuses.filter((status) => status === 201).length;
  // Whoever is asked to come again does so when the others are through, as many as there are places.
  const places = taken();
  while (taken() < 30)
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(places, 30 - taken()) }, again))));
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const told = house.heard();
  house.tell('memory');
  const { before, peak } = await told;
  expect(Number(peak) - Number(before)).toBeLessThan(300);
});

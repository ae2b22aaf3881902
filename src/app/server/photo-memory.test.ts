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

/**
 * A progressive JPEG of 39 megapixels: all of it has to be in memory before the first line can be had. Its picture packs
 * well; comments make its file as heavy as one may be.
 */
async function heavyPhoto(width: number, height: number): Promise<Buffer> {
  const sea = { create: { width, height, channels: 3 as const, background: '#28a' } };
  const bytes = await sharp(sea).jpeg({ progressive: true, quality: 60 }).toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd, 'x')]);
  const comments = Math.floor((maxPhotoBytes - bytes.length) / comment.length);
  const padding = Array.from({ length: comments }, () => comment);
  return Buffer.concat([bytes.subarray(0, 2), ...padding, bytes.subarray(2)]);
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
  const [wide, tall] = await Promise.all([heavyPhoto(7200, 5416), heavyPhoto(1500, 26_000)]);
  const upload = async (_: unknown, i: number) =>
    (await post(port, '/api/photos', { cookie }, i % 10 === 0 ? wide : tall)).status;
  // What reads pictures comes with the first of them, and is no photo's.
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#28a' } })
    .png()
    .toBuffer();
  expect((await post(port, '/api/photos', { cookie }, small)).status).toBe(201);
  house.tell('watch');
  const statuses: number[] = [];
  // Whoever is asked to come again does so when the others are through.
  for (let left = 30; left > 0; left = 30 - statuses.filter((status) => status === 201).length)
    statuses.push(...(await Promise.all(Array.from({ length: left }, upload))));
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const told = house.heard();
  house.tell('memory');
  const { before, peak } = await told;
  expect(Number(peak) - Number(before)).toBeLessThan(300);
});

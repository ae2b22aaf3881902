/** What is sent as a photo is read in a process of its own: what becomes of that is nobody else's (issue 14, decision 0235). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { openFrontHouse } from '../../../tests/front-house.ts';
import type { FrontHouse } from '../../../tests/front-house.ts';

/** Decoding 39 megapixels takes its time on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let house: FrontHouse;
let cookie: string;
beforeAll(async () => {
  house = await openFrontHouse(inject('prepared'));
  const me = JSON.stringify({ phone: '+34600000001', password: 'una-clave-larga-9' });
  ({ cookie } = await post('/api/auth/signin', { 'content-type': 'application/json' }, me));
});
afterAll(() => house.close());

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
async function post(path: string, headers: Record<string, string>, body: Buffer | string) {
  const sent = request({ host: '127.0.0.1', port: house.port, path, method: 'POST', headers }).end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  return { status: Number(answer.statusCode), cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
}
const upload = async (photo: Buffer) => (await post('/api/photos', { cookie }, photo)).status;

const [wide, small] = [heavyPhoto(7200, 5416), heavyPhoto(64, 64, 0)];

test('thirty photos of 15 MB at once, one of them of 39 megapixels, cost the house less than 200 MB', async () => {
  const light = heavyPhoto(64, 64);
  expect(await upload(small)).toBe(201);
  house.tell('watch');
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, i) => upload(i === 0 ? wide : light)));
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  // Whoever is asked to come again does so when the others are through.
  expect(await upload(small)).toBe(201);
  const told = house.heard();
  house.tell('memory');
  const { before, peak } = await told;
  expect(Number(peak) - Number(before)).toBeLessThan(200);
});

describe.runIf(existsSync('/proc/self/status'))('the process of a photo', () => {
  const started = () => readFileSync(`/proc/${house.child.pid}/task/${house.child.pid}/children`, 'utf8').trim();
  const about = (pid: string, what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8');
  /** One that is at work. */
  const atWork = async () => {
    await expect.poll(started, { interval: 10 }).toMatch(/^\d+$/);
    return started();
  };

  test('has no secret and few rights, and when it dies the next photo is made', async () => {
    const sent = upload(wide);
    const pid = await atWork();
    // By then it is what it was started as.
    await expect.poll(() => about(pid, 'cmdline')).toContain('encode-main');
    expect(about(pid, 'environ')).toBe('');
    const root = join(import.meta.dirname, '../../..');
    const rights = about(pid, 'cmdline')
      .split('\0')
      .filter((word) => word.startsWith('--'));
    expect(rights).toEqual([
      '--permission',
      ...['src', 'node_modules', 'package.json'].map((name) => `--allow-fs-read=${join(root, name)}`),
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
    ]);
    process.kill(Number(pid), 'SIGSEGV');
    expect(await sent).toBe(422);
    expect(await upload(small)).toBe(201);
    expect(started()).toBe('');
  });

  test('ends the photo that is made when the house is asked to leave, and is gone with it', async () => {
    const sent = upload(wide);
    const pid = await atWork();
    await expect.poll(() => about(pid, 'maps')).toContain('libvips');
    // As Ctrl-C and a service's end do, it reaches both.
    process.kill(Number(pid), 'SIGTERM');
    const { code } = await house.leave();
    expect([await sent, code, existsSync(`/proc/${pid}`)]).toEqual([201, 0, false]);
  });
});

test('a house that is killed takes the process of its photo along', async () => {
  const path = join(house.dataDir, 'sent');
  writeFileSync(path, wide);
  const sent = openSync(path, 'r');
  const program = join(import.meta.dirname, '../../kit/server/photos/encode-main.ts');
  const child = spawn(process.execPath, ['--no-warnings', program], { stdio: ['pipe', 'ignore', 'inherit', sent] });
  closeSync(sent);
  // This end of the pipe is all that it knows of a house.
  child.stdin?.destroy();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

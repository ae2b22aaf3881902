/** The data of a real process is for its user alone, also what an earlier version left open (issue 14). */
import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { systemClock } from '#kit/shared/clock.ts';
import { openFrontHouse } from '../../../tests/front-house.ts';
import type { FrontHouse } from '../../../tests/front-house.ts';
import { openToOthers } from '../../../tests/open-to-others.ts';

/** A busy machine takes its time to start a process. */
vi.setConfig({ testTimeout: 120_000 });

let house: FrontHouse | undefined;
afterEach(() => house?.close());

/** Everything in a folder, as the earliest version made it under a careless umask. */
function throwOpen(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666);
  chmodSync(folder, 0o777);
}

test('what an earlier version left open is closed before the house opens, links are left alone, and what it makes itself is closed too', async () => {
  let outside = '';
  house = await openFrontHouse(inject('prepared'), {
    spoil: (dataDir) => {
      outside = join(dataDir, '../outside.txt');
      writeFileSync(outside, 'not ours');
      mkdirSync(join(dataDir, 'photos'));
      const photo = join(dataDir, 'photos/old.webp');
      writeFileSync(photo, 'old');
      // A file of the machine's day would be months old on another one, and tidied away.
      utimesSync(photo, systemClock(), systemClock());
      symlinkSync(outside, join(dataDir, 'photos/link.webp'));
      symlinkSync(join(dataDir, '..'), join(dataDir, 'out'));
      throwOpen(dataDir);
      chmodSync(outside, 0o664);
    },
  });
  expect(openToOthers(house.dataDir)).toEqual([]);
  expect((lstatSync(outside).mode & 0o777).toString(8)).toBe('664');

  const address = `http://127.0.0.1:${house.port}`;
  const credentials = JSON.stringify({ phone: '+34600000001', password: 'una-clave-larga-9' });
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${address}/api/auth/signin`, { method: 'POST', headers, body: credentials });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  const photo = new Uint8Array(bytes);
  expect((await fetch(`${address}/api/photos`, { method: 'POST', headers: { cookie }, body: photo })).status).toBe(201);
  expect(readdirSync(join(house.dataDir, 'photos'))).toHaveLength(8);
  expect(openToOthers(house.dataDir)).toEqual([]);
  expect((await house.leave()).code).toBe(0);
  expect(openToOthers(house.dataDir)).toEqual([]);
});

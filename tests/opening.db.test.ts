/** A house that opens for the first time, and again: what a start does to a town that is there, on both engines. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '#app/server/process/open-house.ts';
import { users } from '#features/auth/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { readEnv } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';
import { openPlace } from './backup-place.ts';
import type { Place } from './backup-place.ts';

const now = new Date('2026-06-26T17:00:00Z');

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await (await place.make()).close();
});
afterAll(() => place.drop());

function open(more: Record<string, string> = {}) {
  const said: string[] = [];
  const set = Object.fromEntries(Object.entries(place.env).filter(([, value]) => value !== undefined));
  const opening = openHouse(
    readEnv({ ...set, ...more }),
    () => now,
    createLog('silent'),
    (line) => said.push(line),
  );
  return opening.then((house) => ({ house, said: said.join('\n') }));
}

test('a town that was opened empty stays empty, also when a start forgets to say so', async () => {
  const first = await open({ DEMO: '0' });
  expect(first.said).toMatch(/Made an admin/);
  await first.house.close();

  const { house, said } = await open();
  const { db } = house.database;
  expect([await db.$count(users), await db.$count(orders)]).toEqual([1, 0]);
  expect(said).not.toMatch(/demo|Made an admin/);
  // What pages show of the demo alone, such as voices of nobody, they do not show here.
  expect(house.isDemo).toBe(false);
  await house.close();
});

test('a folder of backups that can’t be written to ends the start with its name', async () => {
  writeFileSync(`${place.env.DATA_DIR}-file`, '');
  await expect(open({ DEMO: '0', BACKUP_DIR: `${place.env.DATA_DIR}-file/backups` })).rejects.toThrow(
    /^BACKUP_DIR .+-file\/backups is no folder that can be used: ENOTDIR/,
  );
});

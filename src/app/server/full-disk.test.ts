/** On a full disk the house reads to people, says so where it is watched, and refuses what it can't write (decision 0200). */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { minRoom, roomIn } from '#kit/server/disk-room.ts';
import { createLog } from '#kit/server/log.ts';
import { openApp } from './open-app.ts';
import { aTestHouse, origin } from './testing.ts';

const house = aTestHouse();

test('it stays ready, says that there is no room, in the log as well, and is well again when there is', async () => {
  const lines: string[] = [];
  let bytes = minRoom - 1;
  const app = openApp({
    db: house.db,
    clock: () => house.time.now,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    publicUrl: origin,
    isHttps: false,
    room: async () => bytes,
  });
  const ready = async () => {
    const reply = await app.request('/readyz');
    return [reply.status, await reply.json()];
  };
  expect(await ready()).toEqual([200, { ready: true, hasRoom: false }]);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, bytes, msg: 'the disk is full: what would be written is refused' },
  ]);
  bytes = minRoom;
  expect(await ready()).toEqual([200, { ready: true, hasRoom: true }]);
  expect(lines).toHaveLength(1);
});

test('the room of a folder is that of its disk', async () => {
  expect(await roomIn(tmpdir())).toBeGreaterThan(0);
});

/** The embedded database's log ahead: nobody but us writes down what it holds (decision 0200). */
import { sql } from 'drizzle-orm';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from './open-pglite.ts';

test('its log is used again once what it holds is written down, and does not grow with all that is written', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aftersun-log-'));
  const database = await openPglite({ dataDir });
  onTestFinished(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  const files = async () => (await readdir(join(dataDir, 'pg/pg_wal'))).filter((name) => name.startsWith('0')).length;
  /** Begins the next one. */
  const goOn = async () => {
    await database.db.execute(sql`select pg_logical_emit_message(true, 'log', 'a')`);
    await database.db.execute(sql`select pg_switch_wal()`);
  };
  for (let round = 0; round < 2; round += 1) await goOn();
  await database.checkpoint?.();
  const before = await files();
  for (let round = 0; round < 5; round += 1) {
    await goOn();
    await database.checkpoint?.();
  }
  expect(await files()).toBeLessThanOrEqual(before + 1);
}, 180_000);

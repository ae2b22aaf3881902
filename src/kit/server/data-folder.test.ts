import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openToOthers } from '../../../tests/open-to-others.ts';
import { keepToOwner } from './data-folder.ts';
import { openPglite } from './db.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0);
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'aftersun-folder-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

test('a folder that is not there is made, and what is made in it from then on is closed', () => {
  const dir = join(folder, 'new/data');
  expect(keepToOwner(dir)).toEqual([]);
  mkdirSync(join(dir, 'pg'));
  writeFileSync(join(dir, 'pg/PG_VERSION'), '17');
  expect(openToOthers(join(folder, 'new'))).toEqual([]);
});

test('a folder full of open files is closed at once, on every level', () => {
  for (let i = 0; i < 20; i += 1) {
    const inner = join(folder, `base/${i}/deeper`);
    mkdirSync(inner, { recursive: true });
    for (let j = 0; j < 50; j += 1) writeFileSync(join(inner, String(j)), 'x');
  }
  chmodSync(folder, 0o777);
  expect(openToOthers(folder)).toHaveLength(1 + 1 + 40 + 1000);
  expect(keepToOwner(folder)).toEqual([]);
  expect(openToOthers(folder)).toEqual([]);
});

test('a file that others can’t read, but whose modes are strange, becomes one like the others', () => {
  writeFileSync(join(folder, 'run'), '', { mode: 0o700 });
  writeFileSync(join(folder, 'kept'), '', { mode: 0o400 });
  chmodSync(folder, 0o500);
  keepToOwner(folder);
  expect(openToOthers(folder)).toEqual([]);
});

test('links lead nowhere, unless the folder itself is one', () => {
  const outside = join(folder, 'outside');
  mkdirSync(outside, { mode: 0o755 });
  writeFileSync(join(outside, 'theirs.txt'), '', { mode: 0o644 });
  const dir = join(folder, 'data');
  mkdirSync(dir, { mode: 0o777 });
  symlinkSync(outside, join(dir, 'folder'));
  symlinkSync(join(outside, 'theirs.txt'), join(dir, 'file'));
  symlinkSync(join(dir, 'loop'), join(dir, 'loop'));
  const link = join(folder, 'link');
  symlinkSync(dir, link);
  expect(keepToOwner(link)).toEqual([]);
  expect(openToOthers(dir)).toEqual([]);
  expect(openToOthers(outside)).toEqual(['. 755', 'theirs.txt 644']);
});

test('the embedded database is closed to others from its first file on', async () => {
  keepToOwner(folder);
  const database = await openPglite({ dataDir: folder });
  await database.db.execute('create table letters (words text)');
  await database.db.execute("insert into letters values ('for one reader')");
  expect(openToOthers(folder)).toEqual([]);
  await database.close();
  expect(openToOthers(folder)).toEqual([]);
  const again = await openPglite({ dataDir: folder });
  const { rows } = (await again.db.execute('select words from letters')) as { rows: unknown[] };
  expect(rows).toEqual([{ words: 'for one reader' }]);
  await again.close();
  expect(openToOthers(folder)).toEqual([]);
  // Making a database takes seconds, on a busy machine many.
}, 120_000);

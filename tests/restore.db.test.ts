/** What bringing a backup back checks and refuses (issue 14). */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { filesOfPhoto } from '#app/server/backup/facts.ts';
import { makeBackup } from '#app/server/backup/make-backup.ts';
import { restoreBackup } from '#app/server/backup/restore-backup.ts';
import { recordChange } from '#features/audit/server/service.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import type { Database } from '#kit/server/db.ts';
import { photos } from '#kit/server/photos/table.ts';
import { testServerUrl } from '#kit/server/testing.ts';
import { openNew, openPlace, runCommand } from './backup-place.ts';
import type { Place } from './backup-place.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const journal = join(import.meta.dirname, '../migrations/meta/_journal.json');
const now = new Date('2026-08-21T18:00:00Z');
const photo = 'AbCdEfGhJkLmNpQr';
let source: Place;
let backup: string;
let before: string;
beforeAll(async () => {
  source = await openPlace();
  const database = await source.make();
  await fill(database);
  await database.db.insert(photos).values({ id: photo, uploadedBy: 'somebody', width: 10, height: 10, createdAt: now });
  before = await everything(database);
  await database.close();
  await mkdir(join(source.env.DATA_DIR, 'photos'), { recursive: true });
  // One more that no row names: an upload that is under way.
  for (const name of [...filesOfPhoto(photo), ...filesOfPhoto('ZbCdEfGhJkLmNpQr')])
    await writeFile(join(source.env.DATA_DIR, 'photos', name), `the bytes of ${name}`);
  backup = await makeBackup(source.env, now, () => undefined);
});
let target: Place;
let copy: string;
beforeEach(async () => {
  target = await openPlace();
  copy = join(target.env.BACKUP_DIR, 'copy');
  await cp(dirname(backup), target.env.BACKUP_DIR, { recursive: true });
  await cp(backup, copy, { recursive: true });
  return () => target.drop();
});
afterAll(() => source.drop());

const change = (title: string) =>
  ({ actor: { id: 'admin' }, at: now, action: 'update', entity: 'events', entityId: 'one', title }) as const;

/** What the log says in the order in which it was written, after one more entry. */
async function writtenOn({ db }: Database): Promise<string[]> {
  await recordChange(db, change('third'));
  const { title, written } = auditEntries;
  return (await db.select({ title }).from(auditEntries).orderBy(written)).map((entry) => entry.title);
}

/** Something of every kind that search knows, with every type of column, and a word that a copy could trip over. */
async function fill({ db }: Database): Promise<void> {
  await recordChange(db, change('first'), change('second'));
  await anEvent(db, { title: { en: 'Foam "night"\n\\N {} ñ 🌊', es: 'Espuma' } });
  await anEvent(db);
  await aRental(db);
  await aJob(db);
}

/** Every row of every table as its text, in one order. */
async function everything({ db }: Database): Promise<string> {
  const all = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  let text = '';
  const tables: unknown = await db.execute(sql.raw(all));
  for (const { name } of (tables as { rows: { name: string }[] }).rows) {
    const rows: unknown = await db.execute(sql.raw(`select t::text as row from "${name}" t order by 1`));
    text += `${name}: ${JSON.stringify((rows as { rows: unknown[] }).rows)}\n`;
  }
  return text;
}

/** Into files that are copied: that the house makes an embedded database anew is proven by its command (backup.db). */
const restore = async ({ withoutErasures = false } = {}): Promise<string[]> => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  await restoreBackup(target.env, { folder: copy, withoutErasures }, say, openNew);
  return said;
};

/** Writes a file of the copy anew, with the checksums and the manifest that belong to it: a mistake, not a scratch. */
async function forge(change: { file?: string; bytes?: Buffer; manifest?: object }): Promise<void> {
  const sum = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
  const at = (name: string) => join(copy, name);
  let checksums = await readFile(at('checksums.sha256'), 'utf8');
  if (change.file !== undefined && change.bytes !== undefined) {
    await writeFile(at(change.file), change.bytes);
    checksums = checksums.replace(new RegExp(`^\\w+(?=  ${change.file}$)`, 'm'), sum(change.bytes));
    await writeFile(at('checksums.sha256'), checksums);
  }
  const manifest = JSON.parse(await readFile(at('manifest.json'), 'utf8')) as object;
  await writeFile(at('manifest.json'), JSON.stringify({ ...manifest, checksums: sum(checksums), ...change.manifest }));
}

const isLeftAlone = async () =>
  (await readdir(target.env.DATA_DIR).catch(() => [])).filter((name) => name !== 'photos');

test('brings back every row as it was and every photo that is named, and says what it checked', async () => {
  expect(await restore()).toEqual([
    expect.stringMatching(/^Every file is what was written: 7 of them, on 2026-08-21T18:00:00.000Z\.$/),
    expect.stringMatching(/^Every row is there: \d+ in \d+ tables\.$/),
    'The ledger adds up for every order, and its totals are those of the backup.',
    'Every photo is there: 1 of them.',
    "0 people who were erased since are erased again; the ledger's totals are the same.",
    expect.stringMatching(/^Everybody signs in anew\. The tables are those of \d{4}_\w+\.$/),
  ]);
  expect((await readdir(join(target.env.DATA_DIR, 'photos'))).toSorted()).toEqual(filesOfPhoto(photo).toSorted());
  const database = await target.open();
  expect(await everything(database)).toBe(before);
  expect(await writtenOn(database)).toEqual(['first', 'second', 'third']);
  // Triggers are awake again, references are kept again.
  await expect(database.db.execute(sql`delete from events`)).resolves.toBeDefined();
  expect(await everything(database)).not.toContain('search_entries_event: [{');
  await database.close();
});

test('a house of the embedded database moves to a PostgreSQL server, and not the other way', async () => {
  const other = await openPlace(testServerUrl() === undefined ? 'PostgreSQL' : 'PGlite');
  if (testServerUrl() === undefined) {
    await forge({ manifest: { engine: 'PostgreSQL' } });
    await expect(restore()).rejects.toThrow('needs one to be restored to');
  } else {
    const database = await other.make();
    await fill(database);
    before = await everything(database);
    await database.close();
    copy = await makeBackup(other.env, now, () => undefined);
    await restore();
    const moved = await target.open();
    expect(await everything(moved)).toBe(before);
    expect(await writtenOn(moved)).toEqual(['first', 'second', 'third']);
    await moved.close();
  }
  await other.drop();
});

test.each([
  ['is no backup', () => rm(join(copy, 'manifest.json'))],
  ['another format', () => forge({ manifest: { format: 2 } })],
  ['a newer version of the house', () => forge({ manifest: { schema: '9999_from_tomorrow' } })],
  ['not what was written', () => writeFile(join(copy, 'photos', `${photo}-480.avif`), 'other bytes')],
  ['is missing', () => rm(join(copy, 'photos', `${photo}-960.webp`))],
  ['The photos are not all there', () => drop(`photos/${photo}-480.webp`)],
  ['events 2 instead of 0', () => forge({ manifest: { counts: {} } })],
  ['The ledger: buyer 0 instead of -100', () => forge({ manifest: { ledger: { buyer: -100 } } })],
  ['erased.txt is missing', () => rm(join(target.env.BACKUP_DIR, 'erased.txt'))],
  ['DATA_DIR is not empty', () => mkdir(join(target.env.DATA_DIR, 'photos'), { recursive: true })],
])('refuses with "%s", and leaves nothing behind', async (words, spoil) => {
  await spoil();
  await expect(restore()).rejects.toThrow(words);
  expect(await isLeftAlone()).toEqual([]);
});

/** Takes a file out of the copy and of what it says of itself. */
async function drop(file: string): Promise<void> {
  await rm(join(copy, file));
  const path = join(copy, 'checksums.sha256');
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => !line.endsWith(file));
  await writeFile(path, lines.join('\n'));
  await forge({});
}

test('a backup goes when it was kept as long as promised and a newer one is whole; what is not one stays, what was not finished goes after a day', async () => {
  const { BACKUP_DIR } = source.env;
  const begun = '2026-09-25T16-30-00-000Z.part';
  for (const name of ['2026-01-02T03-04-05-006Z.part', '2026-09-24T16-30-00-000Z.part', begun, 'of my own'])
    await mkdir(join(BACKUP_DIR, name));
  const later = await makeBackup(source.env, new Date('2026-09-25T17:00:00Z'), () => undefined);
  expect(await readdir(BACKUP_DIR)).toContain(basename(backup));
  const last = await makeBackup(source.env, new Date('2026-09-25T19:00:00Z'), () => undefined);
  const left = [begun, basename(later), basename(last), 'erased.txt', 'of my own'];
  expect((await readdir(BACKUP_DIR)).toSorted()).toEqual(left);
  await cp(last, backup, { recursive: true });
});

test('the commands say in a sentence what is wrong', async () => {
  const lost = await runCommand('restore', target.env, join(target.env.BACKUP_DIR, 'nowhere'));
  expect([lost.code, lost.said]).toEqual([1, expect.stringMatching(/^The restore failed: .+ is no backup: .+\n$/)]);
  const nameless = await runCommand('restore', target.env);
  expect([nameless.code, nameless.said]).toEqual([1, expect.stringMatching(/^The restore failed: Name the folder/)]);
});

test('an older backup is brought up to date, also when nobody has a list and that is said; a cut one is refused', async () => {
  const older = await openPlace('PGlite');
  const database = await openNew(older.env.DATA_DIR);
  await database.migrate('0009_payouts');
  await database.close();
  await rm(copy, { recursive: true });
  await cp(await makeBackup(older.env, now, () => undefined), copy, { recursive: true });
  await older.drop();
  await rm(join(target.env.BACKUP_DIR, 'erased.txt'));

  const file = 'database.jsonl.gz';
  const whole = await readFile(join(copy, file));
  await forge({ file, bytes: gzipSync(gunzipSync(whole).toString().trimEnd().split('\n').slice(0, -1).join('\n')) });
  await expect(restore({ withoutErasures: true })).rejects.toThrow('cut short');
  expect(await isLeftAlone()).toEqual([]);

  await forge({ file, bytes: whole });
  const last = JSON.parse(await readFile(journal, 'utf8')).entries.at(-1).tag;
  expect((await restore({ withoutErasures: true })).at(-1)).toBe(
    `Everybody signs in anew. The tables are those of ${last}.`,
  );
});

/** Brings a backup back into an empty place, checks that all of it is there, and erases again who was erased since. */
import { createReadStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { passwordResets, sessions } from '#features/auth/server/table.ts';
import type { Ask, Database, Db } from '#kit/server/db.ts';
import { hasMigration, openPglite, openPostgres, runPgProgram } from '#kit/server/db.ts';
import { linesIn } from '#kit/server/rows/lines.ts';
import { loadRows } from '#kit/server/rows/load-rows.ts';
import { addToErasureList, erasureListIn, keepErasures, readErasureList } from './erasure-list.ts';
import { filesOfPhoto, readFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Places } from './make-backup.ts';
import { BackupError, names, openSealed } from './manifest.ts';

type Sealed = Awaited<ReturnType<typeof openSealed>>;
type Say = (line: string) => void;
type Wish = { readonly folder: string; readonly withoutErasures: boolean };

/**
 * Throws BackupError for what its caller can mend: a place that is not empty, a backup that is not whole, no list.
 * `openNew` makes an embedded database in a folder that has none.
 */
export async function restoreBackup(
  env: Places,
  { folder, withoutErasures }: Wish,
  say: Say,
  openNew = (dataDir: string): Promise<Database> => openPglite({ dataDir }),
): Promise<void> {
  const backup = await openSealed(folder);
  say(`Every file is what was written: ${backup.files.size} of them, on ${backup.madeAt}.`);
  if (!(await hasMigration(backup.schema)))
    throw new BackupError(`The backup is of a newer version of the house than this one (${backup.schema}).`);
  if (backup.engine === 'PostgreSQL' && env.DATABASE_URL === undefined)
    throw new BackupError('A backup of a PostgreSQL server needs one to be restored to: name it in DATABASE_URL.');
  const beside = erasureListIn(dirname(resolve(folder)));
  const list = await readErasureList(beside);
  if (list === undefined && !withoutErasures)
    throw new BackupError(
      `${beside} is missing: without it whoever was erased since the backup comes back. Put it there, or say --without-erasures.`,
    );
  await requireEmpty(env);
  // Whole or not at all: it grows in a folder of its own, whose parts get their names at the end, the database last.
  const growing = join(env.DATA_DIR, 'restoring');
  await mkdir(join(growing, names.photos), { recursive: true, mode: 0o700 });
  try {
    await addToErasureList(erasureListIn(env.BACKUP_DIR), list ?? []);
    await copyPhotosBack(folder, backup, join(growing, names.photos));
    const database = await (env.DATABASE_URL === undefined
      ? openNew(growing)
      : openPostgres(env.DATABASE_URL, { connections: 2 }));
    await fillDatabase(database, env, folder, backup, say);
    for (const part of [names.photos, 'pg'])
      if (existsSync(join(growing, part))) await rename(join(growing, part), join(env.DATA_DIR, part));
  } finally {
    await rm(growing, { recursive: true, force: true });
  }
}

async function requireEmpty(env: Places): Promise<void> {
  const found = existsSync(env.DATA_DIR) ? await readdir(env.DATA_DIR) : [];
  const taken = found.filter((name) => [names.photos, 'pg', 'restoring'].includes(name));
  if (taken.length > 0)
    throw new BackupError(
      `DATA_DIR is not empty: ${env.DATA_DIR} has ${taken.join(', ')}. Name another, or move it away.`,
    );
}

async function copyPhotosBack(folder: string, { files }: Sealed, to: string): Promise<void> {
  for (const file of files) {
    if (!file.startsWith(`${names.photos}/`)) continue;
    const path = join(to, file.slice(names.photos.length + 1));
    await copyFile(join(folder, file), path);
    await chmod(path, 0o600);
  }
}

async function fillDatabase(database: Database, env: Places, folder: string, backup: Sealed, say: Say): Promise<void> {
  try {
    await requireNoTables(database.db);
    await fillEmpty(database, env, folder, backup, say).catch(async (error: unknown) => {
      await emptyAgain(database).catch(() => say('The database could not be emptied again: make a new one.'));
      throw error;
    });
  } finally {
    await database.close();
  }
}

/** The folder of an embedded database goes as a whole; on a server what was begun goes here. */
async function emptyAgain({ db, engine }: Database): Promise<void> {
  if (engine === 'PostgreSQL')
    await db.execute(
      sql`drop schema if exists drizzle cascade; drop schema if exists public cascade; create schema public`,
    );
}

async function fillEmpty(database: Database, env: Places, folder: string, backup: Sealed, say: Say): Promise<void> {
  const { db } = database;
  if (backup.engine === 'PostgreSQL' && env.DATABASE_URL !== undefined)
    await runPgProgram('pg_restore', env.DATABASE_URL, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      join(folder, names.dump),
    ]);
  else await loadCopy(database, folder, backup);
  requireSame(await factsOf(db), backup, say);
  await database.migrate();
  const again = await keepErasures(db, erasureListIn(env.BACKUP_DIR));
  // Whoever has signed out or changed a password since must not be signed in by what the backup remembers.
  await db.delete(sessions);
  await db.delete(passwordResets);
  const { ledger, schema } = await factsOf(db);
  requireFigures('The ledger after erasing again', ledger, backup.ledger);
  say(`${again} people who were erased since are erased again; the ledger's totals are the same.`);
  say(`Everybody signs in anew. The tables are those of ${schema}.`);
}

async function requireNoTables(db: Db): Promise<void> {
  const result: unknown = await db.execute(
    sql`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if ((result as { rows: unknown[] }).rows.length > 0)
    throw new BackupError('The database of DATABASE_URL is not empty. Make a new one and name it there.');
}

async function loadCopy(database: Database, folder: string, backup: Sealed): Promise<void> {
  await database.migrate(backup.schema);
  // A file that can't be read ends the reading of its text with the same error.
  const text = pipeline(createReadStream(join(folder, names.rows)), createGunzip(), () => undefined);
  await loadRows(database.db, linesIn(text));
}

/** What a database holds now; nobody else is there to change it between two questions. */
function factsOf(db: Db): Promise<Facts> {
  const ask: Ask = async (statement) => {
    const result: unknown = await db.execute(sql.raw(statement));
    return (result as { rows: Record<string, string | null>[] }).rows.map((row) => Object.values(row));
  };
  return readFacts(ask);
}

function requireSame(facts: Facts, backup: Sealed, say: Say): void {
  if (facts.schema !== backup.schema) throw new BackupError(`The tables are of ${facts.schema}, not ${backup.schema}.`);
  requireFigures('The rows', facts.counts, backup.counts);
  const tables = Object.keys(facts.counts).length;
  say(`Every row is there: ${Object.values(facts.counts).reduce((sum, count) => sum + count, 0)} in ${tables} tables.`);
  if (facts.unbalanced.length > 0)
    throw new BackupError(`The ledger does not add up for ${facts.unbalanced.join(', ')}.`);
  requireFigures('The ledger', facts.ledger, backup.ledger);
  say('The ledger adds up for every order, and its totals are those of the backup.');
  const known = new Set(backup.photos.missing);
  const lost = facts.photos
    .filter((id) => !known.has(id))
    .flatMap(filesOfPhoto)
    .filter((file) => !backup.files.has(`${names.photos}/${file}`));
  if (lost.length > 0) throw new BackupError(`The photos are not all there: ${lost.join(', ')}.`);
  say(`Every photo is there: ${facts.photos.length - known.size} of them.`);
  if (known.size > 0) say(`The files of ${known.size} photos were gone when the backup was made.`);
}

function requireFigures(what: string, found: Facts['counts'], wanted: Facts['counts']): void {
  const all = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
  const wrong = all.filter((name) => found[name] !== wanted[name]);
  if (wrong.length > 0)
    throw new BackupError(
      `${what}: ${wrong.map((name) => `${name} ${found[name] ?? 0} instead of ${wanted[name] ?? 0}`).join(', ')}.`,
    );
}

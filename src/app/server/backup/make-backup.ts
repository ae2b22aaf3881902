/** Makes a backup while the house sells: database first, then the photos that it names. Whole or not at all. */
import { constants, createWriteStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { keptSince, retention } from '#features/site/retention.ts';
import { askServer, openPglite, runPgProgram } from '#kit/server/db.ts';
import type { Env } from '#kit/server/env.ts';
import { readPhotoName } from '#kit/server/photos/store.ts';
import { lastLine } from '#kit/server/rows/lines.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { askForCopy, copyEmbedded } from './control.ts';
import { addToErasureList, erasureListIn } from './erasure-list.ts';
import { filesOfPhoto, readFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { BackupError, names, seal } from './manifest.ts';

export type Places = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR'>;

/** Gives the folder of the backup. Throws BackupError for what its caller can mend; then nothing is left behind. */
export async function makeBackup(env: Places, at: Date, say: (line: string) => void): Promise<string> {
  const folder = join(env.BACKUP_DIR, nameOf(at));
  const part = `${folder}.part`;
  await mkdir(join(part, names.photos), { recursive: true, mode: 0o700 });
  try {
    // A photo can be taken away between the database's copy and its own: what is there now is copied first.
    await copyPhotos(env, part, await photosIn(env));
    const engine = env.DATABASE_URL === undefined ? 'PGlite' : 'PostgreSQL';
    const facts = await (env.DATABASE_URL === undefined
      ? copyRows(env.DATA_DIR, join(part, names.rows))
      : dumpServer(env.DATABASE_URL, join(part, names.dump)));
    if (facts.unbalanced.length > 0)
      say(`The ledger does not add up for ${facts.unbalanced.length} orders, the first is ${facts.unbalanced[0]}.`);
    const missing = await takePhotos(env, part, facts);
    if (missing.length > 0) say(`The files of ${missing.length} photos are gone, the first is ${missing[0]}.`);
    const { schema, counts, ledger, photos, erased } = facts;
    const ofPhotos = { count: photos.length, missing };
    await seal(part, { madeAt: at.toISOString(), engine, schema, counts, ledger, photos: ofPhotos });
    await rename(part, folder);
    await addToErasureList(erasureListIn(env.BACKUP_DIR), erased);
    await dropOldBackups(env.BACKUP_DIR, at, say);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    say(`${folder}: ${rows} rows of ${Object.keys(counts).length} tables, ${photos.length} photos, ${schema}.`);
    return folder;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

const photosOf = (env: Places) => join(env.DATA_DIR, 'photos');

async function photosIn(env: Places): Promise<string[]> {
  const found = existsSync(photosOf(env)) ? await readdir(photosOf(env)) : [];
  return found.filter((name) => readPhotoName(name) !== undefined);
}

/** Copies files that are not there yet; one that has gone meanwhile is left out. */
async function copyPhotos(env: Places, part: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const to = join(part, names.photos, file);
    if (existsSync(to)) continue;
    try {
      await copyFile(join(photosOf(env), file), to, constants.COPYFILE_FICLONE);
      await chmod(to, 0o600);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

/** The photos that the database names and no others; gives those whose files are not all to be had. */
async function takePhotos(env: Places, part: string, { photos }: Facts): Promise<string[]> {
  const wanted = new Set(photos.flatMap(filesOfPhoto));
  await copyPhotos(env, part, [...wanted]);
  const copied = new Set(await readdir(join(part, names.photos)));
  for (const file of copied) if (!wanted.has(file)) await rm(join(part, names.photos, file));
  return photos.filter((id) => filesOfPhoto(id).some((file) => !copied.has(file)));
}

/** The open house is asked; when it is closed, its database is opened here. */
async function copyRows(dataDir: string, to: string): Promise<Facts> {
  const write = async ({ facts, lines }: Awaited<ReturnType<typeof copyEmbedded>>) => {
    let last = '';
    const text = async function* () {
      for await (const line of lines) yield `${(last = line)}\n`;
    };
    await pipeline(text(), createGzip(), createWriteStream(to, { mode: 0o600 }));
    if (last !== lastLine) throw new BackupError('The house closed while it was being copied. Try again.');
    return facts;
  };
  const copy = await askForCopy(dataDir);
  if (copy !== undefined) return write(copy);
  if (!existsSync(join(dataDir, 'pg'))) throw new BackupError(`There is no database in ${dataDir}.`);
  const database = await openPglite({ dataDir, isBrief: true });
  try {
    if (database.embedded === undefined) throw new Error('An embedded database is embedded.');
    return await write(await copyEmbedded(database.embedded));
  } finally {
    await database.close();
  }
}

/** The snapshot of one transaction is what the facts are read of and what pg_dump writes. */
async function dumpServer(url: string, to: string): Promise<Facts> {
  return askServer(url, async (ask) => {
    await ask('begin isolation level repeatable read read only');
    const [[snapshot] = []] = await ask('select pg_export_snapshot()');
    const facts = await readFacts(ask);
    const kind = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments'];
    await runPgProgram('pg_dump', url, [...kind, `--snapshot=${snapshot}`, `--file=${to}`]);
    await chmod(to, 0o600);
    return facts;
  });
}

/** A backup's name is its instant, so that names sort as they were made. */
const nameOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(?:\.part)?$/.test(name);

/**
 * Takes away what is older than the privacy policy says, for backups hold personal data; unfinished ones after a day. Call it
 * when a newer one is whole: the last one never goes.
 */
async function dropOldBackups(folder: string, at: Date, say: (line: string) => void): Promise<void> {
  const oldest = nameOf(keptSince(retention.backups, at));
  const yesterday = nameOf(daysBefore(at, 1));
  for (const name of await readdir(folder)) {
    const isUnfinished = name.endsWith('.part');
    if (!isName(name) || name >= (isUnfinished ? yesterday : oldest)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    say(
      isUnfinished
        ? `${name} was never finished and is gone.`
        : `${name} was kept for ${retention.backups.days} days and is gone.`,
    );
  }
}

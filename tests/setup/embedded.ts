/**
 * The embedded database as tests and journeys begin with it: files of one that is new, files of one that has all its
 * tables and nothing in them, and the latter as one file, for those in memory. Making a new one takes three seconds of a
 * processor and its tables two more; copying its files takes a tenth of one. So they are kept in `.cache/` until something
 * they are made from changes, which are the migrations, what runs them, and the libraries.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '#kit/server/db.ts';
import type { Embedded } from '#kit/server/testing.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache');

function nameOfIt(): string {
  const sources = ['migrations/**/*.*', 'src/kit/server/database/*.ts', 'tests/setup/embedded.ts', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  return `embedded-${hash.digest('hex').slice(0, 16)}`;
}

const partsOf = (place: string): Embedded => ({
  fresh: join(place, 'fresh'),
  migrated: join(place, 'migrated'),
  dump: join(place, 'migrated.tar'),
});

async function make({ fresh, migrated, dump }: Embedded): Promise<void> {
  await (await openPglite({ dataDir: fresh })).close();
  cpSync(fresh, migrated, { recursive: true });
  const database = await openPglite({ dataDir: migrated });
  await database.migrate();
  const whole = await database.embedded?.dumpDataDir('none');
  await database.close();
  await writeFile(dump, whole?.stream() ?? '');
}

/** Gives where they lie. */
export async function readyEmbedded(): Promise<Embedded> {
  const name = nameOfIt();
  const place = join(cache, name);
  if (existsSync(place)) return partsOf(place);
  const aside = join(cache, `making-${name}-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  await make(partsOf(aside));
  for (const old of readdirSync(cache).filter((other) => /^(?:embedded|migrated)-/.test(other) && other !== name))
    rmSync(join(cache, old), { recursive: true, force: true });
  // Moved to its place whole: who is ended meanwhile leaves nothing half done, and who was quicker has made the same.
  if (existsSync(place)) rmSync(aside, { recursive: true });
  else renameSync(aside, place);
  return partsOf(place);
}

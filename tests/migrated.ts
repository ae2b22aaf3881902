/**
 * The embedded database with all its tables and nothing in them, as a file to open others from. Making it takes six
 * seconds of a processor, and both houses of the journeys and each run of doors begin with it: it is kept in `.cache/`
 * until something it is made from changes, which are the migrations, what runs them, and the libraries.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dumpPglite } from '#kit/server/db.ts';

const root = join(import.meta.dirname, '..');
const kept = join(root, '.cache');

function nameOfIt(): string {
  const sources = ['migrations/**/*.*', 'src/kit/server/database/*.ts', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  return `migrated-${hash.digest('hex').slice(0, 16)}.tar`;
}

export async function readMigrated(): Promise<Buffer<ArrayBuffer>> {
  const name = nameOfIt();
  const place = join(kept, name);
  if (existsSync(place)) return readFileSync(place);
  const dump = await dumpPglite((database) => database.migrate());
  const bytes = Buffer.from(await dump.arrayBuffer());
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept).filter((other) => other.startsWith('migrated-') && other.endsWith('.tar')))
    rmSync(join(kept, old), { force: true });
  // Moved to its place whole: who is ended meanwhile leaves nothing half done.
  const aside = `${place}-${process.pid}`;
  writeFileSync(aside, bytes);
  renameSync(aside, place);
  return bytes;
}

/**
 * The programs that tests start and end. Bundling them takes five seconds of a processor, and a whole run asks the doors
 * twice: they are kept in `.cache/` until something they are made from changes.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms } from '../scripts/building/bundle-programs.ts';

const programs = {
  'crash-process': 'tests/crash-process.ts',
  'record-process': 'tests/record-process.ts',
  'front-process': 'tests/front-process.ts',
  backup: 'src/app/server/backup/backup-main.ts',
  restore: 'src/app/server/backup/restore-main.ts',
};

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const prefix = 'programs-';
/** Another run may still use those of a moment ago. */
const maxKept = 3;

function nameOfThem(): string {
  const sources = ['src/**/*.*', 'tests/*.ts', 'scripts/building/*.ts', 'package-lock.json', 'tsconfig.json'];
  const hash = createHash('sha256').update(process.version);
  for (const path of globSync(sources, { cwd: root }).toSorted())
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(join(root, path)));
  return prefix + hash.digest('hex').slice(0, 16);
}

/** Gives their folder. */
export async function buildPrograms(): Promise<string> {
  const folder = join(cache, nameOfThem());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const aside = `${folder}-${process.pid}`;
  await bundlePrograms(programs, aside);
  // Moved to its place whole: who is ended meanwhile leaves nothing half done, and who was quicker has made the same.
  if (existsSync(folder)) rmSync(aside, { recursive: true });
  else renameSync(aside, folder);
  const age = (name: string) => statSync(join(cache, name)).mtimeMs;
  const all = readdirSync(cache).filter((name) => name.startsWith(prefix));
  for (const old of all.toSorted((a, b) => age(b) - age(a)).slice(maxKept))
    rmSync(join(cache, old), { recursive: true, force: true });
  return folder;
}

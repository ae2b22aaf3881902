/** The programs that tests start and end. */
import { mkdtemp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePrograms } from '../scripts/bundle-programs.ts';

const programs = {
  'crash-process': 'tests/crash-process.ts',
  'record-process': 'tests/record-process.ts',
  'front-process': 'tests/front-process.ts',
  backup: 'src/app/server/backup/backup-main.ts',
  restore: 'src/app/server/backup/restore-main.ts',
};

/** Gives their folder, which is the caller's to take away. */
export async function buildPrograms(): Promise<string> {
  const cache = join(import.meta.dirname, '../.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'programs-'));
  await bundlePrograms(programs, folder);
  return folder;
}

/**
 * The programs that tests start and end, each with its sources in one file: a house of hundreds of files takes
 * three seconds of a core before it does anything, in one file it takes one. What they do is the same.
 */
import { mkdtemp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

const programs = {
  'crash-process': 'tests/crash-process.ts',
  'front-process': 'tests/front-process.ts',
  backup: 'src/app/server/backup/backup-main.ts',
  restore: 'src/app/server/backup/restore-main.ts',
};

/** A source finds what lies beside it where it was written, not where it was bundled. */
const ownFolders: Plugin = {
  name: 'own-folders',
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};

/** Gives their folder, which is the caller's to take away. It lies in the project, where they find their libraries. */
export async function buildPrograms(): Promise<string> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'programs-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownFolders],
    // What reads files of its own stays where they are.
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'nodemailer', 'pdfkit', 'pg', 'pino', 'sharp'] },
    build: { ssr: true, outDir: folder, minify: false, target: 'esnext', rolldownOptions: { input: programs } },
  });
  return folder;
}

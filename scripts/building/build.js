import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths.js';
import { runQuietly } from '../run.js';

const stamp = at('dist', '.built');
const sources = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** When the newest of these changed. A folder counts too: its date changes when a file in it is removed. */
function newestChange(paths) {
  let newest = 0;
  for (const path of paths) {
    if (!existsSync(path) || /\.test\.tsx?$/.test(path)) continue;
    const found = statSync(path);
    newest = Math.max(newest, found.mtimeMs);
    if (found.isDirectory()) newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))));
  }
  return newest;
}

export function isBuilt(stampPath = stamp, paths = sources.map((name) => at(name))) {
  return existsSync(stampPath) && statSync(stampPath).mtimeMs >= newestChange(paths);
}

/** Notes a good build: what is newer than this note is not in it. */
export function noteBuild() {
  writeFileSync(stamp, '');
}

/** Builds the web half, and the server into one file, when a source is newer than the last good build. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await runQuietly('Building', 'npm', ['run', '--silent', 'build']);
  noteBuild();
}

import { requireNode } from './node-version.js';
import { ensureInstalled } from './install.js';
import { serve } from './serve.js';

/** `npm run restore`: brings a backup back into an empty place. */
requireNode();
try {
  await ensureInstalled();
  await serve('src/app/server/backup/restore-main.ts', 'production', process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

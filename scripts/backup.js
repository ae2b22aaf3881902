import { requireNode } from './node-version.js';
import { ensureInstalled } from './install.js';
import { serve } from './serve.js';

/** `npm run backup`: a copy of database and photos into BACKUP_DIR, also while the server runs. */
requireNode();
try {
  await ensureInstalled();
  await serve('src/app/server/backup/backup-main.ts', 'production', process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** `npm run restore -- FOLDER`: brings a backup back into an empty place and says what it checked. */
import { readEnv } from '#kit/server/env.ts';
import { sayLine } from '../process/terminal.ts';
import { BackupError } from './manifest.ts';
import { inPlainWords } from './plain-words.ts';
import { restoreBackup } from './restore-backup.ts';

const flag = '--without-erasures';
// As the house does (kit/server/data-folder.ts): the embedded database gives its files and folders no modes of its own.
process.umask(0o077);

await inPlainWords('The restore failed', async () => {
  const [folder, ...rest] = process.argv.slice(2).filter((word) => word !== flag);
  if (folder === undefined || rest.length > 0)
    throw new BackupError(`Name the folder of one backup: npm run restore -- backups/2026-06-26T17-00-00-000Z`);
  await restoreBackup(readEnv(), { folder, withoutErasures: process.argv.includes(flag) }, sayLine);
  sayLine('Restored.');
});

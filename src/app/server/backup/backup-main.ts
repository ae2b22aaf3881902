/** `npm run backup`: a consistent copy of database and photos, while the house sells. */
import { readEnv } from '#kit/server/env.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { sayLine } from '../process/terminal.ts';
import { makeBackup } from './make-backup.ts';
import { inPlainWords } from './plain-words.ts';

await inPlainWords('The backup failed', async () => {
  await makeBackup(readEnv(), systemClock(), sayLine);
});

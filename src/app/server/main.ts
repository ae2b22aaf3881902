/** env → database → app → listen → close with grace. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from '#kit/shared/clock.ts';
import { readEnv } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';
import { openHouse } from './process/open-house.ts';
import type { Web } from './pages.ts';
import { serveHouse } from './process/serve-house.ts';
import { namedFault, requireAdmin, sentenceOf } from './process/start-faults.ts';
import { sayAddress, sayLine } from './process/terminal.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The web half as it was built. */
async function loadWeb(): Promise<Web> {
  const entry: { default: Web } = await import(pathToFileURL(join(dist, 'server/server.js')).href);
  return entry.default;
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  requireAdmin(env);
  const opening = openHouse(env, systemClock, log, sayLine).catch((error: unknown) => {
    throw namedFault(env, error);
  });
  const [house, web] = await Promise.all([opening, loadWeb()]);
  const server = serveHouse({ house, web, folder: join(dist, 'client'), env, log });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'EADDRINUSE'
        ? `PORT ${env.PORT} is in use on ${env.HOST}. Stop what runs there, or choose another PORT.`
        : `HOST ${env.HOST} is no address of this machine, or PORT ${env.PORT} is not ours to use: ${error.message}.`;
    // Last, where it is seen: what was under way may complain that its house closes.
    void house.close().finally(() => {
      sayLine(why);
      process.exit(1);
    });
  });
  server.listen(env.PORT, env.HOST, () => sayAddress(house.publicUrl, house.admin));
}

try {
  await main();
} catch (error) {
  sayLine(sentenceOf(error));
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200).unref();
}

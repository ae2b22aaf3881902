/** env → database → app → listen → close with grace. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataLockedError } from '#kit/server/data-lock.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { EnvError, mapOrigins, readEnv, stripeKeys } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';
import { staticFiles } from '#kit/server/static-files.ts';
import { createFront } from './front.ts';
import { openHouse } from './open-house.ts';
import { createPages } from './pages.ts';
import type { Render } from './pages.ts';
import { sayAddress, sayLine } from './terminal.ts';
import { closeWithGrace } from './grace.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The web half as it was built. */
async function loadRender(): Promise<Render> {
  const entry: { default: { fetch: Render } } = await import(pathToFileURL(join(dist, 'server/server.js')).href);
  return entry.default.fetch;
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const [house, render] = await Promise.all([openHouse(env, systemClock, log, sayLine), loadRender()]);
  const { api, clock, publicUrl } = house;
  const withStripe = stripeKeys(env) !== undefined;
  const pages = createPages({ api, render, clock, log, publicUrl, mapOrigins: mapOrigins(env), withStripe });
  const files = staticFiles(join(dist, 'client'));
  const server = createServer(createFront({ api, pages, files, publicUrl, trustedProxies: env.TRUSTED_PROXIES, log }));
  // Longer than proxies and clients keep an idle connection: who closes first must not be we, while a call is on its way.
  server.keepAliveTimeout = 75_000;
  closeWithGrace(server, house.close, log);
  server.on('error', (error: NodeJS.ErrnoException) => {
    sayLine(
      error.code === 'EADDRINUSE'
        ? `PORT ${env.PORT} is in use on ${env.HOST}. Stop what runs there, or choose another PORT.`
        : error.message,
    );
    void house.close().finally(() => process.exit(1));
  });
  server.listen(env.PORT, env.HOST, () => sayAddress(publicUrl, house.admin));
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof EnvError || error instanceof DataLockedError;
  sayLine(
    isPlain
      ? error.message
      : `The start failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200).unref();
}

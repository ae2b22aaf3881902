/** Development: one process, the same front. Vite serves the web half with hot reload; a change to a room rebuilds the api. */
import { join } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { systemClock } from '#kit/shared/clock.ts';
import { fromElsewhere, readEnv } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';
import { staticFiles } from '#kit/server/static-files.ts';
import type { Api, buildApi } from './build-api.ts';
import type { createFront } from './process/front.ts';
import { closeWithGrace, createLeavingServer } from './process/grace.ts';
import { openHouse } from './process/open-house.ts';
import type { createPages, Web } from './pages.ts';
import { sentenceOf } from './process/start-faults.ts';
import { sayAddress, sayLine } from './process/terminal.ts';

type Front = ReturnType<typeof createFront>;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const leaving = createLeavingServer();
  const { server } = leaving;
  // The reload channel shares the server, so that the page's own policy (connect-src 'self') lets it through.
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const house = await openHouse(env, systemClock, log, sayLine);
  const { database, clock, publicUrl } = house;
  // Asked for each time: when its configuration changes Vite starts again, with new environments.
  const load = <T>(path: string): Promise<T> => {
    const ssr = vite.environments['ssr'];
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render in.');
    return ssr.runner.import(path);
  };
  let live: { build?: typeof buildApi; api: Api } = { api: house.api };

  await database.onTouched((table) => live.api.kept.drop(table));

  /** The front of the sources as they are now: Vite gives the same module until a file it needs has changed. */
  const currentFront = async (): Promise<Front> => {
    const [{ buildApi: build }, pagesModule, frontModule, web] = await Promise.all([
      load<{ buildApi: typeof buildApi }>('/src/app/server/build-api.ts'),
      load<{ createPages: typeof createPages }>('/src/app/server/pages.ts'),
      load<{ createFront: typeof createFront }>('/src/app/server/front.ts'),
      load<{ default: Web }>('/src/app/web/server.ts'),
    ]);
    if (live.build !== build) {
      await live.api.outbox.stop();
      live = { build, api: build(house.apiOptions) };
      live.api.outbox.start();
    }
    // Nothing is kept while developing: the next look shows the source as it is.
    live.api.kept.drop('*');
    const elsewhere = { ...fromElsewhere(env), inDevelopment: true };
    const files = staticFiles(join(import.meta.dirname, '../../../public'));
    const options = { api: live.api, web: web.default, clock, log, publicUrl, ...elsewhere };
    const pages = pagesModule.createPages(options);
    return frontModule.createFront({
      api: live.api,
      pages,
      files,
      publicUrl,
      trustedProxies: env.TRUSTED_PROXIES,
      log,
    });
  };

  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      currentFront()
        .then((front) => front(request, response))
        .catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          log.error({ error }, 'the sources do not load');
          response
            .writeHead(500, { 'content-type': 'text/plain' })
            .end(error instanceof Error ? error.stack : 'The sources do not load.');
        });
    });
  });
  closeWithGrace(
    leaving,
    async () => {
      await live.api.outbox.stop();
      await vite.close();
      await house.close();
    },
    log,
  );
  server.listen(env.PORT, env.HOST, () => sayAddress(publicUrl, house.admin));
}

try {
  await main();
} catch (error) {
  sayLine(sentenceOf(error));
  process.exit(1);
}

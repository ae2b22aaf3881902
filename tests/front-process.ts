/**
 * The house as production serves it, with a page of the test's own instead of the built ones, in a process of its own:
 * `node tests/front-process.ts folder [quietMs]`, told by the environment as always. Prints its port, and `held` when the
 * page /held is asked for; that page is drawn when a line comes in. `watch` begins to look at its memory, `memory` tells it.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { openHouse } from '#app/server/process/open-house.ts';
import type { Render } from '#app/server/pages.ts';
import { serveHouse } from '#app/server/process/serve-house.ts';
import { readEnv } from '#kit/server/env.ts';
import { createLog } from '#kit/server/log.ts';
import { systemClock } from '#kit/shared/clock.ts';

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const told = createInterface({ input: process.stdin });

const render: Render = async (request) => {
  if (new URL(request.url).pathname === '/held') {
    say({ held: true });
    await once(told, 'line');
  }
  return new Response(`<!doctype html><p>${'sol y sombra '.repeat(2000)}</p>`, {
    headers: { 'content-type': 'text/html' },
  });
};

/** The most memory there was at once since `watch`, and what there was before, in MB. */
let memory: { before: number; peak: number } | undefined;
const megabytes = () => process.memoryUsage.rss() / 1024 / 1024;
const look = () => {
  if (memory) memory.peak = Math.max(memory.peak, megabytes());
};
told.on('line', (line) => {
  if (line === 'watch') {
    memory = { before: megabytes(), peak: 0 };
    setInterval(look, 5);
  }
  if (line === 'memory') say({ ...memory });
});

const env = readEnv();
const log = createLog(env.LOG_LEVEL);
const house = await openHouse(env, systemClock, log, () => undefined);
const server = serveHouse({
  house,
  web: { fetch: render, addressOf: (asked) => asked },
  folder: process.argv[2] ?? '',
  env,
  log,
  quietMs: process.argv[3] === undefined ? undefined : Number(process.argv[3]),
});
server.listen(env.PORT, env.HOST, () => {
  // Node would do it at the end, which not each is let come to.
  flushCompileCache();
  say({ port: (server.address() as AddressInfo).port });
});

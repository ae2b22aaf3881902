/** The house on a port: front, pages and files over http, closed with grace. Production and its tests serve by it. */
import type { Server } from 'node:http';
import { fromElsewhere } from '#kit/server/env.ts';
import type { Env } from '#kit/server/env.ts';
import type { Log } from '#kit/server/log.ts';
import { staticFiles } from '#kit/server/static-files.ts';
import { createFront } from './front.ts';
import { closeWithGrace, createLeavingServer } from './grace.ts';
import type { House } from './open-house.ts';
import { createPages } from '../pages.ts';
import type { Web } from '../pages.ts';

/** `web` draws the pages, `folder` holds the files of the build, `quietMs` is of grace.ts. The server does not listen yet. */
export function serveHouse(options: {
  house: House;
  web: Web;
  folder: string;
  env: Env;
  log: Log;
  quietMs?: number | undefined;
}): Server {
  const { house, web, folder, env, log, quietMs } = options;
  const { api, clock, publicUrl } = house;
  const files = staticFiles(folder);
  const pages = createPages({ api, web, clock, log, publicUrl, ...fromElsewhere(env) });
  const front = createFront({ api, pages, files, publicUrl, trustedProxies: env.TRUSTED_PROXIES, log });
  const leaving = createLeavingServer(front, quietMs);
  const { server } = leaving;
  // Longer than proxies and clients keep an idle connection: who closes first must not be we, while a call is on its way.
  server.keepAliveTimeout = 75_000;
  closeWithGrace(leaving, house.close, log);
  return server;
}

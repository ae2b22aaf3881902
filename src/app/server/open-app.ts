/** What every request goes through on its way to a room: a number, headers, a line in the log, and how it is refused. */
import { type Context, Hono } from 'hono';
import { methodsOf } from '#kit/server/security/allowed-methods.ts';
import { ping } from '#kit/server/db.ts';
import { minRoom } from '#kit/server/disk-room.ts';
import { newId } from '#kit/server/ids.ts';
import { policyReports } from '#kit/server/security/policy-reports.ts';
import { problemReply } from '#kit/server/problems/problems.ts';
import { dataPolicy, refuseCrossSite, securityHeaders } from '#kit/server/security/security.ts';
import { languageOf, type AppEnv } from '#kit/server/call.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ApiOptions } from './api-options.ts';

type Options = Pick<ApiOptions, 'db' | 'clock' | 'log' | 'publicUrl' | 'room'> & { readonly isHttps: boolean };

/** An app without rooms: it says that it is alive, and what is not there. */
export function openApp({ db, clock, log, publicUrl, isHttps, room }: Options): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const headers = Object.entries(securityHeaders(isHttps));
  app.use(async (c, next) => {
    c.set('requestId', newId());
    const started = performance.now();
    await next();
    // What a page asks goes over no wire.
    if (c.env?.tags === undefined) {
      for (const [name, value] of headers) c.res.headers.set(name, value);
      c.res.headers.set('x-request-id', c.get('requestId'));
      if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', dataPolicy);
    }
    const ms = Math.round(performance.now() - started);
    // Paths hold no personal data: ids are random and queries are left out.
    log.info(
      { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'answered',
    );
  });
  app.route('/', policyReports({ db, clock, log }));
  app.use(refuseCrossSite(publicUrl));
  const failed = (c: Context<AppEnv>) => ({
    requestId: c.get('requestId') ?? newId(),
    language: languageOf(c.req.query('lang'), c.req.header('accept-language')),
    origin: publicUrl,
  });
  const methods = methodsOf(app);
  app.onError((error, c) => problemReply(error, failed(c), log));
  app.notFound((c) => {
    const allow = methods(c.req.path).join(', ');
    return allow === ''
      ? problemReply(new Problem('not_found', 'There is nothing here.'), failed(c), log)
      : problemReply(
          new Problem('method_not_allowed', `This address takes ${allow}.`),
          { ...failed(c), headers: { allow } },
          log,
        );
  });

  app.get('/healthz', (c) => c.json({ alive: true }));
  app.get('/readyz', async (c) => {
    await ping(db);
    if (room === undefined) return c.json({ ready: true });
    // On a full disk it goes on reading to people: whoever takes it from them for that takes everything.
    const bytes = await room();
    const hasRoom = bytes >= minRoom;
    if (!hasRoom) log.error({ bytes }, 'the disk is full: what would be written is refused');
    return c.json({ ready: true, hasRoom });
  });
  return app;
}

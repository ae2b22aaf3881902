/** What browsers tell of a page's policy (Reporting API, CSP level 3): the log learns what was refused, and of nobody. */
import { Hono } from 'hono';
import { z } from 'zod';
import { Problem } from '#kit/shared/problem.ts';
import { readBytes } from '../body.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '../db.ts';
import { createLimiter } from '../limits/limits.ts';
import { householdOf } from '../limits/network.ts';
import type { Log } from '../log.ts';
import { reportsPath } from './security.ts';
import type { AppEnv } from '../call.ts';

const maxBytes = 16 * 1024;
const maxReports = 10;
/** How often one household is heard, and how many lines all of them together may write. */
const perHousehold = { name: 'policy reports', calls: 20, seconds: 60 } as const;
const perHouse = { name: 'policy reports of all', calls: 60, seconds: 3600 } as const;

const Told = z.object({ directive: z.string().regex(/^[a-z-]{1,40}$/), blocked: z.string().max(2000), page: z.url() });
type Told = z.infer<typeof Told>;

/** The words of today's browsers, and the earlier ones. */
const Report = z.union([
  z
    .object({
      type: z.literal('csp-violation'),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string(), documentURL: z.string() }),
    })
    .transform(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    })),
  z
    .object({
      'csp-report': z.object({
        'effective-directive': z.string(),
        'blocked-uri': z.string(),
        'document-uri': z.string(),
      }),
    })
    .transform(({ 'csp-report': body }) => ({
      directive: body['effective-directive'],
      blocked: body['blocked-uri'],
      page: body['document-uri'],
    })),
]);

/** A page's address may name a person's ticket, a blocked one may hold anything: of each the part that says what kind it is. */
function plainly({ directive, blocked, page }: Told) {
  const kind = /^\/[a-z-]*/.exec(new URL(page).pathname)?.[0] ?? '/';
  if (/^[a-z-]{0,20}$/.test(blocked)) return { directive, blocked, page: kind };
  const { protocol, origin } = URL.canParse(blocked) ? new URL(blocked) : {};
  // What extensions of a browser bring along is refused too, and rightly.
  return protocol === 'http:' || protocol === 'https:' ? { directive, blocked: origin, page: kind } : undefined;
}

async function readReports(request: Request): Promise<unknown[]> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/reports+json' && type !== 'application/csp-report')
    throw new Problem('unsupported_media_type', 'Reports come as application/reports+json or application/csp-report.');
  const bytes = await readBytes(request, maxBytes);
  try {
    return [JSON.parse(Buffer.from(bytes).toString())].flat();
  } catch {
    throw new Problem('malformed', 'The body is not JSON.');
  }
}

/** The door for reports. It reads no session and changes nothing, so it may be used by whoever a browser says it is. */
export function policyReports({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Hono<AppEnv> {
  const senders = createLimiter(perHousehold);
  const house = createLimiter(perHouse);
  return new Hono<AppEnv>().post(reportsPath, async (c) => {
    await senders.spend(db, householdOf(c.env?.address ?? 'local'), clock());
    for (const report of (await readReports(c.req.raw)).slice(0, maxReports)) {
      const told = Report.pipe(Told).safeParse(report);
      const line = told.success ? plainly(told.data) : undefined;
      if (line === undefined) continue;
      const mayWrite = await house.spend(db, 'all', clock()).then(
        () => true,
        () => false,
      );
      if (mayWrite) log.warn(line, 'a browser refused a part of a page');
    }
    return c.body(null, 204);
  });
}

/** /sitemap.xml with what hangs today, and /robots.txt. */
import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { keyOf } from '#kit/server/kept.ts';
import type { Kept } from '#kit/server/kept.ts';
import { dataPolicy } from '#kit/server/security.ts';
import { keptResponse } from '#kit/server/serve.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { maxListings, robots, sitemap } from './sitemap.ts';
import type { ListedPage } from './sitemap.ts';

/** The pages of what the public lists show at this moment, last changed first, as many as a sitemap may name. */
async function listedPages(db: Db, at: Date): Promise<ListedPage[]> {
  const tonight = instantOf(nightOf(at), `0${nightEndsAtHour}:00`);
  const isListed = {
    events: and(eq(events.status, 'published'), gte(events.startsAt, tonight)),
    rentals: eq(rentals.status, 'published'),
    businesses: eq(businesses.status, 'published'),
    jobs: and(eq(jobs.status, 'published'), gt(jobs.listedUntil, at)),
  };
  const tables = { events, rentals, businesses, jobs };
  const pages: ListedPage[] = [];
  for (const type of ['events', 'rentals', 'businesses', 'jobs'] as const) {
    const table = tables[type];
    const rows = await db
      .select({ path: sql<string>`${`/${type}/`}::text || ${table.id}`, changed: table.updatedAt })
      .from(table)
      .where(isListed[type])
      .orderBy(desc(table.updatedAt), desc(table.id))
      .limit(maxListings);
    pages.push(...rows);
  }
  return pages.toSorted((one, other) => other.changed.getTime() - one.changed.getTime()).slice(0, maxListings);
}

/** Both are the same for everybody; the map is kept until a listing is written to. */
export function sitemapRoutes(house: { db: Db; clock: Clock; kept: Kept; publicUrl: string }): Hono {
  const { db, clock, kept, publicUrl } = house;
  const key = keyOf('en', '/sitemap.xml');
  const tags = ['events', 'rentals', 'businesses', 'jobs'];
  const draw = async () => {
    const mark = kept.mark();
    const body = Buffer.from(sitemap(publicUrl, await listedPages(db, clock())));
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
      'content-security-policy': dataPolicy,
    };
    return kept.keep(key, { status: 200, headers, body, tags }, mark);
  };
  return new Hono()
    .get('/sitemap.xml', async (c) => keptResponse(c.req.raw, kept.find(key) ?? (await kept.share(key, draw))))
    .get('/robots.txt', (c) => c.text(robots(publicUrl)));
}

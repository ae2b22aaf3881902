/** /sitemap.xml with what hangs today, and /robots.txt. */
import { desc, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { keyOf } from '#kit/server/kept/kept.ts';
import type { Kept } from '#kit/server/kept/kept.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { dataPolicy } from '#kit/server/security/security.ts';
import { keptResponse } from '#kit/server/kept/kept-response.ts';
import { maxListings, robots, sitemap } from './sitemap.ts';
import type { ListedPage } from './sitemap.ts';

/** The pages of what the public lists show at this moment, last changed first, as many as a sitemap may name. */
export async function listedPages(db: Db, kinds: ServerKinds, at: Date): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (const { name, table, isListed } of Object.values(kinds)) {
    const rows = await db
      .select({
        path: sql<string>`${`/${name}/`}::text || ${table.id}`,
        changed: table.updatedAt,
      })
      .from(table)
      .where(isListed(at))
      .orderBy(desc(table.updatedAt), desc(table.id))
      .limit(maxListings);
    pages.push(...(rows as ListedPage[]));
  }
  return pages.toSorted((one, other) => other.changed.getTime() - one.changed.getTime()).slice(0, maxListings);
}

/** Both are the same for everybody; the map is kept until a listing is written to. */
export function sitemapRoutes(house: {
  db: Db;
  clock: Clock;
  kept: Kept;
  publicUrl: string;
  kinds: ServerKinds;
}): Hono {
  const { db, clock, kept, publicUrl, kinds } = house;
  const key = keyOf('en', '/sitemap.xml');
  const tags = namesOf(kinds);
  const draw = async () => {
    const generation = kept.generation();
    const body = Buffer.from(sitemap(publicUrl, await listedPages(db, kinds, clock())));
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
      'content-security-policy': dataPolicy,
    };
    return kept.keep(key, { status: 200, headers, body, tags }, generation);
  };
  return new Hono()
    .get('/sitemap.xml', async (c) => keptResponse(c.req.raw, kept.find(key) ?? (await kept.share(key, draw))))
    .get('/robots.txt', (c) => c.text(robots(publicUrl)));
}

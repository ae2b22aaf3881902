/** What members of the demo keep for later, and what the desk brought as a file. */
import { and, eq, gt, or } from 'drizzle-orm';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { savedListings } from '#features/saved/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { between, chanceOf, shuffled } from './chance.ts';
import { buyers } from './evenings.ts';

const dayMs = 86_400_000;

/** Everybody keeps some of what is public now, over the last weeks. */
export async function seedSaved(db: Db, at: Date): Promise<void> {
  const isOpen = or(gt(events.startsAt, at));
  const things = [
    ...(
      await db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.status, 'published'), isOpen))
    ).map(({ id }) => ({ type: 'event' as const, listingId: id })),
    ...(await db.select({ id: rentals.id }).from(rentals).where(eq(rentals.status, 'published'))).map(({ id }) => ({
      type: 'rental' as const,
      listingId: id,
    })),
    ...(await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.status, 'published'))).map(
      ({ id }) => ({ type: 'business' as const, listingId: id }),
    ),
    ...(await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'published'))).map(({ id }) => ({
      type: 'job' as const,
      listingId: id,
    })),
  ];
  const rows = buyers.flatMap((userId) =>
    shuffled(`kept by ${userId}`, things)
      .slice(0, between(`keeps ${userId}`, 4, 22))
      .map((thing) => {
        const name = `${userId} ${thing.listingId}`;
        return { ...thing, userId, savedAt: new Date(at.getTime() - chanceOf(`saved ${name}`) * 80 * dayMs) };
      }),
  );
  await db.insert(savedListings).values(rows);
}

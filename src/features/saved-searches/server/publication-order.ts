/** In which order listings were first published: what is new is told by it (decision 0199). */
import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { searchEntries } from '#features/search/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { ofEachKind, type ListingKind } from '#market/listings/listing-kinds.ts';
import { publicationOrder } from './table.ts';

/** What has no number yet and is public; what was paused before it had one waits to be public again. */
const unnumbered = sql`from ${publicationOrder} where ${publicationOrder.number} is null and exists (
  select from ${searchEntries} where ${searchEntries.type} = ${publicationOrder.type} and ${searchEntries.listingId} = ${publicationOrder.listingId}
)`;

/**
 * Numbers what was published since somebody last asked, and gives the highest number. One house numbers after the other, and
 * nobody who publishes waits for it: who has read a number will never see a lower one come.
 */
export async function numberPublished(db: Db): Promise<number> {
  const asked: unknown = await db.execute(sql`select exists (select ${unnumbered}) as is_some`);
  const [row] = (asked as { rows: { is_some: boolean }[] }).rows;
  if (row?.is_some === true)
    await db.transaction(async (db) => {
      await db.execute(sql`lock table ${publicationOrder} in share update exclusive mode`);
      await db.execute(sql`
        with next as (
          select type, listing_id, (select coalesce(max(number), 0) from ${publicationOrder}) + row_number() over (order by type, listing_id) as number
          ${unnumbered}
        )
        update ${publicationOrder} set number = next.number from next
        where ${publicationOrder.type} = next.type and ${publicationOrder.listingId} = next.listing_id`);
    });
  return highestNumber(db);
}

/** The number of what was published last, as far as it is numbered. */
export async function highestNumber(db: Db): Promise<number> {
  const [row] = await db.select({ number: sql<string | null>`max(${publicationOrder.number})` }).from(publicationOrder);
  return Number(row?.number ?? 0);
}

export type Published = { readonly type: ListingKind; readonly id: string; readonly number: number };

type Among = Readonly<Record<ListingKind, ReadonlySet<string>>>;

/** What was published after a number and up to another one, and of it what was published after a later one. */
export async function readPublished(
  db: Db,
  after: number,
  upTo: number,
): Promise<{ readonly all: readonly Published[]; readonly since: (number: number) => Among }> {
  const all = await db
    .select({
      type: publicationOrder.type,
      id: publicationOrder.listingId,
      number: sql<number>`${publicationOrder.number}`.mapWith(Number),
    })
    .from(publicationOrder)
    .where(and(gt(publicationOrder.number, after), lte(publicationOrder.number, upTo)))
    .orderBy(asc(publicationOrder.number));
  // Many searches were told at the same time.
  const known = new Map<number, Among>();
  const since = (number: number): Among => {
    const before = known.get(number);
    if (before !== undefined) return before;
    const sets = ofEachKind(() => new Set<string>());
    for (const one of all) if (one.number > number) sets[one.type].add(one.id);
    known.set(number, sets);
    return sets;
  };
  return { all, since };
}

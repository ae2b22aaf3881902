/** What members keep for later (issue 5): (db, member, …) → result. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lockCaller } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { kindOf, ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { publishedListings } from '#market/listings/server/published.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { SavedListing } from '../contract.ts';
import { maxSaved, newestFirst } from '../rules.ts';
import type { SavedItem, SavedType } from '../rules.ts';
import { savedListings } from './table.ts';

/** No device saved before there was anything to save; its clock may say what it likes. */
const earliest = Date.UTC(2020, 0, 1);

/** Type and id of the listings among these ids that have a page. */
function publishedAmong(kinds: ServerKinds, ids: SQL): SQL {
  const each = Object.values(kinds).map(
    ({ one, table, isPublic = eq(table.status, 'published') }) =>
      sql`select ${sql.raw(`'${one}'`)} as type, ${table.id} as id from ${table} where ${isPublic} and ${table.id} in ${ids}`,
  );
  return sql`(${sql.join(each, sql` union all `)})`;
}

/** What a member keeps that is still published. */
const isShown = (kinds: ServerKinds, userId: string) => {
  const own = sql`(select ${savedListings.listingId} from ${savedListings} where ${savedListings.userId} = ${userId})`;
  return and(
    eq(savedListings.userId, userId),
    sql`(${savedListings.type}, ${savedListings.listingId}) in ${publishedAmong(kinds, own)}`,
  );
};

/** The member's list, newest first, without what was withdrawn since. */
export async function listItems(db: Db, kinds: ServerKinds, userId: string): Promise<SavedItem[]> {
  const rows = await db
    .select()
    .from(savedListings)
    .where(isShown(kinds, userId))
    .orderBy(desc(savedListings.savedAt), asc(savedListings.listingId))
    .limit(maxSaved);
  return rows.map(toMark);
}

/** The member's listings, newest first. */
export async function listSaved(
  db: Db,
  kinds: ServerKinds,
  userId: string,
  language: Language,
): Promise<SavedListing[]> {
  return findListings(db, kinds, await listItems(db, kinds, userId), language);
}

/** The listings behind items, newest first: past, sold out and closed ones too, those that are not public left out. */
export async function findListings(
  db: Db,
  kinds: ServerKinds,
  items: readonly SavedItem[],
  language: Language,
): Promise<SavedListing[]> {
  const idsOf = (one: string) => items.filter(({ type }) => type === one).map(({ id }) => id);
  const ids = ofKinds(kinds, ({ one }) => idsOf(one));
  const found = await publishedListings(db, kinds, ids, language);
  const listings = ofKinds(kinds, ({ name }) => byId(found[name]));
  return newestFirst(items).flatMap(({ type, id, savedAt }) => {
    const listing = listings[kindOf(kinds, type).name].get(id);
    return listing ? [{ type, savedAt, listing } as unknown as SavedListing] : [];
  });
}

/** Keeps a published listing; the first time counts. 404 when there is none, 409 beyond what one member may keep. */
export async function saveListing(
  db: Db,
  kinds: ServerKinds,
  userId: string,
  { type, id }: { readonly type: string; readonly id: string },
  at: Date,
): Promise<SavedItem> {
  return db.transaction(async (db) => {
    // Two presses of one member wait for each other, so that the bound holds.
    await lockCaller(db, userId);
    const named = publishedAmong(kinds, sql`(${id})`);
    const found = await db
      .select({ type: sql`type` })
      .from(sql`${named} as named`)
      .where(sql`type = ${type}`);
    if (found.length === 0) throw new Problem('not_found', 'There is no such listing.');
    const isThis = and(
      eq(savedListings.userId, userId),
      sql`${savedListings.type} = ${type}`,
      eq(savedListings.listingId, id),
    );
    const [there] = await db.select().from(savedListings).where(isThis);
    if (there) return toMark(there);
    if ((await db.$count(savedListings, isShown(kinds, userId))) >= maxSaved)
      throw new Problem('too_many_saved', `At most ${maxSaved} listings can be kept. Let one go first.`);
    const [row] = await db
      .insert(savedListings)
      .values({ userId, type: type as SavedType, listingId: id, savedAt: at })
      .returning();
    return toMark(row as typeof savedListings.$inferSelect);
  });
}

/** Keeps a listing no longer. */
export async function forgetListing(db: Db, userId: string, type: string, id: string): Promise<void> {
  await db
    .delete(savedListings)
    .where(
      and(eq(savedListings.userId, userId), sql`${savedListings.type} = ${type}`, eq(savedListings.listingId, id)),
    );
}

/**
 * Adds a device's list to the member's by one statement, however often it is sent: the earlier instant counts, what is
 * not public is passed over, and of the new ones only the newest come in when there is not room for all.
 */
export async function mergeSaved(
  db: Db,
  kinds: ServerKinds,
  userId: string,
  items: readonly SavedItem[],
  at: Date,
): Promise<SavedItem[]> {
  return db.transaction(async (db) => {
    if (items.length > 0) {
      await lockCaller(db, userId);
      await db.execute(mergeStatement(kinds, userId, items, at));
    }
    return listItems(db, kinds, userId);
  });
}

function mergeStatement(kinds: ServerKinds, userId: string, items: readonly SavedItem[], at: Date): SQL {
  const given = items.map(({ type, id, savedAt }) => {
    const instant = Math.min(Math.max(Date.parse(savedAt), earliest), at.getTime());
    return { type, id, saved_at: new Date(instant).toISOString() };
  });
  return sql`
    with given as (
      select type, id, min(saved_at) as saved_at
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as item (type text, id text, saved_at timestamptz)
      group by type, id
    ), known as (
      select given.*, exists (
        select 1 from ${savedListings} as kept
        where kept.user_id = ${userId} and kept.type = given.type and kept.listing_id = given.id
      ) as is_kept
      from given where (type, id) in ${publishedAmong(kinds, sql`(select id from given)`)}
    ), fresh as (
      select * from known where not is_kept order by saved_at desc, id
      limit greatest(0, ${maxSaved} - (select count(*) from ${savedListings} where ${isShown(kinds, userId)}))
    )
    insert into ${savedListings} (user_id, type, listing_id, saved_at)
    select ${userId}, type, id, saved_at from known where is_kept
    union all select ${userId}, type, id, saved_at from fresh
    on conflict (user_id, type, listing_id)
    do update set saved_at = least(${savedListings.savedAt}, excluded.saved_at)`;
}

const byId = <T extends { readonly id: string }>(listings: readonly T[]) =>
  new Map(listings.map((listing) => [listing.id, listing]));

const toMark = ({ type, listingId, savedAt }: typeof savedListings.$inferSelect): SavedItem => ({
  type,
  id: listingId,
  savedAt: savedAt.toISOString(),
});

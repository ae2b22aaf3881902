import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { SavedExport } from '../personal-data.ts';
import { pageOf } from '../rules.ts';
import { savedListings } from './table.ts';

export const savedPersonalData = (kinds: ServerKinds): PersonalData<SavedExport> => ({
  tables: [savedListings],
  exportOf: async (db, { id, language }) => {
    const rows = await db
      .select()
      .from(savedListings)
      .where(eq(savedListings.userId, id))
      .orderBy(asc(savedListings.savedAt), asc(savedListings.type), asc(savedListings.listingId));
    const titles = await publicTitles(db, kinds, id, language);
    return {
      saved: rows.map(({ type, listingId, savedAt }) => {
        const title = titles.get(listingId) ?? null;
        const page = title === null ? null : pageOf({ type, id: listingId });
        return { type, listingId, title, page, savedAt: savedAt.toISOString() };
      }),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(savedListings).where(eq(savedListings.userId, id));
  },
});

/** What a member keeps is called, as far as it is public: what was withdrawn since is told to nobody. */
async function publicTitles(
  db: Db,
  kinds: ServerKinds,
  userId: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const each = Object.values(kinds).map(
    ({ one, table, titles, isPublic = eq(table.status, 'published') }) =>
      sql`select ${table.id} as id, coalesce(${sql.join([...titles(language)], sql`, `)}, '') as title
        from ${table} join ${savedListings} kept on kept.listing_id = ${table.id} and kept.type = ${one}
        where kept.user_id = ${userId} and ${isPublic}`,
  );
  const { rows } = (await db.execute(sql.join(each, sql` union all `))) as {
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  };
  return new Map(rows.map(({ id, title }) => [String(id), String(title)]));
}

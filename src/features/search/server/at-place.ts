/** What else is at the place of a listing: a relation of one owner (`businessId`), so that nobody can lean on another's place. */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { type Ids, noIds } from './hydrate.ts';
import { rowsOf } from './rows.ts';

/** So many of a kind are shown. */
const most = 6;

export type PlaceSubject = {
  readonly id: string;
  readonly ownerId: string | null;
  /** A place's is its own. */
  readonly placeId: string | null;
};

/** By id: the next events, the newest jobs, and the place where it is another listing; all of them public. */
export async function idsAtPlace(db: Db, kinds: ServerKinds, subject: PlaceSubject, at: Date): Promise<Ids> {
  if (subject.placeId === null) return noIds(kinds);
  const { table: places } = kinds.businesses;
  const isPlace = sql`${places.id} = ${subject.placeId} and ${places.status} = 'published'`;
  const there = Object.values(kinds).flatMap(({ name, table, atPlace, isListed }): SQL[] =>
    atPlace === undefined
      ? []
      : [
          sql`(select ${sql.raw(`'${name}'`)} as kind, ${table.id} as id, row_number() over (order by ${atPlace.order}, ${table.id}) as nth
            from ${table} join ${places} on ${isPlace} and ${places.ownerId} is not distinct from ${table.ownerId}
            where ${atPlace.businessId} = ${subject.placeId} and ${table.id} <> ${subject.id} and ${isListed(at)}
            order by ${atPlace.order}, ${table.id} limit ${most})`,
        ],
  );
  const itself = sql`(select 'businesses' as kind, ${places.id} as id, 1 as nth from ${places}
    where ${isPlace} and ${places.id} <> ${subject.id} and ${places.ownerId} is not distinct from ${subject.ownerId})`;
  const rows = await rowsOf<{ kind: ListingKind; id: string }>(
    db,
    sql`${sql.join([...there, itself], sql` union all `)} order by kind, nth`,
  );
  return ofKinds(kinds, ({ name }) => rows.filter(({ kind }) => kind === name).map(({ id }) => id));
}

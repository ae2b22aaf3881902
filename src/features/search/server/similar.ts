/** What somebody who looks at a listing may like as well. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { inOrderOf } from '#market/listings/server/listing.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SimilarResult } from '../contract.ts';
import { visible } from './conditions.ts';
import { idsAtPlace, type PlaceSubject } from './at-place.ts';
import { hydrate, type Listings, noIds } from './hydrate.ts';
import { isUndated } from './order.ts';
import { rowsOf } from './rows.ts';
import { entriesOf, searchEntries as entries } from './table.ts';

const most = 4;
/** So many of the nearest of each group are compared. */
const compared = 60;

/** What others are compared with. */
export type Subject = PlaceSubject & {
  readonly category: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly priceCents: number | null;
};

/** At most four of the same type: the same category first, then what is near in place and price. */
export async function similarTo(
  db: Db,
  kinds: ServerKinds,
  type: ListingKind,
  subject: Subject,
  language: Language,
  at: Date,
): Promise<SimilarResult> {
  const { id, category, latitude, longitude, priceCents } = subject;
  const spot = sql`search_spot(${latitude}::float8, ${longitude}::float8)`;
  const far = sql`search_spot(latitude, longitude) <-> ${spot}`;
  const nearest = latitude === null ? sql`standing desc` : far;
  const group = (isSame: boolean) => sql`(select listing_id, ${isSame} as is_same, ${far} as far, price_cents, standing
    from ${entriesOf(type)} where ${and(
      visible(kinds[type], at),
      ne(entries.listingId, id),
      kinds[type].finding.onDate === 'announced' ? sql`not ${isUndated}` : undefined,
      isSame ? eq(entries.category, category) : ne(entries.category, category),
    )} order by ${nearest}, listing_id limit ${compared})`;
  // A kilometre (0.009 degrees) weighs as much as half the price again.
  const likely = rowsOf<{ id: string }>(
    db,
    sql`
    select listing_id as id from (${group(true)} union all ${group(false)}) as others
    order by is_same desc,
      coalesce(far, 0.05) / 0.009 + coalesce(abs(ln((price_cents + 500) / (${priceCents}::float8 + 500))) / ln(1.5), 0),
      standing desc, listing_id
    limit ${most}`,
  );
  const [rows, there] = await Promise.all([likely, idsAtPlace(db, kinds, subject, at)]);
  const alike = rows.map((row) => row.id);
  const asked = ofKinds(kinds, ({ name }) => [...new Set([...(name === type ? alike : []), ...there[name]])]);
  const found = await hydrate(db, kinds, asked, language);
  return {
    ...(noIds(kinds) as unknown as Listings),
    [type]: inOrderOf<{ readonly id: string }>(alike, found[type]),
    atPlace: {
      place: found.businesses.find(({ id }) => there.businesses.includes(id)) ?? null,
      events: inOrderOf(there.events, found.events),
      jobs: inOrderOf(there.jobs, found.jobs),
    },
  };
}

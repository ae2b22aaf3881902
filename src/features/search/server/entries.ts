/**
 * What entries say of themselves, remembered by the version of their row: a search matches hundreds of entries of which
 * a page shows some twenty, and to tell all that the others are counted by cost more than finding them (decision 0105).
 */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { rowsWithGenericPlan } from './rows.ts';
import { entriesOf, searchEntries } from './table.ts';

/** An entry as it stands in the index, but for its words. */
export type Entry = {
  readonly id: string;
  readonly category: string;
  readonly titleEn: string;
  readonly titleEs: string;
  /** Where it is, and its titles, as they are compared; its place with a space before every word. */
  readonly location: string;
  readonly place: string;
  readonly titles: string;
  /** Of events: the date, or the first and the last of several nights with a stroke between. */
  readonly nights: string | null;
  readonly priceCents: number | null;
  readonly priceRange: number | null;
  readonly rating: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of rentals how many people they take, and their amenities as owners write them. */
  readonly mostPeople: number | null;
  readonly amenities: readonly string[];
  readonly standing: number;
  /** At which places it was looked for, and at which it is, a bit each (choices.ts). */
  readonly places: { asked: number; at: number };
};

/** Which entry, and which version of it: the transaction that wrote it. */
export type EntryKey = { readonly type: ListingKind; readonly id: string; readonly version: string };

/** So many are remembered, some twenty megabytes; a town that has more reads some of them again. */
const mostKnown = 40_000;

type Known = { readonly version: string; readonly entry: Entry };

type Memory = Map<ListingKind, Map<string, Known>>;

/** By database: in tests two may hold the same listing. */
const memories = new WeakMap<Db, Memory>();

/** The half of each type that was read first; of all at once a search would read hundreds again. */
function forgetHalf(memory: Memory): void {
  for (const known of memory.values()) {
    let left = known.size / 2;
    for (const id of known.keys()) {
      if (left <= 0) break;
      known.delete(id);
      left -= 1;
    }
  }
}
const sizeOf = (memory: Memory) => [...memory.values()].reduce((sum, { size }) => sum + size, 0);

function ofType(memory: Memory, type: ListingKind): Map<string, Known> {
  const known = memory.get(type) ?? new Map<string, Known>();
  memory.set(type, known);
  return known;
}

/** The entry of each key, as new as the key at least; undefined where it left the index meanwhile. */
export async function entriesBy(db: Db, keys: readonly EntryKey[]): Promise<readonly (Entry | undefined)[]> {
  const memory = memories.get(db) ?? (new Map() as Memory);
  memories.set(db, memory);
  const entries = keys.map(({ type, id, version }) => {
    const known = memory.get(type)?.get(id);
    return known?.version === version ? known.entry : undefined;
  });
  const asked = keys.filter((_, place) => entries[place] === undefined);
  if (asked.length === 0) return entries;
  const read = await readEntries(db, asked);
  if (sizeOf(memory) + asked.length > mostKnown) forgetHalf(memory);
  for (const [type, some] of read) for (const [id, known] of some) ofType(memory, type).set(id, known);
  return keys.map(({ type, id }, place) => entries[place] ?? read.get(type)?.get(id)?.entry);
}

/** Between fields, entries and amenities: control characters, which no text of a listing holds (kit/shared/schemas.ts). */
export const ends = { item: '\u001D', field: '\u001F', entry: '\u001E' } as const;

/** What there may not be is an empty text: `concat_ws` would leave it out, and its end as well. */
export const orEmpty = (value: SQL): SQL => sql`coalesce((${value})::text, '')`;

/** The nights of an event as one text. */
export const nights = `concat_ws('/', date, last_day)`;

const optional = [nights, 'price_cents', 'price_range', 'rating', 'latitude', 'longitude', 'most_people'];
const columnsOf = (type: ListingKind): SQL =>
  sql.join(
    [
      sql.raw(`'${type}'`),
      ...['listing_id', 'xmin', 'category', 'title_en', 'title_es', 'location', 'place', 'titles', 'standing'].map(
        (name) => sql.raw(name),
      ),
      ...optional.map((name) => orEmpty(sql.raw(name))),
      orEmpty(sql`array_to_string(amenities, chr(29))`),
    ],
    sql`, `,
  );

/** As one plain text they cost half of what JSON does. */
async function readEntries(db: Db, keys: readonly EntryKey[]): Promise<Memory> {
  const parts = [...Map.groupBy(keys, ({ type }) => type)].map(([type, some]) => {
    const ids = sql.param(some.map(({ id }) => id));
    // The key begins with the type: without it each entry of the type would be read.
    return sql`(select concat_ws(chr(31), ${columnsOf(type)}) as entry from ${entriesOf(type)} where ${eq(searchEntries.type, type)} and listing_id = any (${ids}::text[]))`;
  });
  const [row] = await rowsWithGenericPlan<{ found: string | null }>(
    db,
    sql`select string_agg(entry, chr(30)) as found from (${sql.join(parts, sql` union all `)}) as entries`,
  );
  const read: Memory = new Map();
  for (const text of row?.found?.split(ends.entry) ?? []) {
    const { type, ...known } = parseEntry(text);
    ofType(read, type).set(known.entry.id, known);
  }
  return read;
}

export const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);

/** A space before every word. */
const beginnings = (place: string): string => ` ${place.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;

function parseEntry(text: string): Known & { readonly type: ListingKind } {
  const [type, id = '', version = '', category = '', titleEn = '', titleEs = '', ...more] = text.split(ends.field);
  const [location = '', place = '', titles = '', standing, dates, price, range, rating, ...rest] = more;
  const [latitude, longitude, mostPeople, amenities] = rest;
  const entry = {
    id,
    category,
    titleEn,
    titleEs,
    location,
    place: beginnings(place),
    titles,
    nights: dates || null,
    priceCents: numberIn(price),
    priceRange: numberIn(range),
    rating: numberIn(rating),
    latitude: numberIn(latitude),
    longitude: numberIn(longitude),
    mostPeople: numberIn(mostPeople),
    amenities: amenities ? amenities.split(ends.item) : [],
    standing: Number(standing),
    places: { asked: 0, at: 0 },
  };
  return { type: type as ListingKind, version, entry };
}

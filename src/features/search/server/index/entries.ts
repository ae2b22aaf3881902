/** What search knows of a listing, as it is read from its entry: what it is found, ordered and counted by. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { town } from '#market/town/town.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { entriesOf, searchEntries as entries } from '../table.ts';

/** From and to, one pair after the other; what ends is not within. */
export type Spans<T> = readonly (readonly [from: T, to: T])[];

export type Entry = {
  readonly id: string;
  /** The transaction that wrote it. */
  readonly version: string;
  readonly category: string;
  /** The place that it is at, by its id. */
  readonly placeId: string | null;
  readonly titleEn: string;
  readonly titleEs: string;
  readonly location: string;
  /** Its titles as they are compared, with a space before every word. */
  readonly titles: string;
  /** The order among equals of one type, higher first. */
  readonly standing: number;
  /** Of events: the date, or the first and the last of several nights with a stroke between. */
  readonly nights: string | null;
  /** Milliseconds since 1970, and the time of that day by the town’s clock. */
  readonly startsAt: number | null;
  readonly startsTime: string | null;
  readonly listedUntil: number | null;
  readonly priceCents: number | null;
  /** By which prices are compared: for one person and one night, hour or day; of places the step of their range. */
  readonly unitPrice: number | null;
  readonly priceRange: number | null;
  readonly rating: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of places: the days they open, a bit each from Monday on; minutes of the week; what is otherwise on some dates (table.ts). */
  readonly openDays: number;
  readonly openMinutes: Spans<number>;
  readonly specialDates: Spans<string>;
  readonly shutDates: Spans<string>;
  readonly specialMinutes: Spans<number>;
  /** Of rentals: how many people they take, for how long and by which unit, and their amenities as owners write them. */
  readonly mostPeople: number | null;
  readonly unit: string | null;
  readonly leastHours: number | null;
  readonly mostHours: number | null;
  /** Hours from the time it begins to the time it ends. */
  readonly spanHours: number | null;
  readonly amenities: readonly string[];
  /** Of jobs: cents an hour, on average and at most, and the hours of a week. */
  readonly paysAnHour: number | null;
  readonly paysAtMost: number | null;
  readonly weeklyHours: number | null;
  /** And the parts of the day and of the week that they are worked in. */
  readonly shiftParts: readonly string[];
};

/** An entry with the texts of its two word vectors. */
export type ReadEntry = { readonly entry: Entry; readonly names: string; readonly document: string };

/** Between fields and amenities: control characters, which no text of a listing holds (kit/shared/schemas.ts). */
const ends = { item: '\u001D', field: '\u001F' } as const;

const epoch = (column: string): SQL => sql.raw(`extract(epoch from ${column}) * 1000`);
const none = sql`null`;

/** As one plain text entries cost half of what JSON does. */
function columnsOf({ booking, pay, shiftParts, atPlace, table }: ServerKind): SQL {
  const plain = ['title_en', 'title_es', 'location', 'titles', 'standing'];
  const columns: readonly SQL[] = [
    ...['listing_id', 'xmin', 'category'].map((name) => sql.raw(name)),
    // Of one owner, so that nobody can lean on another's place (at-place.ts).
    atPlace === undefined
      ? none
      : sql`(select place.id from ${table} join businesses as place
          on place.id = ${atPlace.businessId} and place.owner_id is not distinct from ${table.ownerId}
          where ${eq(table.id, entries.listingId)})`,
    ...plain.map((name) => sql.raw(name)),
    sql.raw(`concat_ws('/', date, last_day)`),
    epoch('starts_at'),
    sql`to_char(starts_at at time zone ${sql.raw(`'${town.zone}'`)}, 'HH24:MI')`,
    epoch('listed_until'),
    ...['price_cents', 'unit_price', 'price_range', 'rating', 'latitude', 'longitude'].map((name) => sql.raw(name)),
    sql.raw(`array_to_string(open_days, ',')`),
    ...['open_minutes', 'special_dates', 'shut_dates', 'special_minutes'].map((name) => sql.raw(name)),
    ...['most_people', 'unit', 'least_hours', 'most_hours'].map((name) => sql.raw(name)),
    booking?.spanHours(entries.listingId) ?? none,
    sql.raw(`array_to_string(amenities, chr(29))`),
    ...[pay?.anHour, pay?.atMost, pay?.weeklyHours].map((one) => one?.(entries.listingId) ?? none),
    shiftParts?.(entries.listingId) ?? none,
  ];
  // What there may not be is an empty text: `concat_ws` would leave it out, and its end as well.
  return sql.join(
    columns.map((column) => sql`coalesce((${column})::text, '')`),
    sql`, `,
  );
}

/** An entry as it is read: what it says as one text, beside the long ones of its words, which nobody keeps. */
export type EntryRow = { readonly entry: string; readonly names: string; readonly document: string };

/** The entries of a kind that meet a condition. */
export const selectEntries = (kind: ServerKind, condition: SQL, rest: SQL = sql``): SQL =>
  sql`select concat_ws(chr(31), ${columnsOf(kind)}) as entry, names::text as names, document::text as document from ${entriesOf(kind.name)}
    where ${eq(entries.type, kind.name)} and ${condition} ${rest}`;

const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The text of a multirange: `{[1,3),[5,9)}`. */
const spansIn = <T>(text: string | undefined, read: (end: string) => T): Spans<T> =>
  text ? [...text.matchAll(/\[([^,]+),([^)]+)\)/g)].map(([, from = '', to = '']) => [read(from), read(to)]) : [];
const asText = (text: string) => text;

const daysIn = (text: string): number =>
  text === '' ? 0 : text.split(',').reduce((days, day) => days | (1 << Number(day)), 0);

/** Reads what `selectEntries` gave. */
export function parseEntry({ entry: text, names, document }: EntryRow): ReadEntry {
  const fields = text.split(ends.field).values();
  const next = (): string => fields.next().value ?? '';
  const number = () => numberIn(next());
  const entry: Entry = {
    id: next(),
    version: next(),
    category: next(),
    placeId: next() || null,
    titleEn: next(),
    titleEs: next(),
    location: next(),
    titles: next(),
    standing: Number(next()),
    nights: next() || null,
    startsAt: number(),
    startsTime: next() || null,
    listedUntil: number(),
    priceCents: number(),
    unitPrice: number(),
    priceRange: number(),
    rating: number(),
    latitude: number(),
    longitude: number(),
    openDays: daysIn(next()),
    openMinutes: spansIn(next(), Number),
    specialDates: spansIn(next(), asText),
    shutDates: spansIn(next(), asText),
    specialMinutes: spansIn(next(), Number),
    mostPeople: number(),
    unit: next() || null,
    leastHours: number(),
    mostHours: number(),
    spanHours: number(),
    amenities: next().split(ends.item).filter(Boolean),
    paysAnHour: number(),
    paysAtMost: number(),
    weeklyHours: number(),
    shiftParts: next().split(',').filter(Boolean),
  };
  return { entry, names, document };
}

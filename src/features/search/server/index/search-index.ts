/**
 * The index in the house's own memory (decision 0187): every entry, the words of each, and their order; the calendars of what
 * can be booked (0189). It is read once, and before each search what was written since. What a search sees was true when it began.
 */
import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '#kit/server/db.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Entry, EntryRow } from './entries.ts';
import { parseEntry, selectEntries } from './entries.ts';
import type { KindIndex } from './kind-index.ts';
import { createKindIndex, mostlyDead } from './kind-index.ts';
import { rowsOf, rowsWithGenericPlan } from '../rows.ts';

export type SearchIndex = Readonly<Record<ListingKind, KindIndex>>;

/** What was seen, as the database tells it of itself, and when that was by its clock. */
type Moment = { readonly snapshot: string; readonly at: string };
const moment = sql`pg_current_snapshot()::text as snapshot, now()::text as at`;

/** Of calendars what was over by `since`, milliseconds of the house's clock, may be missing. */
type State = { readonly kinds: SearchIndex; readonly seen: Moment; readonly since: number };

/** The state, the look that is or was the last, and the one that begins when that has ended. */
type Known = {
  state?: State;
  last?: Promise<State>;
  next?: Promise<State> | undefined;
  /** With kinds that are read as a whole beside the searches; then as it was when that began. */
  renewed?: State | undefined;
  isRenewing?: boolean;
};

/** By database: in tests two may hold the same listing. */
const known = new WeakMap<Db, Known>();

/**
 * The index as it is when it is asked for. One looks after the other, whether it failed or not: who asks while one looks
 * shares the next, for what runs may have begun before what this one must see was written.
 */
export async function searchIndex(db: Db, kinds: ServerKinds, at: Date, signal?: AbortSignal): Promise<SearchIndex> {
  const of = known.get(db) ?? {};
  known.set(db, of);
  const look = async (): Promise<State> => {
    const { renewed } = of;
    const before = renewed ?? of.state;
    const state =
      before === undefined
        ? await readAll(db, kinds, sinceAt(at), signal)
        : await withCalendarsAt(db, kinds, await readChanges(db, kinds, before, at), at);
    // What was renewed while this one looked is for the next.
    if (of.renewed === renewed) of.renewed = undefined;
    of.state = state;
    if (of.isRenewing !== true && Object.values(state.kinds).some(mostlyDead)) void renew(db, kinds, of, state);
    return state;
  };
  const lookNext = async (): Promise<State> => {
    await of.last?.catch(() => {});
    of.next = undefined;
    return (of.last = look());
  };
  return (await (of.next ??= lookNext())).kinds;
}

/** Reads kinds of which most was written anew as a whole; nobody waits for it, and what fails is tried after another look. */
async function renew(db: Db, kinds: ServerKinds, of: Known, { kinds: before, since }: State): Promise<void> {
  of.isRenewing = true;
  try {
    const seen = await readMoment(db);
    const renewed = { ...before };
    for (const kind of Object.values(kinds))
      if (mostlyDead(before[kind.name])) renewed[kind.name] = await readKind(db, kind, since);
    // Of the others more may have been forgotten meanwhile.
    of.renewed = { kinds: renewed, seen, since: Math.max(since, of.state?.since ?? since) };
  } catch {
    // Whoever searches hears of a database that is not there.
  } finally {
    of.isRenewing = false;
  }
}

async function readMoment(db: Db): Promise<Moment> {
  const [seen] = await rowsOf<Moment>(db, sql`select ${moment}`);
  if (seen === undefined) throw new Error('The database told no moment.');
  return seen;
}

async function readAll(db: Db, kinds: ServerKinds, since: number, signal?: AbortSignal): Promise<State> {
  const seen = await readMoment(db);
  const all = ofKinds(kinds, () => createKindIndex());
  for (const kind of Object.values(kinds)) all[kind.name] = await readKind(db, kind, since, signal);
  return { kinds: all, seen, since };
}

/** So many are read at once; between them others have their turn. */
const readAtOnce = 200;

/** All of a kind; given up when the house closes. */
async function readKind(db: Db, kind: ServerKind, since: number, signal?: AbortSignal): Promise<KindIndex> {
  const index = createKindIndex();
  for (let after = ''; ;) {
    signal?.throwIfAborted();
    const rows = await rowsOf<EntryRow>(
      db,
      selectEntries(kind, sql`listing_id > ${after}`, sql`order by listing_id limit ${readAtOnce}`),
    );
    const read = rows.map(parseEntry);
    const calendars = await readCalendars(
      db,
      kind,
      read.map(({ entry }) => entry.id),
      since,
    );
    index.putAll(read);
    for (const [id, calendar] of calendars) index.putCalendar(id, calendar);
    after = read.at(-1)?.entry.id ?? '';
    if (rows.length < readAtOnce) return index;
    await setImmediate();
  }
}

type Changes = Moment & { readonly isLost: boolean; readonly changed: string | null };

/**
 * Reads what was written by those whose work was not seen before. Their numbers alone would not do: of a database that was
 * restored they are those of another one. Changes are kept for a day; whoever looked longer ago, or finds a database that
 * has counted less than then (another took its place), reads everything.
 */
async function readChanges(db: Db, kinds: ServerKinds, state: State, at: Date): Promise<State> {
  const { kinds: known, seen, since } = state;
  const before = sql`${seen.snapshot}::text::pg_snapshot`;
  const [row] = await rowsWithGenericPlan<Changes>(
    db,
    sql`select ${moment}, now() > ${seen.at}::timestamptz + interval '12 hours'
        or pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${before}) as "isLost",
      (select string_agg(concat_ws(' ', type, listing_id, case when is_calendar then 'calendar' end), ',') from search_changes
        where transaction >= pg_snapshot_xmin(${before}) and transaction < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(transaction, ${before})) as changed`,
  );
  if (row === undefined || row.isLost) return readAll(db, kinds, sinceAt(at));
  const changed = [...new Set(row.changed?.split(','))].map((one) => one.split(' '));
  for (const [type, some] of Map.groupBy(changed, ([type]) => type as ListingKind)) {
    const kind = kinds[type];
    const ids = [...new Set(some.map(([, id = '']) => id))];
    const written = new Set(some.flatMap(([, id = '', calendar]) => (calendar === undefined ? [id] : [])));
    if (kind !== undefined) await readAgain(db, kind, known[type], ids, written, since);
  }
  return { kinds: known, seen: { snapshot: row.snapshot, at: row.at }, since };
}

/** Reads the calendars of some of a kind again, and those entries that were written. */
async function readAgain(
  db: Db,
  kind: ServerKind,
  index: KindIndex,
  ids: readonly string[],
  written: ReadonlySet<string>,
  since: number,
): Promise<void> {
  for (let from = 0; from < ids.length; from += readAtOnce) {
    if (from > 0) await setImmediate();
    const some = ids.slice(from, from + readAtOnce);
    const asked = some.filter((id) => written.has(id));
    const rows =
      asked.length === 0
        ? []
        : await rowsOf<EntryRow>(db, selectEntries(kind, sql`listing_id = any (${sql.param(asked)}::text[])`));
    const calendars = await readCalendars(db, kind, some, since);
    const read = rows.map(parseEntry);
    const there = new Set(read.map(({ entry }) => entry.id));
    for (const id of asked) if (!there.has(id)) index.remove(id);
    index.putAll(read.filter(({ entry }) => index.versionOf(entry.id) !== entry.version));
    for (const id of some) index.putCalendar(id, calendars.get(id));
  }
}

const readCalendars = async (
  db: Db,
  { booking }: ServerKind,
  ids: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, object>> =>
  booking === undefined || ids.length === 0 ? new Map() : booking.readCalendars(db, ids, new Date(since));

/** What was over a day ago is asked by nobody, whoever's clock is a little behind. */
const sinceAt = (at: Date): number => at.getTime() - dayMs;

/** The state with the calendars that an instant asks: once a day what is over leaves them, and a clock that was put back has them read anew. */
async function withCalendarsAt(db: Db, kinds: ServerKinds, state: State, at: Date): Promise<State> {
  const since = sinceAt(at);
  const isBehind = at.getTime() < state.since;
  if (!isBehind && since <= state.since + dayMs) return state;
  for (const kind of Object.values(kinds)) {
    const { booking, name } = kind;
    if (booking === undefined) continue;
    const { entries, ordered, changeCalendars } = state.kinds[name];
    if (isBehind) {
      const ids = ordered.map((ordinal) => (entries[ordinal] as Entry).id);
      await readAgain(db, kind, state.kinds[name], ids, new Set(), since);
    } else changeCalendars((calendar) => booking.forgetBefore(calendar as never, new Date(since)));
  }
  return { ...state, since };
}

/** Drops what was written so long ago that whoever has not read it reads everything. */
export async function dropOldSearchChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from search_changes where written_at < now() - interval '1 day'`);
}

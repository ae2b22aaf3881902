/**
 * The index in the house's own memory (decision 0187): every entry, the words of each, and their order. It is read once, and
 * before each search what was written since. What a search sees was true when it began.
 */
import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '#kit/server/db.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { EntryRow } from './entries.ts';
import { parseEntry, selectEntries } from './entries.ts';
import type { KindIndex } from './kind-index.ts';
import { createKindIndex, mostlyDead } from './kind-index.ts';
import { rowsOf, rowsWithGenericPlan } from './rows.ts';

export type SearchIndex = Readonly<Record<ListingKind, KindIndex>>;

/** The first transaction that may not have been seen whole, and when that was, by the database's clock. */
type Seen = { readonly transaction: string; readonly at: string };

type State = { readonly kinds: SearchIndex; readonly seen: Seen };

/** By database: in tests two may hold the same listing. */
const states = new WeakMap<Db, { state?: State; running?: Promise<State>; waiting?: Promise<State> | undefined }>();

/** The index as it is when it is asked for: whoever asks while it is being read waits for the next reading together. */
export async function searchIndex(db: Db, kinds: ServerKinds): Promise<SearchIndex> {
  const known = states.get(db) ?? {};
  states.set(db, known);
  const read = async (): Promise<State> => {
    const state = known.state === undefined ? await readAll(db, kinds) : await readChanges(db, kinds, known.state);
    known.state = state;
    return state;
  };
  const begin = (): Promise<State> => {
    const running = read().finally(() => {
      if (known.running === running) delete known.running;
    });
    known.running = running;
    return running;
  };
  if (known.running === undefined) return (await begin()).kinds;
  // What runs may have begun before what this one must see was written.
  known.waiting ??= known.running
    .catch(() => {})
    .then(() => {
      known.waiting = undefined;
      return begin();
    });
  return (await known.waiting).kinds;
}

type Moment = { readonly transaction: string; readonly at: string };
const moment = sql`pg_snapshot_xmin(pg_current_snapshot())::text as transaction, now()::text as at`;

async function readAll(db: Db, kinds: ServerKinds): Promise<State> {
  const [seen] = await rowsOf<Moment>(db, sql`select ${moment}`);
  if (seen === undefined) throw new Error('The database told no moment.');
  const all = ofKinds(kinds, () => createKindIndex());
  for (const kind of Object.values(kinds)) all[kind.name] = await readKind(db, kind);
  return { kinds: all, seen };
}

/** So many are read at once; between them others have their turn. */
const readAtOnce = 200;

async function readKind(db: Db, kind: ServerKind): Promise<KindIndex> {
  const index = createKindIndex();
  for (let after = ''; ;) {
    const rows = await rowsOf<EntryRow>(
      db,
      selectEntries(kind, sql`listing_id > ${after}`, sql`order by listing_id limit ${readAtOnce}`),
    );
    const read = rows.map(parseEntry);
    index.putAll(read);
    after = read.at(-1)?.entry.id ?? '';
    if (rows.length < readAtOnce) return index;
    await setImmediate();
  }
}

type Changes = Moment & { readonly isLate: boolean; readonly changed: string | null };

/** Changes are kept for a day: whoever looked longer ago reads everything. */
async function readChanges(db: Db, kinds: ServerKinds, { kinds: known, seen }: State): Promise<State> {
  const [row] = await rowsWithGenericPlan<Changes>(
    db,
    sql`select ${moment}, now() > ${seen.at}::timestamptz + interval '12 hours' as "isLate",
      (select string_agg(type || ' ' || listing_id, ',') from search_changes where transaction >= ${seen.transaction}::text::xid8) as changed`,
  );
  if (row === undefined || row.isLate) return readAll(db, kinds);
  const state = { kinds: known, seen: { transaction: row.transaction, at: row.at } };
  if (row.changed === null) return state;
  const all = { ...known };
  const changed = [...new Set(row.changed.split(','))].map((one) => one.split(' '));
  for (const [type, some] of Map.groupBy(changed, ([type]) => type as ListingKind)) {
    const kind = kinds[type];
    if (kind !== undefined)
      all[type] = await readAgain(
        db,
        kind,
        known[type],
        some.map(([, id = '']) => id),
      );
  }
  return { ...state, kinds: all };
}

/** Reads some of a kind again; gives another index where most of the old one was written anew. */
async function readAgain(db: Db, kind: ServerKind, index: KindIndex, ids: readonly string[]): Promise<KindIndex> {
  const rows = await rowsOf<EntryRow>(db, selectEntries(kind, sql`listing_id = any (${sql.param(ids)}::text[])`));
  const read = rows.map(parseEntry);
  const there = new Set(read.map(({ entry }) => entry.id));
  for (const id of ids) if (!there.has(id)) index.remove(id);
  index.putAll(read.filter(({ entry }) => index.versionOf(entry.id) !== entry.version));
  return mostlyDead(index) ? readKind(db, kind) : index;
}

/** Drops what was written so long ago that whoever has not read it reads everything. */
export async function dropOldSearchChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from search_changes where written_at < now() - interval '1 day'`);
}

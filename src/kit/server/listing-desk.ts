/** The desk's verbs on one kind of listing; events, rentals, places and jobs have them in common (issue 4). */
import { and, eq, getTableName, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListingStatus } from '#kit/shared/listing.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from './db.ts';
import { readDeskPage } from './desk-list.ts';
import type { DeskQuery } from './desk-list.ts';
import { newId } from './ids.ts';
import { requirePhotos } from './photos/service.ts';
import type { WantedPhoto } from './photos/service.ts';
import { requireVersion } from './versions.ts';

type ListingRow = { readonly id: string; readonly status: ListingStatus; readonly version: number };
type ListingTable<Row, Insert> = PgTable & { $inferSelect: Row; $inferInsert: Insert } & Record<
    'id' | 'status' | 'category' | 'updatedAt',
    AnyPgColumn
  >;

/** Who does it, and when. */
export type By = { readonly actor: { readonly id: string }; readonly at: Date };

/** Writes the audit log: a room of its own, so whoever makes a desk brings it. */
type Recorder = (
  db: Db,
  change: By & {
    action: 'create' | 'update' | 'delete';
    entity: string;
    entityId: string;
    title: string;
    before?: ListingRow;
    after?: ListingRow;
  },
) => Promise<void>;

type Desk<Row, Insert> = {
  readonly table: ListingTable<Row, Insert>;
  readonly record: Recorder;
  readonly titleOf: (row: Row) => string;
  /** What a caller hears about an id that names nothing. */
  readonly missing: string;
  readonly searchColumns: readonly string[];
  readonly sorts: Readonly<Record<string, AnyPgColumn | SQL>>;
  readonly featured: AnyPgColumn;
};

type Filter = DeskQuery & {
  readonly status?: ListingStatus | undefined;
  readonly featured?: boolean | undefined;
  readonly category?: string | undefined;
};

/** What a listing's columns become; its photos are looked up. */
type Values<Insert> = Omit<Insert, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'photos'> & {
  readonly photos: readonly WantedPhoto[];
};

/** The desk of one kind of listing. Every change is locked, checked, counted and written to the audit log at once. */
export function listingDesk<Row extends ListingRow, Insert>(desk: Desk<Row, Insert>) {
  const { table, record, titleOf } = desk;
  // What is inside is checked by the callers' types; drizzle's own can't follow a table that is not known yet.
  const plain = table as PgTable;
  const missing = () => new Problem('not_found', desk.missing);
  const named = (id: string) => eq(table.id, id);
  const rowsOf = (rows: unknown[]) => rows as Row[];
  const entity = getTableName(table);

  const lock = async (db: Db, id: string, seen: number | undefined): Promise<Row> => {
    const [row] = rowsOf(await db.select().from(plain).where(named(id)).for('update'));
    if (!row) throw missing();
    requireVersion(row, seen);
    return row;
  };

  return {
    /** One page of what is not withdrawn, unless that is asked for; last changed first. */
    list: async (db: Db, query: Filter, sorts: Readonly<Record<string, SQL>> = {}) =>
      readDeskPage(db, {
        table,
        query,
        where: and(
          query.status === undefined ? ne(table.status, 'withdrawn') : eq(table.status, query.status),
          query.category === undefined ? undefined : eq(table.category, query.category),
          query.featured === undefined ? undefined : eq(desk.featured, query.featured),
        ),
        searchColumns: desk.searchColumns,
        sorts: { updated: table.updatedAt, ...desk.sorts, ...sorts },
        sort: '-updated',
        tie: table.id,
      }) as Promise<{ rows: Row[]; total: number }>,

    read: async (db: Db, id: string): Promise<Row> => {
      const [row] = rowsOf(await db.select().from(plain).where(named(id)));
      if (!row) throw missing();
      return row;
    },

    create: (db: Db, values: Values<Insert>, { actor, at }: By): Promise<Row> =>
      db.transaction(async (db) => {
        const photos = await requirePhotos(db, values.photos);
        const [row] = rowsOf(
          await db
            .insert(plain)
            .values({ id: newId(), ...values, photos, createdAt: at, updatedAt: at } as never)
            .returning(),
        );
        if (!row) throw missing();
        await record(db, { actor, at, action: 'create', entity, entityId: row.id, title: titleOf(row), after: row });
        return row;
      }),

    /** Replaces what a listing says, in whatever state it is; `change` throws where it may not become that. */
    update: (
      db: Db,
      id: string,
      seen: number | undefined,
      by: By,
      change: (before: Row) => Partial<Values<Insert>> & Pick<Values<Insert>, 'photos'>,
    ): Promise<Row> =>
      db.transaction(async (db) => {
        const before = await lock(db, id, seen);
        const values = change(before);
        const photos = await requirePhotos(db, values.photos);
        const set = { ...values, photos, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        await record(db, { ...by, action: 'update', entity, entityId: id, title: titleOf(after), before, after });
        return after;
      }),

    /** Takes a listing off the lists; its row stays, because orders point at it. `guard` decides in the statement itself. */
    withdraw: (
      db: Db,
      id: string,
      seen: number | undefined,
      by: By,
      guard?: { readonly where: SQL | undefined; readonly refusal: (before: Row) => Problem },
    ): Promise<void> =>
      db.transaction(async (db) => {
        const before = await lock(db, id, seen);
        if (before.status === 'withdrawn') throw missing();
        const set = { status: 'withdrawn', version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(
          await db
            .update(plain)
            .set(set)
            .where(and(named(id), guard?.where))
            .returning(),
        );
        if (!after) throw guard?.refusal(before) ?? missing();
        await record(db, { ...by, action: 'delete', entity, entityId: id, title: titleOf(before), before, after });
      }),
  };
}

/** The two instants of a row as a record tells them. */
export function stamps(row: { readonly createdAt: Date; readonly updatedAt: Date }) {
  return { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

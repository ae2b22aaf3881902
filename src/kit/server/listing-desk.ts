/**
 * The verbs of the desk, and of a business account on its own, on one kind of listing; events, rentals, places and jobs
 * have them in common (issues 4 and 6).
 */
import { and, eq, getTableColumns, getTableName, isNotNull, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listingState, stepsFrom } from '#kit/shared/listing.ts';
import type { ListingState, ListingStatus, ListingStep } from '#kit/shared/listing.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from './db.ts';
import { readDeskPage } from './desk-list.ts';
import type { DeskQuery } from './desk-list.ts';
import { newId } from './ids.ts';
import { requirePhotos } from './photos/service.ts';
import type { WantedPhoto } from './photos/service.ts';
import { requireVersion } from './versions.ts';

type ListingRow = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly version: number;
  readonly ownerId: string | null;
  readonly reviewAskedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly photos: readonly ListingPhoto[];
};
type ListingTable<Row, Insert> = PgTable & { $inferSelect: Row; $inferInsert: Insert } & Record<
    'id' | 'status' | 'category' | 'updatedAt' | 'ownerId' | 'reviewAskedAt' | 'reviewedAt',
    AnyPgColumn
  >;

/** Who does it, and when. */
export type By = { readonly actor: Doer; readonly at: Date };
type Doer = { readonly id: string; readonly role: string };

const isDesk = ({ role }: Doer) => role === 'admin';

/** The desk may change any listing, whoever owns one their own until it is withdrawn (decisions, Listings). */
export function mayChange(actor: Doer, row: { readonly ownerId: string | null; readonly status: string }): boolean {
  return isDesk(actor) || (row.ownerId === actor.id && row.status !== 'withdrawn');
}

/** Writes the audit log: a room of its own, so whoever makes a desk brings it. */
type Recorder = (
  db: Db,
  change: By & {
    action: 'create' | 'update' | 'delete' | 'status';
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
  /** Why one can't leave the public pages now, if it can't. */
  readonly holds?: (row: Row, at: Date) => Problem | undefined;
  /** What changes with the first publication beside its state. */
  readonly pinned?: (at: Date) => Partial<Row>;
};

type Filter = DeskQuery & {
  readonly status?: ListingState | undefined;
  readonly featured?: boolean | undefined;
  readonly category?: string | undefined;
};

/** What a listing's columns become; its photos are looked up. */
type Values<Insert> = Omit<Insert, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'photos'> & {
  readonly photos: readonly WantedPhoto[];
};

/** What an admin's word on the state says of the review: what is public was seen, what is taken down must be seen again. */
function reviewOf(before: ListingRow | undefined, status: string | undefined, at: Date) {
  if (status === 'published') return { reviewAskedAt: null, reviewedAt: before?.reviewedAt ?? at };
  return status === 'draft' && before?.status === 'published' ? { reviewAskedAt: null, reviewedAt: null } : {};
}

/** What each step writes; its way is checked by `stepsFrom`. */
function stepValues(step: ListingStep, before: ListingRow, at: Date) {
  if (step === 'ask') return { reviewAskedAt: at };
  if (step === 'pause') return { status: 'draft', reviewedAt: before.reviewedAt ?? at };
  if (step === 'resume') return { status: 'published' };
  if (step === 'publish') return { status: 'published', reviewAskedAt: null, reviewedAt: at };
  return { reviewAskedAt: null };
}

/** The desk of one kind of listing. Every change is locked, checked, counted and written to the audit log at once. */
export function listingDesk<Row extends ListingRow, Insert>(desk: Desk<Row, Insert>) {
  const { table, record, titleOf } = desk;
  // What is inside is checked by the callers' types; drizzle's own can't follow a table that is not known yet.
  const plain = table as PgTable;
  const missing = () => new Problem('not_found', desk.missing);
  const named = (id: string) => eq(table.id, id);
  const rowsOf = (rows: unknown[]) => rows as Row[];
  const entity = getTableName(table);
  const columns = Object.entries(getTableColumns(plain));
  const featured = columns.find(([, column]) => column === desk.featured)?.[0] ?? 'featured';

  const ownOf = (actor: Doer) =>
    isDesk(actor) ? undefined : and(eq(table.ownerId, actor.id), ne(table.status, 'withdrawn'));

  const inState = (state: ListingState | undefined) => {
    const { status, reviewAskedAt, reviewedAt } = table;
    if (state === undefined) return ne(status, 'withdrawn');
    if (state === 'published' || state === 'withdrawn') return eq(status, state);
    return and(
      eq(status, 'draft'),
      state === 'waiting' ? isNotNull(reviewAskedAt) : isNull(reviewAskedAt),
      state === 'waiting' ? undefined : state === 'paused' ? isNotNull(reviewedAt) : isNull(reviewedAt),
    );
  };

  /** The row, for whoever may change it: somebody else's is as absent as none. */
  const lock = async (db: Db, id: string, seen: number | undefined, actor: Doer): Promise<Row> => {
    const [row] = rowsOf(await db.select().from(plain).where(named(id)).for('update'));
    if (!row || !mayChange(actor, row)) throw missing();
    requireVersion(row, seen);
    return row;
  };

  /** A business shows the photos that it uploaded, and those that its listing has. */
  const photosFor = (db: Db, wanted: readonly WantedPhoto[], actor: Doer, before?: Row) =>
    requirePhotos(
      db,
      wanted,
      ({ id, uploadedBy }) =>
        isDesk(actor) || uploadedBy === actor.id || (before?.photos.some((photo) => photo.id === id) ?? false),
    );

  /** State, place in front and owner are not an owner's to set: they stay, and a new one is a draft of theirs. */
  const settle = (values: object, { actor, at }: By, before?: Row): object => {
    const status = 'status' in values ? String(values.status) : (before?.status ?? 'published');
    if (isDesk(actor)) return reviewOf(before, status, at);
    if (!before) return { status: 'draft', [featured]: false, ownerId: actor.id };
    return { status: before.status, [featured]: (before as Record<string, unknown>)[featured] };
  };

  const requireFree = (before: Row, values: object, at: Date): void => {
    const reason = 'status' in values && values.status === 'draft' ? desk.holds?.(before, at) : undefined;
    if (reason) throw reason;
  };

  return {
    /** One page of what is not withdrawn, unless that is asked for; last changed first. */
    list: async (db: Db, query: Filter, actor: Doer, sorts: Readonly<Record<string, SQL>> = {}) =>
      readDeskPage(db, {
        table,
        query,
        where: and(
          ownOf(actor),
          inState(query.status),
          query.category === undefined ? undefined : eq(table.category, query.category),
          query.featured === undefined ? undefined : eq(desk.featured, query.featured),
        ),
        searchColumns: desk.searchColumns,
        sorts: { updated: table.updatedAt, ...desk.sorts, ...sorts },
        sort: '-updated',
        tie: table.id,
      }) as Promise<{ rows: Row[]; total: number }>,

    read: async (db: Db, id: string, actor: Doer): Promise<Row> => {
      const [row] = rowsOf(await db.select().from(plain).where(named(id)));
      if (!row || !mayChange(actor, row)) throw missing();
      return row;
    },

    create: (db: Db, values: Values<Insert>, by: By): Promise<Row> =>
      db.transaction(async (db) => {
        const { actor, at } = by;
        const photos = await photosFor(db, values.photos, actor);
        const set = { id: newId(), ...values, ...settle(values, by), photos, createdAt: at, updatedAt: at };
        const [row] = rowsOf(
          await db
            .insert(plain)
            .values(set as never)
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
        const before = await lock(db, id, seen, by.actor);
        const values = { ...change(before) };
        const photos = await photosFor(db, values.photos, by.actor, before);
        const settled = { ...values, ...settle(values, by, before) };
        requireFree(before, settled, by.at);
        const set = { ...settled, photos, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        await record(db, { ...by, action: 'update', entity, entityId: id, title: titleOf(after), before, after });
        return after;
      }),

    /** One step of its review or of its pause; 409 `invalid_transition` where it does not lead on from how it stands. */
    step: (db: Db, id: string, step: ListingStep, seen: number | undefined, by: By): Promise<Row> =>
      db.transaction(async (db) => {
        const before = await lock(db, id, seen, by.actor);
        const state = listingState(before);
        const isOpen = stepsFrom(state, 'owner').includes(step) && before.ownerId === by.actor.id;
        if (!isOpen && !(isDesk(by.actor) && stepsFrom(state, 'desk').includes(step)))
          throw new Problem('invalid_transition', `There is no way to ${step} what is ${state}.`);
        const values = stepValues(step, before, by.at);
        requireFree(before, values, by.at);
        const pinned = step === 'publish' ? desk.pinned?.(by.at) : {};
        const set = { ...values, ...pinned, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        await record(db, { ...by, action: 'status', entity, entityId: id, title: titleOf(after), before, after });
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
        const before = await lock(db, id, seen, by.actor);
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

type Stamped = Pick<ListingRow, 'reviewAskedAt' | 'reviewedAt'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The instants of a row as a record tells them. */
export function stamps(row: Stamped) {
  return {
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    reviewAskedAt: row.reviewAskedAt?.toISOString() ?? null,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  };
}

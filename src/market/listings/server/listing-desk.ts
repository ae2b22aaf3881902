/**
 * The verbs of the desk, and of a business account on its own, on one kind of listing; events, rentals, places and jobs
 * have them in common (issues 4 and 6).
 */
import { and, eq, getTableColumns, getTableName, isNotNull, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listingState, stepsFrom } from '../listing.ts';
import type { ListingState, ListingStatus } from '../listing.ts';
import type { ListingStep } from '../listing-schemas.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { isNews, reviewOf, stepValues } from './listing-review.ts';
import type { Reviewed } from './listing-review.ts';
import { requirePhotos } from '#kit/server/photos/service.ts';
import type { WantedPhoto } from '#kit/server/photos/service.ts';
import { requireVersion } from '#kit/server/versions.ts';

type ListingRow = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly version: number;
  readonly ownerId: string | null;
  readonly reviewAskedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly reviewNote: string | null;
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
  /** Writes to the owner of what the desk published or sent back: a room of its own too. */
  readonly tell: (db: Db, reviewed: Reviewed, at: Date) => Promise<void>;
  /** In both languages; a name counts for both. */
  readonly titleOf: (row: Row) => Localized;
  /** What a caller hears about an id that names nothing. */
  readonly missing: string;
  readonly searchColumns: readonly string[];
  readonly sorts: Readonly<Record<string, AnyPgColumn | SQL>>;
  readonly featured: AnyPgColumn;
  /** Why one can't leave the public pages now, if it can't. */
  readonly holds?: (db: Db, row: Row, at: Date) => Promise<Problem | undefined>;
  /** Why one may not become what it would be, if it may not; `before` is how it stood. */
  readonly refusal?: (row: Row, before: Row | undefined, at: Date) => Problem | undefined;
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

/** What its owner has sent to the desk, and nobody has decided on. */
export const isWaiting = ({
  status,
  reviewAskedAt,
}: Pick<ListingTable<ListingRow, object>, 'status' | 'reviewAskedAt'>) =>
  and(eq(status, 'draft'), isNotNull(reviewAskedAt));

/** The desk of one kind of listing. Every change is locked, checked, counted and written to the audit log at once. */
export function listingDesk<Row extends ListingRow, Insert>(desk: Desk<Row, Insert>) {
  const { table, record } = desk;
  const titleOf = (row: Row) => inLanguage(desk.titleOf(row), 'en');
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
    if (state === 'waiting') return isWaiting(table);
    const isSeen = state === 'paused' ? isNotNull(reviewedAt) : isNull(reviewedAt);
    return and(eq(status, 'draft'), isNull(reviewAskedAt), isSeen);
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

  const requireFree = async (db: Db, before: Row, values: object, at: Date): Promise<void> => {
    if (!('status' in values) || values.status !== 'draft') return;
    const reason = await desk.holds?.(db, before, at);
    if (reason) throw reason;
  };

  const requireFit = (row: Row, before: Row | undefined, at: Date): void => {
    const reason = desk.refusal?.(row, before, at);
    if (reason) throw reason;
  };

  const tellOwner = async (db: Db, before: Row, after: Row, { actor, at }: By): Promise<void> => {
    const { id, ownerId, reviewNote: note } = after;
    if (ownerId !== null && isNews(before, after, actor.id))
      await desk.tell(db, { entity, id, ownerId, title: desk.titleOf(after), note }, at);
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
        requireFit(row, undefined, at);
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
        await requireFree(db, before, settled, by.at);
        const set = { ...settled, photos, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        requireFit(after, before, by.at);
        await record(db, { ...by, action: 'update', entity, entityId: id, title: titleOf(after), before, after });
        await tellOwner(db, before, after, by);
        return after;
      }),

    /** One step of its review or of its pause; 409 `invalid_transition` where it does not lead on from how it stands. */
    step: (db: Db, id: string, asked: ListingStep, by: By): Promise<Row> =>
      db.transaction(async (db) => {
        const { step, version } = asked;
        const before = await lock(db, id, version, by.actor);
        const state = listingState(before);
        const isOpen = stepsFrom(state, 'owner').includes(step) && before.ownerId === by.actor.id;
        if (!isOpen && !(isDesk(by.actor) && stepsFrom(state, 'desk').includes(step)))
          throw new Problem('invalid_transition', `There is no way to ${step} what is ${state}.`);
        const values = stepValues(asked, before, by.at);
        await requireFree(db, before, values, by.at);
        const pinned = step === 'publish' ? desk.pinned?.(by.at) : {};
        const set = { ...values, ...pinned, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        requireFit(after, before, by.at);
        await record(db, { ...by, action: 'status', entity, entityId: id, title: titleOf(after), before, after });
        await tellOwner(db, before, after, by);
        return after;
      }),

    /** Takes a listing off the lists; its row stays, because orders point at it. `guard` decides in the statement itself. */
    withdraw: (
      db: Db,
      id: string,
      seen: number | undefined,
      by: By,
      guard?: { readonly where: SQL | undefined; readonly refusal: (db: Db, before: Row) => Promise<Problem> },
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
        if (!after) throw (await guard?.refusal(db, before)) ?? missing();
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

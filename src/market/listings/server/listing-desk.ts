/**
 * The verbs of the desk, and of a business account on its own, on one kind of listing; events, rentals, places and jobs
 * have them in common (issues 4 and 6).
 */
import { and, eq, getTableColumns, getTableName, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { listingState, stepsFrom } from '../listing.ts';
import type { ListingStep } from '../listing-schemas.ts';
import { planRanks } from '../plan-rank.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { isDesk, mayChange, maySee, type By, type Doer } from './listing-actor.ts';
import type { Desk, Filter, Values } from './desk-needs.ts';
import { saveSorter, type Written } from './listing-edits.ts';
import { isInState, isOwnedBy } from './listing-filters.ts';
import { editOf, isNews, reviewOf, stepValues, takenOf } from './listing-review.ts';
import type { ListingRow } from './listing-table.ts';
import { requireReason } from './reasons.ts';
import { eachOrProblem, listingWithdrawer } from './many-listings.ts';
import { listingTeller, type Told } from './told-listings.ts';
import { requireWhole } from './whole.ts';
import { requirePhotos, type WantedPhoto } from '#kit/server/photos/service.ts';
import { requireVersion } from '#kit/server/versions.ts';

/** The desk of one kind of listing. Every change is locked, checked, counted and written to the audit log at once. */
export function listingDesk<Row extends ListingRow, Insert, Input extends Written>(desk: Desk<Row, Insert, Input>) {
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

  /** When it is a waiting one's turn: of owners with a plan that says so first, then who has waited longest. */
  const turn = sql`(case when ${table.planRank} >= ${planRanks.reviewedFirst} then 0 else 1e12 end
    + extract(epoch from coalesce(${table.reviewAskedAt}, ${table.updatedAt})))::float8`;

  const ownOf = (actor: Doer) =>
    isDesk(actor)
      ? undefined
      : and(
          eq(table.ownerId, actor.id),
          or(ne(table.status, 'withdrawn'), isNotNull(table.reviewNote), desk.ended?.where),
        );

  /** The row, for whoever may change it: somebody else's is as absent as none. Its owner's account is locked before it. */
  const lock = async (db: Db, id: string, seen: number | undefined, actor: Doer): Promise<Row> => {
    const [found] = await db.select({ ownerId: table.ownerId }).from(plain).where(named(id));
    if (typeof found?.ownerId === 'string') await desk.owners.lock(db, found.ownerId);
    const [row] = rowsOf(await db.select().from(plain).where(named(id)).for('update'));
    if (!row || !mayChange(actor, row)) throw missing();
    requireVersion(row, seen);
    return row;
  };

  /** What comes up must be fit to, and its owner not suspended. */
  const requireFit = async (db: Db, after: Row, before: Row | undefined, at: Date): Promise<void> => {
    const reason = desk.refusal?.(after, before, at);
    if (reason) throw reason;
    if (after.status !== 'published' || before?.status === 'published' || after.ownerId === null) return;
    if ((await desk.owners.of(db, [after.ownerId])).get(after.ownerId)?.isSuspended)
      throw new Problem('owner_suspended', 'The account that owns this is suspended.');
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
  const settle = (values: object, { actor, at, whose }: By, before?: Row): object => {
    const status = 'status' in values ? String(values.status) : (before?.status ?? 'published');
    // It comes back with its owner's account, not by being saved.
    if (before?.status === 'suspended') return { status: 'suspended' };
    if (isDesk(actor)) return { ...reviewOf(before, status, at), ...(before ? {} : whose) };
    if (!before) return { status: 'draft', [featured]: false, ownerId: actor.id };
    return { status: before.status, [featured]: (before as Record<string, unknown>)[featured] };
  };

  const requireFree = async (db: Db, before: Row, values: object, at: Date): Promise<void> => {
    if (!('status' in values) || values.status !== 'draft') return;
    const reason = await desk.holds?.(db, before, at);
    if (reason) throw reason;
  };

  const tellOwner = async (db: Db, before: Row, after: Row, { actor, at, isToldElsewhere }: By): Promise<void> => {
    const { id, ownerId, reviewNote: note } = after;
    if (ownerId === null || isToldElsewhere === true) return;
    const isReviewed = isNews(before, after, actor.id);
    const edit = isReviewed ? null : editOf(before, after, actor.id, desk.inputOf);
    const told = { entity, id, ownerId, title: desk.titleOf(after), note, taken: takenOf(before, after), edit };
    if (isReviewed || edit) await desk.tell(db, told, at);
  };

  /** What a new one would be, checked before it is written: what is refused never stood in the table. */
  const wouldBe = async (
    db: Db,
    values: object,
    photos: readonly ListingPhoto[],
    by: By,
  ): Promise<{ readonly id: string }> => {
    const stamps = { createdAt: by.at, updatedAt: by.at };
    const set = { id: newId(), ...values, ...settle(values, by), photos, ...stamps };
    const row = { ownerId: null, reviewAskedAt: null, ...set } as unknown as Row;
    await desk.requires?.(db, row);
    await requireFit(db, row, undefined, by.at);
    return set;
  };

  const insertMany = async (db: Db, sets: readonly object[], { actor, at }: By): Promise<Row[]> => {
    if (sets.length === 0) return [];
    const rows = rowsOf(
      await db
        .insert(plain)
        .values([...sets] as never)
        .returning(),
    );
    const made = { actor, at, action: 'create' as const, entity };
    await record(db, ...rows.map((row) => ({ ...made, entityId: row.id, title: titleOf(row), after: row })));
    return rows;
  };

  const insert = async (db: Db, values: object, photos: readonly ListingPhoto[], by: By): Promise<Row> => {
    const [row] = await insertMany(db, [await wouldBe(db, values, photos, by)], by);
    if (!row) throw missing();
    return row;
  };

  const withdrawMany = listingWithdrawer({ ...desk, entity, titleOf });

  const told = listingTeller(desk.owners, desk.changes, entity);
  const sorted = saveSorter({ ...desk, entity });

  return {
    lock,
    /**
     * One page of what is not withdrawn, unless that is asked for; last changed first, what waits by its turn. Owners see
     * what the desk took off, with its reason, and what has ended otherwise.
     */
    list: async (db: Db, query: Filter, actor: Doer, sorts: Readonly<Record<string, SQL>> = {}, also?: SQL) => {
      const { rows, total } = await readDeskPage(db, {
        table,
        query,
        where: and(
          ownOf(actor),
          query.status === undefined && !isDesk(actor) ? undefined : isInState(table, query.status),
          isOwnedBy(table, query.owner),
          also,
          query.category === undefined ? undefined : eq(table.category, query.category),
          query.featured === undefined ? undefined : eq(desk.featured, query.featured),
        ),
        searchColumns: desk.searchColumns,
        sorts: { updated: table.updatedAt, waiting: turn, ...desk.sorts, ...sorts },
        sort: query.status === 'waiting' ? 'waiting' : '-updated',
        tie: table.id,
      });
      return { rows: await told.rows(db, rowsOf(rows)), total };
    },

    read: async (db: Db, id: string, actor: Doer): Promise<Told<Row>> => {
      const [row] = rowsOf(await db.select().from(plain).where(named(id)));
      if (!row || !maySee(actor, row)) throw missing();
      return told.row(db, row);
    },

    create: (db: Db, values: Values<Insert>, by: By): Promise<Row> =>
      db.transaction(async (db) => insert(db, values, await photosFor(db, values.photos, by.actor), by)),

    /**
     * Makes many at once, in the order of what is written of them: an id for each, or what refuses it. Nothing of the
     * others is lost by one.
     */
    createMany: <Written>(
      db: Db,
      many: readonly Written[],
      valuesOf: (written: Written) => Values<Insert>,
      by: By,
    ): Promise<(string | Problem)[]> =>
      db.transaction(async (db) => {
        const made = await eachOrProblem(many, async (written) => {
          const values = valuesOf(written);
          return wouldBe(db, values, await photosFor(db, values.photos, by.actor), by);
        });
        const sets = made.filter((one) => !(one instanceof Problem));
        await insertMany(db, sets, by);
        return made.map((one) => (one instanceof Problem ? one : one.id));
      }),

    /** A draft like it: with what is written of it and its photos, without its state, its stamps and what was sold of it. */
    copy: (
      db: Db,
      id: string,
      by: By,
      columnsOf: (input: Input) => Omit<Values<Insert>, 'photos'>,
    ): Promise<Told<Row>> =>
      db.transaction(async (db) => {
        const [like] = rowsOf(await db.select().from(plain).where(named(id)));
        if (!like) throw missing();
        const isOwnEnded = like.ownerId === by.actor.id && desk.ended?.is(like) === true;
        if (!mayChange(by.actor, like) && !isOwnEnded) throw missing();
        const values = { ...columnsOf({ ...desk.inputOf(like), status: 'draft' }), [featured]: false };
        return told.row(db, await insert(db, values, await photosFor(db, like.photos, by.actor, like), by));
      }),

    /**
     * Replaces what a listing says, in whatever state it is; `change` throws where it may not become that. What an owner
     * changes of something public is written as far as it is harmless: `waits` names the rest.
     */
    update: (
      db: Db,
      id: string,
      seen: number | undefined,
      by: By,
      input: Input,
      change: (before: Row, input: Input) => Partial<Values<Insert>>,
    ): Promise<{ row: Row; waits: string[] }> =>
      db.transaction(async (db) => {
        const before = await lock(db, id, seen, by.actor);
        if (input['status'] === 'draft') requireReason(before, by, 'status');
        const photos = await photosFor(db, input.photos, by.actor, before);
        const columnsOf = (input: Input) => {
          const values = change(before, input);
          return { ...values, ...settle(values, by, before) };
        };
        const save = { before, input, photos, columnsOf, by, isOfDesk: isDesk(by.actor) };
        const { settled, waits, isWritten } = await sorted(db, save);
        await requireFree(db, before, settled, by.at);
        const set = { ...settled, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        await desk.requires?.(db, after);
        await requireFit(db, after, before, by.at);
        // Its contract took gaps for a draft’s: it is none where only its sender called it one.
        if (input['status'] === 'draft' && listingState(after) !== 'draft')
          requireWhole(desk.needs, desk.inputOf(after), desk.inputOf(before));
        if (isWritten)
          await record(db, { ...by, action: 'update', entity, entityId: id, title: titleOf(after), before, after });
        await tellOwner(db, before, after, by);
        return { row: after, waits };
      }),

    /** One step of its review or of its pause; 409 `invalid_transition` where it does not lead on from how it stands. */
    step: (db: Db, id: string, asked: ListingStep, by: By): Promise<Told<Row>> =>
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
        const kept = step === 'withdraw' ? desk.keeps?.(by.at) : undefined;
        const set = { ...values, ...pinned, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(
          await db
            .update(plain)
            .set(set)
            .where(and(named(id), kept?.where))
            .returning(),
        );
        if (!after) throw (await kept?.refusal(db, before)) ?? missing();
        await requireFit(db, step === 'ask' ? { ...after, status: 'published' } : after, before, by.at);
        if (step === 'ask') requireWhole(desk.needs, desk.inputOf(after));
        const action = step === 'withdraw' ? 'delete' : 'status';
        await record(db, { ...by, action, entity, entityId: id, title: titleOf(after), before, after });
        await tellOwner(db, before, after, by);
        return told.row(db, after);
      }),

    /**
     * Takes a listing off the lists; its row stays, because orders point at it. What is public of an account the desk takes
     * off by the step `withdraw`.
     */
    withdraw: async (db: Db, id: string, seen: number | undefined, by: By): Promise<void> => {
      const [refused] = await withdrawMany(db, [{ id, seen }], by);
      if (refused) throw refused;
    },

    withdrawMany,
  };
}

/** New listings of one kind: made, made many at once, and made like another. */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Checks } from './desk-checks.ts';
import type { Desk, Values } from './desk-needs.ts';
import { mayChange, type By, type Doer } from './listing-actor.ts';
import type { Written } from './listing-edits.ts';
import type { ListingRow } from './listing-table.ts';
import { eachOrProblem } from './many-listings.ts';
import type { listingTeller, Told } from './told-listings.ts';

type Of<Row extends ListingRow> = {
  readonly entity: string;
  readonly titleOf: (row: Row) => string;
  readonly checks: Checks<Row>;
  readonly told: ReturnType<typeof listingTeller>;
};

export function listingMaker<Row extends ListingRow, Insert, Input extends Written>(
  desk: Desk<Row, Insert, Input>,
  { entity, titleOf, checks, told }: Of<Row>,
) {
  const { featured, photosFor, requireFit, settle } = checks;
  const plain = desk.table as PgTable;
  const missing = () => new Problem('not_found', desk.missing);

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

  /** Nobody's account is erased meanwhile: nothing would find what is made for one that was, to take it off the lists. */
  const lockOwners = async (db: Db, sets: readonly object[], actor: Doer): Promise<void> => {
    const ids = new Set(sets.flatMap((set) => ('ownerId' in set && set.ownerId !== null ? String(set.ownerId) : [])));
    for (const id of [...ids].toSorted()) {
      if (await desk.owners.lock(db, id)) continue;
      if (id === actor.id) throw new Problem('unauthenticated', 'Sign in first.');
      throw new Problem('not_found', 'There is no such account.');
    }
  };

  const insertMany = async (db: Db, sets: readonly object[], { actor, at }: By): Promise<Row[]> => {
    if (sets.length === 0) return [];
    await lockOwners(db, sets, actor);
    const rows = (await db
      .insert(plain)
      .values([...sets] as never)
      .returning()) as Row[];
    const made = { actor, at, action: 'create' as const, entity };
    await desk.record(db, ...rows.map((row) => ({ ...made, entityId: row.id, title: titleOf(row), after: row })));
    return rows;
  };

  const insert = async (db: Db, values: object, photos: readonly ListingPhoto[], by: By): Promise<Row> => {
    const [row] = await insertMany(db, [await wouldBe(db, values, photos, by)], by);
    if (!row) throw missing();
    return row;
  };

  return {
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
        const [like] = (await db.select().from(plain).where(eq(desk.table.id, id))) as Row[];
        if (!like) throw missing();
        const isOwnEnded = like.ownerId === by.actor.id && desk.ended?.is(like) === true;
        if (!mayChange(by.actor, like) && !isOwnEnded) throw missing();
        const values = { ...columnsOf({ ...desk.inputOf(like), status: 'draft' }), [featured]: false };
        return told.row(db, await insert(db, values, await photosFor(db, like.photos, by.actor, like), by));
      }),
  };
}

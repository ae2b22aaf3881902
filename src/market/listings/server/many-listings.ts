/** Many listings of one kind in a few statements, as an import takes them back (decision 0099). */
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { Problem } from '#kit/shared/problem.ts';
import { mayChange, type By } from './listing-actor.ts';
import type { ListingRow, ListingTable } from './listing-table.ts';
import type { Owners } from './owners.ts';
import { requireReason } from './reasons.ts';
import type { Recorder } from './recorder.ts';

/** Which rows of a table can be taken off for good, decided in the statement that does, and why one of the others can't. */
export type Keeps<Row> = (at: Date) => {
  readonly where: SQL | undefined;
  readonly refusal: (db: Db, before: Row) => Promise<Problem>;
};

/** One that is to be taken off, as it was seen. */
export type Unwanted = { readonly id: string; readonly seen: number | undefined };

/** What comes of each, one after the other; a problem of one is told and stops none of the others. */
export async function eachOrProblem<Given, Made>(
  given: readonly Given[],
  make: (one: Given) => Made | Promise<Made>,
): Promise<(Made | Problem)[]> {
  const made: (Made | Problem)[] = [];
  for (const one of given)
    try {
      made.push(await make(one));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      made.push(error);
    }
  return made;
}

type Of<Row, Insert> = {
  readonly table: ListingTable<Row, Insert>;
  readonly entity: string;
  readonly owners: Pick<Owners, 'lock'>;
  readonly record: Recorder;
  readonly titleOf: (row: Row) => string;
  readonly missing: string;
  readonly keeps?: Keeps<Row>;
};

/** Takes listings off their lists; gives for each of them what refuses it, if anything does. Their owners are locked before them. */
export function listingWithdrawer<Row extends ListingRow, Insert>(desk: Of<Row, Insert>) {
  const { table, entity, titleOf } = desk;
  const plain = table as PgTable;
  const missing = () => new Problem('not_found', desk.missing);
  const isAmong = (ids: readonly string[]) => inArray(table.id, [...ids]);

  /** The rows by their ids; locked in the order of these, so that two who do this wait for each other in no ring. */
  const lockMany = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
    const found = await db.selectDistinct({ ownerId: table.ownerId }).from(plain).where(isAmong(ids));
    const ownerIds = found.map(({ ownerId }) => ownerId).filter((id) => typeof id === 'string');
    for (const id of ownerIds.toSorted()) await desk.owners.lock(db, id);
    const rows = (await db.select().from(plain).where(isAmong(ids)).orderBy(asc(table.id)).for('update')) as Row[];
    return new Map(rows.map((row) => [row.id, row]));
  };

  const requireOff = (row: Row | undefined, seen: number | undefined, by: By): Row => {
    if (!row || !mayChange(by.actor, row)) throw missing();
    requireVersion(row, seen);
    if (row.status === 'withdrawn') throw missing();
    requireReason(row, by, 'note');
    return row;
  };

  return (db: Db, unwanted: readonly Unwanted[], by: By): Promise<(Problem | undefined)[]> =>
    db.transaction(async (db) => {
      const rows = await lockMany(
        db,
        unwanted.map(({ id }) => id),
      );
      const asked = await eachOrProblem(unwanted, ({ id, seen }) => requireOff(rows.get(id), seen, by));
      const may = asked.filter((one) => !(one instanceof Problem));
      const kept = desk.keeps?.(by.at);
      const set: object = {
        status: 'withdrawn',
        reviewNote: null,
        version: sql`${table.version} + 1`,
        updatedAt: by.at,
      };
      const gone = (await db
        .update(plain)
        .set(set)
        .where(and(isAmong(may.map(({ id }) => id)), kept?.where))
        .returning()) as Row[];
      const after = new Map(gone.map((row) => [row.id, row]));
      const left = may.flatMap((before) => {
        const row = after.get(before.id);
        return row ? { before, after: row, entityId: row.id, title: titleOf(before) } : [];
      });
      await desk.record(db, ...left.map((one) => ({ ...by, action: 'delete' as const, entity, ...one })));
      const refused: (Problem | undefined)[] = [];
      for (const one of asked)
        if (one instanceof Problem) refused.push(one);
        else refused.push(after.has(one.id) ? undefined : ((await kept?.refusal(db, one)) ?? missing()));
      return refused;
    });
}

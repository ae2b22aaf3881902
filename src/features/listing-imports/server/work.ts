/**
 * What the house does with an import by itself: it tries the lines, publishes them, takes them back. A dry run is the run
 * itself, taken back (decision 0077). A few lines are one transaction, so that others get their turn between, and whoever
 * begins again after a crash goes on where it stopped.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import * as s from '#kit/shared/schemas.ts';
import type { Db } from '#kit/server/db.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { FaultOfLine } from '../contract.ts';
import { isWorking, work, type LineState, type WorkingState } from '../rules.ts';
import { columnsOf } from './columns.ts';
import { listingImportLines as lines, listingImports as imports } from './table.ts';
import { knownAmong, lineMaker, refusals, titleIn } from './try-line.ts';

export const importTask = 'listing-import';

/** So many lines are one transaction: a tenth of a second or two. */
const atOnce = 25;

const Payload = z.strictObject({ id: s.id, language: z.enum(languages) });
type Import = typeof imports.$inferSelect;
type Line = typeof lines.$inferSelect;
type Done = { readonly listingId: string | null; readonly faults: readonly FaultOfLine[] };
type DoLine = (db: Db, line: Line, by: By) => Promise<Done>;
/** What is done with these lines, asked for before the first of them. */
type Doer = (db: Db, some: readonly Line[]) => Promise<DoLine>;

export function importTasks({
  kinds,
  clock,
}: {
  readonly kinds: ServerKinds;
  readonly clock: Clock;
}): Task<z.infer<typeof Payload>> {
  return {
    name: importTask,
    payload: Payload,
    atOnce: 1,
    mostSeconds: 1800,
    run: async ({ id, language }, db) => {
      while (await doSome(db, id, language, kinds, clock())) continue;
    },
  };
}

/** Takes back what was done in a transaction that only looked. */
class TakenBack extends Error {}

/** The next lines of an import; false when it has none to be done. */
async function doSome(db: Db, id: string, language: Language, kinds: ServerKinds, at: Date): Promise<boolean> {
  const [one] = await db.select().from(imports).where(eq(imports.id, id));
  if (one === undefined || !isWorking(one.state)) return false;
  const state = one.state;
  const some = await db
    .select()
    .from(lines)
    .where(and(eq(lines.importId, id), eq(lines.state, work[state].takes)))
    .orderBy(asc(lines.line))
    .limit(atOnce);
  if (some.length === 0) {
    await db.update(imports).set({ state: work[state].after, updatedAt: at }).where(isStill(one));
    return false;
  }
  const by: By = {
    actor: { id: one.actorId, role: 'admin' },
    at,
    whose: { ownerId: null, ownerless: one.owner === 'nobody' },
  };
  const doLine = await doers[state](kinds[one.kind], language)(db, some);
  if (state === 'checking') await tryLines(db, one, some, by, doLine);
  else await db.transaction(async (db) => write(db, one, await each(db, some, by, doLine)));
  return true;
}

const isStill = ({ id, state }: Import) => and(eq(imports.id, id), eq(imports.state, state));

async function each(db: Db, some: readonly Line[], by: By, doLine: DoLine): Promise<Map<Line, Done>> {
  const done = new Map<Line, Done>();
  for (const line of some) done.set(line, await doLine(db, line, by));
  return done;
}

async function tryLines(db: Db, one: Import, some: readonly Line[], by: By, doLine: DoLine): Promise<void> {
  let done: Map<Line, Done> | undefined;
  await db
    .transaction(async (db) => {
      done = await each(db, some, by, doLine);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  const tried = [...(done ?? [])].map(([line, { faults }]) => [line, { faults, listingId: null }] as const);
  await write(db, one, new Map(tried));
}

/** Writes what became of lines, unless another has meanwhile. */
async function write(db: Db, { state }: Import, done: ReadonlyMap<Line, Done>): Promise<void> {
  const { takes, done: good, failed } = work[state as WorkingState];
  for (const [{ importId, line }, { listingId, faults }] of done) {
    const became: LineState = faults.length === 0 ? good : failed;
    await db
      .update(lines)
      .set({ state: became, faults, listingId })
      .where(and(eq(lines.importId, importId), eq(lines.line, line), eq(lines.state, takes)));
  }
}

/** What is done with a line in each state. */
const doers: Readonly<Record<WorkingState, (kind: ServerKind, language: Language) => Doer>> = {
  checking: making,
  importing: making,
  undoing: (kind, language) => {
    const columns = columnsOf(kind);
    return async () =>
      async (db, { cells, listingId }, by) => {
        if (listingId === null) return { listingId, faults: [] };
        try {
          await db.transaction((db) => kind.remove(db, listingId, 1, by));
          return { listingId, faults: [] };
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          const isChanged = error.code === 'edit_conflict' || error.code === 'not_found';
          const changed: FaultOfLine[] = [{ column: null, fault: 'changed', said: titleIn(cells) }];
          return { listingId, faults: isChanged ? changed : refusals(error, cells, columns, language) };
        }
      };
  },
};

function making(kind: ServerKind, language: Language): Doer {
  const make = lineMaker(kind, language);
  return async (db, some) => {
    const known = await knownAmong(db, kind, some);
    return async (db, line, by) => {
      const { cells } = line;
      if (known.has(line)) return { listingId: null, faults: [{ column: null, fault: 'known', said: titleIn(cells) }] };
      const tried = await make(db, cells, by);
      return 'id' in tried ? { listingId: tried.id, faults: [] } : { listingId: null, faults: tried.faults };
    };
  };
}

/** Counts the lines of imports by their state. */
export const countLines = (db: Db, ids: readonly string[]) =>
  db
    .select({ importId: lines.importId, state: lines.state, count: sql<number>`count(*)::int` })
    .from(lines)
    .where(sql`${lines.importId} = any(${sql.param([...ids])}::text[])`)
    .groupBy(lines.importId, lines.state);

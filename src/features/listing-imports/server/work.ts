/**
 * What the house does with an import by itself: it tries the lines, publishes them, takes them back. A dry run is the run
 * itself, taken back (decision 0077). A few lines are one transaction, so that others get their turn between, and whoever
 * begins again after a crash goes on where it stopped.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import * as s from '#kit/shared/schemas.ts';
import type { Db } from '#kit/server/db.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { FaultOfLine } from '../contract.ts';
import { isWorking, work, type WorkingState } from '../rules.ts';
import { columnsOf } from './columns.ts';
import { listingImportLines as lines, listingImports as imports } from './table.ts';
import { knownAmong, linesMaker, refusals, titleIn } from './try-line.ts';

export const importTask = 'listing-import';

/** How many lines are one transaction and a few statements: a tenth of a second or two. */
const atOnce = 100;

const Payload = z.strictObject({ id: s.id, language: z.enum(languages) });
type Import = typeof imports.$inferSelect;
type Line = typeof lines.$inferSelect;
type Done = { readonly listingId: string | null; readonly faults: readonly FaultOfLine[] };
/** Does with lines what is to be done, in a transaction; gives what came of each, in their order. */
type Doer = (db: Db, some: readonly Line[], by: By) => Promise<Done[]>;

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
    maxSeconds: 1800,
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
  const doLines = doers[state](kinds[one.kind], language);
  if (state === 'checking') await write(db, one, some, await tryLines(db, some, by, doLines));
  else await db.transaction(async (db) => write(db, one, some, await doLines(db, some, by)));
  return true;
}

const isStill = ({ id, state }: Import) => and(eq(imports.id, id), eq(imports.state, state));

async function tryLines(db: Db, some: readonly Line[], by: By, doLines: Doer): Promise<Done[]> {
  let done: readonly Done[] = [];
  await db
    .transaction(async (db) => {
      done = await doLines(db, some, by);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return done.map(({ faults }) => ({ faults, listingId: null }));
}

/** Writes what became of lines, unless another has meanwhile. */
async function write(db: Db, { id, state }: Import, some: readonly Line[], done: readonly Done[]): Promise<void> {
  const { takes, done: good, failed } = work[state as WorkingState];
  const rows = some.map(({ line }, i) => {
    const { listingId = null, faults = [] } = done[i] ?? {};
    return { line, listing_id: listingId, faults, state: faults.length === 0 ? good : failed };
  });
  await db.execute(sql`
    update ${lines} set state = became.state, faults = became.faults, listing_id = became.listing_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as became (line int, state text, faults jsonb, listing_id text)
    where ${lines.importId} = ${id} and ${lines.line} = became.line and ${lines.state} = ${takes}`);
}

/** What is done with lines in each state. */
const doers: Readonly<Record<WorkingState, (kind: ServerKind, language: Language) => Doer>> = {
  checking: making,
  importing: making,
  undoing: takingBack,
};

function making(kind: ServerKind, language: Language): Doer {
  const make = linesMaker(kind, language);
  return async (db, some, by) => {
    const known = await knownAmong(db, kind, some[0]?.importId ?? '', some);
    const news = some.filter((line) => !known.has(line)).map(({ cells }) => cells);
    const made = (await make(db, news, by)).values();
    return some.map((line) => {
      if (known.has(line)) return failed({ column: null, fault: 'known', said: titleIn(line.cells) });
      const tried = made.next().value;
      if (tried === undefined) throw new Error('A line was neither made nor refused.');
      return 'id' in tried ? { listingId: tried.id, faults: [] } : failed(...tried.faults);
    });
  };
}

const failed = (...faults: readonly FaultOfLine[]): Done => ({ listingId: null, faults });

function takingBack(kind: ServerKind, language: Language): Doer {
  const columns = columnsOf(kind);
  return async (db, some, by) => {
    const unwanted = some.map(({ listingId }) => ({ id: listingId ?? '', seen: 1 }));
    const refused = await kind.withdrawMany(db, unwanted, by);
    return some.map(({ cells, listingId }, i) => {
      const why = refused[i];
      if (why === undefined) return { listingId, faults: [] };
      const isChanged = why.code === 'edit_conflict' || why.code === 'not_found';
      const changed: FaultOfLine = { column: null, fault: 'changed', said: titleIn(cells) };
      return { listingId, faults: isChanged ? [changed] : refusals(why, cells, columns, language) };
    });
  };
}

/** Counts the lines of imports by their state. */
export const countLines = (db: Db, ids: readonly string[]) =>
  db
    .select({ importId: lines.importId, state: lines.state, count: sql<number>`count(*)::int` })
    .from(lines)
    .where(sql`${lines.importId} = any(${sql.param([...ids])}::text[])`)
    .groupBy(lines.importId, lines.state);

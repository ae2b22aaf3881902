/** Listings from a file: brought, tried, published, taken back (issue 21, decision 0077). */
import { and, asc, count, eq } from 'drizzle-orm';
import type { NamesOf } from '#features/audit/server/service.ts';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, type DeskQuery } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { FaultOfLine, ImportLine, ListingImport } from '../contract.ts';
import { lineStates, stepsOf, type ImportOwner, type ImportStep, type LineState } from '../rules.ts';
import { columnsOf } from './columns.ts';
import { linesOfFile } from './open-file.ts';
import type { FileLine } from './read-file.ts';
import { listingImportLines as lines, listingImports as imports, listingImportsSearchColumns } from './table.ts';
import { sameAs, titleIn } from './try-line.ts';
import { countLines, importTask } from './work.ts';

type Actor = { readonly id: string };
type Brought = {
  readonly kind: ServerKind;
  readonly fileName: string;
  readonly owner: ImportOwner;
  readonly bytes: Uint8Array;
};

const entity = 'listing_imports';
/** Lines go into the database so many at a time: a statement has at most 65,535 values. */
const atOnce = 500;
const linesPage = 200;

/** Keeps a file's lines and has them tried. Refuses 422 what is no file of this kind. */
export async function bringFile(
  db: Db,
  { kind, fileName, owner, bytes }: Brought,
  { actor, at, language }: { readonly actor: Actor; readonly at: Date; readonly language: Language },
): Promise<string> {
  const told = await linesOfFile(bytes, new Set(columnsOf(kind).map(({ name }) => name)));
  const id = newId();
  const stamps = { createdAt: at, updatedAt: at };
  const rows = rowsOf(id, told);
  await db.transaction(async (db) => {
    await db
      .insert(imports)
      .values({ id, kind: kind.name, fileName, owner, state: 'checking', actorId: actor.id, ...stamps });
    for (let from = 0; from < rows.length; from += atOnce)
      await db.insert(lines).values(rows.slice(from, from + atOnce));
    const after = { kind: kind.name, owner, lines: told.length };
    await recordChange(db, { action: 'create', entity, entityId: id, title: fileName, actor, at, after });
    await enqueue(db, importTask, { id, language }, at);
  });
  return id;
}

/** The lines as rows; one that says what another said before it is bad from the start. */
function rowsOf(importId: string, told: readonly FileLine[]): (typeof lines.$inferInsert)[] {
  const seen = new Map<string, number>();
  return told.map(({ line, cells }) => {
    const names = sameAs(cells);
    const first = names.map((name) => seen.get(name)).find((line) => line !== undefined);
    if (first === undefined) {
      for (const name of names) seen.set(name, line);
      return { importId, line, cells, state: 'untried' };
    }
    const faults: FaultOfLine[] = [{ column: null, fault: 'twice', said: titleIn(cells), line: first }];
    return { importId, line, cells, state: 'bad', faults };
  });
}

/** Publishes the good lines, or takes back what was made. Refuses 404, 409 invalid_transition. */
export async function stepImport(
  db: Db,
  id: string,
  step: ImportStep,
  { actor, at, language }: { readonly actor: Actor; readonly at: Date; readonly language: Language },
): Promise<void> {
  const { from, to } = stepsOf[step];
  await db.transaction(async (db) => {
    const [one] = await db
      .update(imports)
      .set({ state: to, actorId: actor.id, updatedAt: at })
      .where(and(eq(imports.id, id), eq(imports.state, from)))
      .returning();
    if (one === undefined) {
      const { state } = await requireImport(db, id);
      throw new Problem('invalid_transition', `There is no way to ${step} what is ${state}.`);
    }
    const change = { before: { state: from }, after: { state: to } };
    await recordChange(db, { action: 'status', entity, entityId: id, title: one.fileName, actor, at, ...change });
    await enqueue(db, importTask, { id, language }, at);
  });
}

async function requireImport(db: Db, id: string) {
  const [one] = await db.select().from(imports).where(eq(imports.id, id));
  if (one === undefined) throw new Problem('not_found', 'There is no such import.');
  return one;
}

export async function readImport(db: Db, id: string, namesOf: NamesOf): Promise<ListingImport> {
  const [one] = await toImports(db, [await requireImport(db, id)], namesOf);
  if (one === undefined) throw new Problem('not_found', 'There is no such import.');
  return one;
}

/** A page of them, the newest first. */
export async function listImports(db: Db, query: DeskQuery, namesOf: NamesOf) {
  const { rows, total } = await readDeskPage(db, {
    table: imports,
    query,
    searchColumns: listingImportsSearchColumns,
    sorts: { created: imports.createdAt },
    sort: '-created',
    tie: imports.id,
  });
  return { items: await toImports(db, rows, namesOf), total };
}

/** A page of an import's lines in a state, in the order of the file. */
export async function listLines(db: Db, id: string, state: LineState, page: number) {
  await requireImport(db, id);
  const where = and(eq(lines.importId, id), eq(lines.state, state));
  const [counted] = await db.select({ total: count() }).from(lines).where(where);
  const rows = await db
    .select()
    .from(lines)
    .where(where)
    .orderBy(asc(lines.line))
    .limit(linesPage)
    .offset((page - 1) * linesPage);
  return { items: rows.map(toLine), total: counted?.total ?? 0 };
}

const toLine = ({ line, cells, state, faults, listingId }: typeof lines.$inferSelect): ImportLine => ({
  line,
  title: titleIn(cells),
  state,
  faults: [...faults],
  listingId,
});

async function toImports(
  db: Db,
  rows: readonly (typeof imports.$inferSelect)[],
  namesOf: NamesOf,
): Promise<ListingImport[]> {
  const counts = await countLines(
    db,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(db, [...new Set(rows.map(({ actorId }) => actorId))]);
  const countOf = (id: string, state: LineState) =>
    counts.find((one) => one.importId === id && one.state === state)?.count ?? 0;
  return rows.map(({ id, kind, fileName, owner, state, actorId, createdAt, updatedAt }) => ({
    id,
    kind,
    fileName,
    owner,
    state,
    importedBy: names.get(actorId) ?? null,
    lines: Object.fromEntries(lineStates.map((one) => [one, countOf(id, one)])) as ListingImport['lines'],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

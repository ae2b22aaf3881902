/** What all things that visitors send in have in common, and what the desk does with them. */
import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { IntakeStatus } from '../intake.ts';
import type { IntakeChange } from '../intake-contract.ts';
import { languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage, waitingFirst } from '#kit/server/desk-list.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';

export const intakeColumns = {
  id: text().primaryKey(),
  /** The language it was written in: answers are written in it too. */
  language: text({ enum: languages }).notNull(),
  adminNotes: text(),
  /** Counts the changes that people made (versions.ts). */
  version: integer().notNull().default(1),
  submittedAt: timestamp({ withTimezone: true }).notNull(),
};

/** The first values of something sent in. */
export function intake(language: Language, at: Date) {
  return { id: newId(), language, submittedAt: at };
}

type IntakeTable = PgTable & Readonly<Record<'id' | 'status' | 'adminNotes' | 'version' | 'submittedAt', AnyPgColumn>>;
type IntakeRow = {
  readonly id: string;
  readonly status: IntakeStatus;
  readonly language: Language;
  readonly adminNotes: string | null;
  readonly version: number;
  readonly submittedAt: Date;
};
type RowOf<T extends IntakeTable> = T['$inferSelect'] & IntakeRow;

/** What was changed, in the words of the log. */
type Done<T extends IntakeTable> = {
  readonly action: 'status' | 'update';
  readonly entity: string;
  readonly entityId: string;
  readonly before: RowOf<T>;
  readonly after: RowOf<T>;
};

type IntakeQuery = DeskQuery & { readonly status?: IntakeStatus | undefined };

/** A page of what was sent in: what is not done first, the longest waiting before the others, unless told. `where` is what else the room filters by. */
export async function readIntakePage<T extends IntakeTable>(
  db: Db,
  table: T,
  list: { readonly query: IntakeQuery; readonly searchColumns: readonly string[]; readonly where?: SQL | undefined },
): Promise<{ rows: RowOf<T>[]; total: number }> {
  const { query, searchColumns, where } = list;
  const page = await readDeskPage(db, {
    table,
    query,
    where: and(where, query.status && eq(table.status, query.status)),
    searchColumns,
    sorts: { submitted: table.submittedAt, waiting: waitingFirst(table.submittedAt, sql`${table.status} <> 'done'`) },
    sort: 'waiting',
    tie: table.id,
  });
  return { rows: page.rows as RowOf<T>[], total: page.total };
}

/** One of them; 404 when there is none. */
export async function requireIntake<T extends IntakeTable>(db: Db, table: T, id: string): Promise<RowOf<T>> {
  const things: PgTable = table;
  const [row] = await db.select().from(things).where(eq(table.id, id));
  if (!row) throw new Problem('not_found', 'There is nothing here.');
  return row as RowOf<T>;
}

/** How many nobody has begun with. */
export const countNew = (db: Db, table: IntakeTable) => db.$count(table, eq(table.status, 'new'));

/**
 * Changes the state or the notes of one of them; every state leads to every other. 404 when there is none, 409
 * `edit_conflict` when somebody changed it meanwhile. `record` writes the change down in the same transaction.
 */
export async function changeIntake<T extends IntakeTable>(
  db: Db,
  table: T,
  id: string,
  change: IntakeChange,
  record: (db: Db, done: Done<T>) => Promise<void>,
): Promise<RowOf<T>> {
  return db.transaction(async (db) => {
    const things: PgTable = table;
    const [found] = await db.select().from(things).where(eq(table.id, id)).for('update');
    if (!found) throw new Problem('not_found', 'There is nothing here.');
    const before = found as RowOf<T>;
    requireVersion(before, change.version);
    const status = change.status ?? before.status;
    const adminNotes = change.admin_notes === undefined ? before.adminNotes : change.admin_notes;
    if (status === before.status && adminNotes === before.adminNotes) return before;
    const set: object = { status, adminNotes, version: before.version + 1 };
    const [changed] = await db.update(things).set(set).where(eq(table.id, id)).returning();
    const after = changed as RowOf<T>;
    const action = status === before.status ? 'update' : 'status';
    await record(db, { action, entity: getTableName(table), entityId: id, before, after });
    return after;
  });
}

/** What the desk sees of one, beside what was written. */
export function presentIntake(row: IntakeRow) {
  const { id, status, language, adminNotes: admin_notes, version } = row;
  return { id, status, language, admin_notes, submitted_at: row.submittedAt.toISOString(), version };
}

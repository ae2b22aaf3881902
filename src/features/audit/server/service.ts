/** Writes the audit log, in the same transaction as the change it tells of. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import type { AuditAction } from '../rules.ts';
import { changesBetween } from '../rules.ts';
import { auditEntries } from './table.ts';

/** Gives the names of these members; who is gone is not in it. */
export type NamesOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type Fields = Readonly<Record<string, unknown>>;

/** What was done: to which row of which table, and its fields before and after (none where it is new or gone). */
export type Change = {
  /** Who did it: themselves, or with `by` one of the team in their place. */
  readonly actor: { readonly id: string; readonly by?: { readonly id: string } };
  readonly at: Date;
  readonly action: AuditAction;
  readonly entity: string;
  readonly entityId: string;
  readonly title: string;
  readonly before?: Fields;
  readonly after?: Fields;
};

/** Fields that say nothing to a reader of the log. */
const silent = [
  'version',
  'updatedAt',
  'createdAt',
  'placesTaken',
  'soldOut',
  'shownCents',
  'endsAt',
  'lastDay',
  'quoteTokenHash',
  'passwordHash',
];
const spoken = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !silent.includes(name)));

const doneBy = ({ id, by }: Change['actor']) => (by ? { actorId: by.id, forId: id } : { actorId: id });

/** Records a change, or several; only the fields that differ are kept. Call it in the transaction of the change. */
export async function recordChange(db: Db, ...changes: readonly Change[]): Promise<void> {
  const entries = changes.map(({ actor, at, action, entity, entityId, title, before = {}, after = {} }) => {
    const changed = changesBetween(spoken(before), spoken(after));
    return { id: newId(), at, ...doneBy(actor), action, entity, entityId, title, ...changed };
  });
  if (entries.length > 0) await db.insert(auditEntries).values(entries);
}

/**
 * Puts another title to what the log tells of these rows, and drops what they were before and after: the one change that
 * a log of people has to allow, when they ask to be forgotten.
 */
export async function forgetTitles(db: Db, entity: string, ids: readonly string[], title: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(auditEntries)
    .set({ title, before: {}, after: {} })
    .where(and(eq(auditEntries.entity, entity), inArray(auditEntries.entityId, [...ids])));
}

/** Who made these rows of a table, by their ids, as far as the log goes back. */
export async function creatorsOf(db: Db, entity: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { action, entityId, actorId, at, written } = auditEntries;
  const rows = await db
    .select({ entityId, actorId })
    .from(auditEntries)
    .where(and(eq(action, 'create'), eq(auditEntries.entity, entity), inArray(entityId, [...ids])))
    .orderBy(asc(at), asc(written));
  return new Map(rows.map((row) => [row.entityId, row.actorId]));
}

/** What a row was before it was last taken off, and who did that, as far as the log goes back. */
export async function lastTakenOff(
  db: Db,
  entity: string,
  entityId: string,
): Promise<{ readonly before: Fields; readonly by: readonly (string | null)[] } | undefined> {
  const { action, at, written } = auditEntries;
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(action, 'delete'), eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(at), desc(written))
    .limit(1);
  return row && { before: row.before, by: [row.actorId, row.forId] };
}

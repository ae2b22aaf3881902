/** Reads the audit log. Who the actors are is asked of the room that knows people, which itself writes to this log. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { AuditEntry, AuditQuery } from '../contract.ts';
import type { NamesOf } from './service.ts';
import { auditEntries, auditEntriesSearchColumns as searchColumns } from './table.ts';

type Row = typeof auditEntries.$inferSelect;

/** A page of the log, newest first unless told. */
export async function listEntries(db: Db, query: AuditQuery, namesOf: NamesOf) {
  const table = auditEntries;
  const { rows, total } = await readDeskPage(db, {
    table,
    query,
    searchColumns,
    where: and(
      query.action && eq(table.action, query.action),
      query.entity && eq(table.entity, query.entity),
      query.actor === undefined ? undefined : eq(table.actorId, query.actor),
    ),
    sorts: { at: table.at },
    sort: '-at',
    tie: table.written,
  });
  const names = await namesOf(db, [...new Set(rows.flatMap(peopleIn))]);
  return { items: rows.map((row) => toEntry(row, names)), total };
}

export async function readEntry(db: Db, id: string, namesOf: NamesOf): Promise<AuditEntry> {
  const [row] = await db.select().from(auditEntries).where(eq(auditEntries.id, id));
  if (!row) throw new Problem('not_found', 'There is no such entry.');
  return toEntry(row, await namesOf(db, peopleIn(row)));
}

/** Everybody who is in the log. */
export async function listActors(db: Db, namesOf: NamesOf): Promise<AuditEntry['actor'][]> {
  const rows = await db
    .selectDistinct({ id: auditEntries.actorId })
    .from(auditEntries)
    .orderBy(asc(auditEntries.actorId));
  const ids = rows.map(({ id }) => id);
  const names = await namesOf(db, ids);
  return ids.map((id) => ({ id, name: names.get(id) ?? null }));
}

const peopleIn = ({ actorId, forId }: Row) => (forId === null ? [actorId] : [actorId, forId]);

function toEntry(row: Row, names: ReadonlyMap<string, string>): AuditEntry {
  const { id, at, actorId, forId, action, entity, entityId, title, before, after } = row;
  const person = (id: string) => ({ id, name: names.get(id) ?? null });
  const actingFor = forId === null ? null : person(forId);
  return {
    id,
    at: at.toISOString(),
    actor: person(actorId),
    actingFor,
    action,
    entity,
    entityId,
    title,
    before,
    after,
  };
}

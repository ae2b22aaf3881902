/** Prospects: firms the desk would like to win. They are seen and changed at the desk only. */
import { and, between, eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { newId } from '#kit/server/ids.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import type { ChangedProspect, NewProspect, Prospect, ProspectQuery } from '../contract.ts';
import { scoresOf } from '../rules.ts';
import { prospectLooks } from './looks.ts';
import { prospectBusinesses, prospectBusinessesSearchColumns as searchColumns } from './table.ts';

type Row = typeof prospectBusinesses.$inferSelect;
type Actor = { readonly id: string };

const entity = 'prospect_businesses';

/** A page of them, the most promising first unless told. */
export async function listProspects(db: Db, query: ProspectQuery) {
  const table = prospectBusinesses;
  const scores = query.priority && scoresOf(query.priority);
  const { rows, total } = await readDeskPage(db, {
    table,
    query,
    searchColumns,
    where: and(
      query.category && eq(table.category, query.category),
      query.contact_status && eq(table.contactStatus, query.contact_status),
      scores && between(table.priorityScore, scores.min, scores.max),
    ),
    sorts: { priority: table.priorityScore, name: sql`searchable(${table.name})`, updated: table.updatedAt },
    sort: '-priority',
    tie: table.id,
  });
  return { items: rows.map(toProspect), total };
}

export async function readProspect(db: Db, id: string): Promise<Prospect> {
  const [row] = await db.select().from(prospectBusinesses).where(eq(prospectBusinesses.id, id));
  if (!row) throw new Problem('not_found', 'There is no such prospect.');
  return toProspect(row);
}

export async function createProspect(db: Db, actor: Actor, input: NewProspect, at: Date): Promise<Prospect> {
  return db.transaction(async (db) => {
    const [row] = await db
      .insert(prospectBusinesses)
      .values({ id: newId(), ...toColumns(input), createdAt: at, updatedAt: at })
      .returning();
    const after = row as Row;
    const done = { action: 'create', entity, entityId: after.id, title: after.name } as const;
    await recordChange(db, { ...done, actor, at, after });
    return toProspect(after);
  });
}

/** Refuses 404, 409 edit_conflict. */
export async function updateProspect(
  db: Db,
  actor: Actor,
  id: string,
  { version, ...input }: ChangedProspect,
  at: Date,
): Promise<Prospect> {
  return db.transaction(async (db) => {
    const before = await lockProspect(db, id);
    requireVersion(before, version);
    const [row] = await db
      .update(prospectBusinesses)
      .set({ ...toColumns(input), version: before.version + 1, updatedAt: at })
      .where(eq(prospectBusinesses.id, id))
      .returning();
    const after = row as Row;
    await recordChange(db, { action: 'update', entity, entityId: id, title: after.name, actor, at, before, after });
    return toProspect(after);
  });
}

/** Deletes for good: nothing else points at a prospect. */
export async function deleteProspect(db: Db, actor: Actor, id: string, at: Date): Promise<{ deleted: true }> {
  return db.transaction(async (db) => {
    const before = await lockProspect(db, id);
    await db.delete(prospectBusinesses).where(eq(prospectBusinesses.id, id));
    await recordChange(db, { action: 'delete', entity, entityId: id, title: before.name, actor, at, before });
    return { deleted: true };
  });
}

async function lockProspect(db: Db, id: string): Promise<Row> {
  const [row] = await db.select().from(prospectBusinesses).where(eq(prospectBusinesses.id, id)).for('update');
  if (!row) throw new Problem('not_found', 'There is no such prospect.');
  return row;
}

function toColumns(input: NewProspect) {
  const { name, description, category, location, address, website, notes } = input;
  const same = { name, description, category, location, address, website, notes };
  return {
    ...same,
    contactEmail: input.contact_email,
    contactPhone: input.contact_phone,
    priorityScore: input.priority_score,
    advertisingBudget: input.advertising_budget,
    contactStatus: input.contact_status,
  };
}

function toProspect(row: Row): Prospect {
  const { id, name, description, category, location, address, website, notes, version } = row;
  const same = { id, name, description, category, location, address, website, notes, version };
  return {
    ...same,
    poster: wornPoster({ id, category, title: name, description: description ?? '' }, prospectLooks),
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
    priority_score: row.priorityScore,
    advertising_budget: row.advertisingBudget,
    contact_status: row.contactStatus,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

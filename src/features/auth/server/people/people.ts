/** Members as the desk sees them (issue 4). */
import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { PeopleQuery, Person } from '../../people-contract.ts';
import { toUser } from '../service.ts';
import { closeAllSessions, isOpen } from '../sessions/sessions.ts';
import { sessions, users, usersSearchColumns as searchColumns } from '../table.ts';
import type { UserRow } from '../table.ts';

/** A page of everybody, the newest first unless told. */
export async function listPeople(db: Db, query: PeopleQuery, at: Date) {
  const { rows, total } = await readDeskPage(db, {
    table: users,
    query,
    searchColumns,
    where: and(
      query.role && eq(users.role, query.role),
      query.suspended === undefined
        ? undefined
        : query.suspended
          ? isNotNull(users.suspendedAt)
          : isNull(users.suspendedAt),
    ),
    sorts: { created: users.createdAt, name: sql`searchable(${users.fullName})` },
    sort: '-created',
    tie: users.id,
  });
  return { items: await toPeople(db, rows, at), total };
}

export async function readPerson(db: Db, id: string, at: Date): Promise<Person> {
  const rows = await db.select().from(users).where(eq(users.id, id));
  const [person] = await toPeople(db, rows, at);
  if (!person) throw new Problem('not_found', 'There is no such member.');
  return person;
}

/** Closes all sessions of a member; tells how many were open. */
export async function signOutMember(db: Db, actor: { readonly id: string }, id: string, at: Date) {
  return db.transaction(async (db) => {
    const [user] = await db.select({ title: users.fullName }).from(users).where(eq(users.id, id)).for('update');
    if (!user) throw new Problem('not_found', 'There is no such member.');
    const closed = (await closeAllSessions(db, id)).filter(({ expiresAt }) => expiresAt > at).length;
    const done = { action: 'sign_out', entity: 'users', entityId: id, title: user.title } as const;
    await recordChange(db, { ...done, actor, at, before: { openSessions: closed }, after: { openSessions: 0 } });
    return { closed };
  });
}

/** The names of these members; who is gone is not in it. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

async function toPeople(db: Db, rows: readonly UserRow[], at: Date): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  const open = await db
    .select({ userId: sessions.userId, count: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.userId, ids), isOpen(at)))
    .groupBy(sessions.userId);
  const opened = new Map(open.map((row) => [row.userId, row.count]));
  return rows.map((row) => ({
    ...toUser(row),
    seatedBy: row.seatedBy,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspensionReason: row.suspensionReason,
    hasSecondFactor: row.secondFactorSince !== null,
    createdAt: row.createdAt.toISOString(),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    openSessions: opened.get(row.id) ?? 0,
  }));
}

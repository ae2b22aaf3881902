/** The roles somebody has in others' teams, and for whom a session works (decision 0074). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isStaff } from '#features/auth/rules.ts';
import { sessions, users } from '#features/auth/server/table.ts';
import { recordChange } from '#features/audit/server/service.ts';
import type { Actor, Membership } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Memberships } from '../contract.ts';
import { businessNames } from './names.ts';
import { teamMembers } from './table.ts';

type Caller = Pick<Actor, 'id' | 'sessionId'>;

/** An owner for whom others may work: one with a workspace who is not shut out. */
const isOwner = and(eq(users.role, 'business'), isNull(users.suspendedAt), isNull(users.erasedAt));

/**
 * For whom a session works at this instant: asked at every call, so that who is taken out of a team is out of it at once.
 * Whoever sits at the desk works for nobody: they would judge what they wrote.
 */
export async function membershipOf(
  db: Db,
  caller: Pick<Actor, 'id' | 'role' | 'lacks'>,
  ownerId: string,
): Promise<Membership | undefined> {
  if (isStaff(caller.role) || caller.lacks !== undefined) return undefined;
  const [row] = await heldMembership(db, { memberId: caller.id, ownerId });
  return row && { ownerId, role: row.role };
}

const heldMembership = prepared((db) =>
  db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId))
    .where(
      and(
        eq(teamMembers.ownerId, sql.placeholder('ownerId')),
        eq(teamMembers.memberId, sql.placeholder('memberId')),
        isOwner,
      ),
    ),
);

/** All roles somebody has, by the name of the business, and for whom this session works. */
export async function listMemberships(db: Db, { id, sessionId }: Caller): Promise<Memberships> {
  const rows = await db
    .select({ ownerId: teamMembers.ownerId, role: teamMembers.role, since: teamMembers.since, works: sessions.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId))
    .leftJoin(sessions, and(eq(sessions.id, sessionId), eq(sessions.actingFor, teamMembers.ownerId)))
    .where(and(eq(teamMembers.memberId, id), isOwner));
  const names = await businessNames(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  const memberships = rows
    .map(({ ownerId, role, since, works }) => ({
      membership: { ownerId, name: names.get(ownerId) ?? '', role, since: since.toISOString() },
      works,
    }))
    .toSorted(
      (a, b) =>
        a.membership.name.localeCompare(b.membership.name) || (a.membership.ownerId < b.membership.ownerId ? -1 : 1),
    );
  return {
    acting: memberships.find(({ works }) => works !== null)?.membership ?? null,
    memberships: memberships.map(({ membership }) => membership),
  };
}

/** From now on this session works for an owner, or with null for its holder; 404 for whoever has no role there. */
export async function actFor(
  db: Db,
  caller: Pick<Actor, 'id' | 'role' | 'lacks' | 'sessionId'>,
  ownerId: string | null,
) {
  if (ownerId !== null && !(await membershipOf(db, caller, ownerId)))
    throw new Problem('not_found', 'You have no role in this team.');
  await db.update(sessions).set({ actingFor: ownerId }).where(eq(sessions.id, caller.sessionId));
}

/**
 * Ends somebody's role in a team, by the owner's hand or their own; their sessions work for themselves again. 404 where
 * there is none.
 */
export async function endMembership(
  db: Db,
  membership: { readonly ownerId: string; readonly memberId: string },
  by: { readonly actor: { readonly id: string }; readonly at: Date },
): Promise<void> {
  await db.transaction(async (db) => {
    const { ownerId, memberId } = membership;
    const isTheirs = and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.memberId, memberId));
    const [before] = await db.delete(teamMembers).where(isTheirs).returning();
    if (!before) throw new Problem('not_found', 'There is nobody like this in the team.');
    await db
      .update(sessions)
      .set({ actingFor: null })
      .where(and(eq(sessions.userId, memberId), eq(sessions.actingFor, ownerId)));
    const done = { action: 'delete', entity: 'team_members', entityId: memberId, title: before.role } as const;
    await recordChange(db, { ...by, ...done, before: { ownerId, role: before.role } });
  });
}

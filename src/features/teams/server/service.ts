/** The own team: who is in it, what they do there, and who is invited (decision 0074). */
import { and, asc, eq, gt } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { recordChange } from '#features/audit/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Team } from '../contract.ts';
import { toInvitation } from './invitations.ts';
import { teamInvitations, teamMembers } from './table.ts';

export { dropOldInvitations } from './invitations.ts';

/** An owner's team, who came first at the top, and the invitations that still work. */
export async function readTeam(db: Db, ownerId: string, at: Date): Promise<Team> {
  const members = await db
    .select({ id: users.id, name: users.fullName, role: teamMembers.role, since: teamMembers.since })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.memberId))
    .where(eq(teamMembers.ownerId, ownerId))
    .orderBy(asc(teamMembers.since), asc(users.id));
  const invitations = await db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.ownerId, ownerId), gt(teamInvitations.expiresAt, at)))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id));
  return {
    members: members.map((member) => ({ ...member, since: member.since.toISOString() })),
    invitations: invitations.map(toInvitation),
  };
}

/** Gives a member of the caller's team another role in it, at once; 404 for whoever is not in it. */
export async function changeRole(
  db: Db,
  memberId: string,
  role: TeamRole,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<void> {
  await db.transaction(async (db) => {
    const isTheirs = and(eq(teamMembers.ownerId, actor.id), eq(teamMembers.memberId, memberId));
    const [before] = await db.select().from(teamMembers).where(isTheirs).for('update');
    if (!before) throw new Problem('not_found', 'There is nobody like this in the team.');
    if (before.role === role) return;
    await db.update(teamMembers).set({ role }).where(isTheirs);
    const done = { action: 'role', entity: 'team_members', entityId: memberId, title: role } as const;
    await recordChange(db, { actor, at, ...done, before: { role: before.role }, after: { role } });
  });
}

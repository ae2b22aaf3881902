import { asc, eq, or } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { dropLettersTo } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { TeamsExport } from '../personal-data.ts';
import { teamInvitations, teamMembers } from './table.ts';

/** Both sides go with an account: whom it worked for, who worked for it, and where it was invited. Sessions of the team ask each time anyway. */
export const teamsPersonalData: PersonalData<TeamsExport> = {
  tables: [teamMembers, teamInvitations],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(teamMembers)
      .where(or(eq(teamMembers.ownerId, id), eq(teamMembers.memberId, id)))
      .orderBy(asc(teamMembers.since), asc(teamMembers.ownerId), asc(teamMembers.memberId));
    const told = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
    return {
      memberships: told
        .filter(({ memberId }) => memberId === id)
        .map(({ ownerId, role, since }) => ({ ownerId, role, since })),
      team: told
        .filter(({ ownerId }) => ownerId === id)
        .map(({ memberId, role, since }) => ({ memberId, role, since })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(teamMembers).where(or(eq(teamMembers.ownerId, id), eq(teamMembers.memberId, id)));
    await db.delete(teamInvitations).where(eq(teamInvitations.ownerId, id));
    const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
    if (member?.email) await forgetInvited(db, member.email);
  },
};

/** Others invited this mailbox: what they did stays theirs and good, where they wrote to does not. */
async function forgetInvited(db: Db, email: string): Promise<void> {
  await db.update(teamInvitations).set({ email: null }).where(eq(teamInvitations.email, email));
  await dropLettersTo(db, 'teamInvitation', email);
}
